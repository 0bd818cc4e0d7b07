/**
 * All rates. By guest: enough for one busy person. By address: enough for a family of eight with phones and tablets.
 * Normal play reaches none of them.
 */

import type { TokenRate } from './token-bucket.js';
import type { WindowRate } from './window-limiter.js';

type RatesByKey<Rate> = Readonly<Record<string, Readonly<Record<string, Rate>>>>;

const MINUTE = 60;

/** For HTTP requests and new sockets. */
export const requestRates = {
  /** New browsers: only their address is known. */
  newGuests: { address: { max: 40, seconds: 10 * MINUTE } },
  tablesMade: {
    guest: { max: 10, seconds: 5 * MINUTE },
    address: { max: 40, seconds: 4 * MINUTE },
  },
  /** All requests to `/api`. */
  requests: {
    guest: { max: 120, seconds: 24 },
    address: { max: 600, seconds: 20 },
  },
  /** Records of finished games: the first reader of one makes it. */
  records: {
    guest: { max: 30, seconds: MINUTE },
    address: { max: 120, seconds: MINUTE },
  },
  /** Pictures of moments, which cost more to draw than to send. */
  pictures: { address: { max: 60, seconds: MINUTE } },
  /** Files of the page, and pages of tables. The first visit of a browser stores all files, 400 of them. */
  pageFiles: { address: { max: 4000, seconds: 20 } },
  /** New sockets. A page that comes back after a restart may try a few times. */
  connections: {
    guest: { max: 30, seconds: MINUTE },
    address: { max: 200, seconds: MINUTE },
  },
  /** Reports of other players. */
  reports: {
    guest: { max: 5, seconds: 10 * MINUTE },
    address: { max: 20, seconds: 10 * MINUTE },
  },
  /** Exports of all that is known of somebody: each reads all their tables. */
  exports: { guest: { max: 5, seconds: 10 * MINUTE } },
  /** New codes for another device. */
  codesMade: { guest: { max: 5, seconds: 150 } },
  /** Codes that are typed in. An honest typist needs two or three; guessing one would take a million years. */
  codesTried: {
    guest: { max: 6, seconds: 6 * MINUTE },
    address: { max: 20, seconds: 5 * MINUTE },
  },
} as const satisfies RatesByKey<WindowRate>;

/** For messages on sockets. */
export const socketRates = {
  /** Every message on one socket, valid or not. */
  messages: { socket: { burst: 60, perSecond: 20 } },
  /** Every frame on one socket, including fragments, pings and pongs. A socket above it is closed at once. */
  frames: { socket: { burst: 4000, perSecond: 200 } },
  /** Commands at tables. Even a fast player in a race stays far below. */
  commands: { guest: { burst: 40, perSecond: 10 } },
  /** Commands that are neither moves nor chat: names, seats, options, votes. */
  arrangements: { guest: { burst: 120, perSecond: 6 / MINUTE } },
  chatLines: { guest: { burst: 8, perSecond: 0.5 } },
} as const satisfies RatesByKey<TokenRate>;

/** How often probes are evaluated. Beyond that they repeat their last answer. */
export const probes = {
  ready: { burst: 20, perSecond: 5 },
  metrics: { burst: 5, perSecond: 1 },
} as const satisfies Readonly<Record<string, TokenRate>>;

/** Sockets that may be open at once. */
export const openSockets = { guest: 20, address: 160 } as const;
