/**
 * How often somebody may do what. By guest: what one busy person needs. By address: the same for a family of eight
 * behind one address, with their phones and tablets. Nobody who plays at a normal pace reaches any of these.
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
  /** New sockets. A page that comes back after a restart may try a few times. */
  connections: {
    guest: { max: 30, seconds: MINUTE },
    address: { max: 200, seconds: MINUTE },
  },
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
  /** What is done at tables. Even a fast player in a race stays far below. */
  commands: { guest: { burst: 40, perSecond: 10 } },
  /** What is neither a move nor chat: names, seats, options, votes. A host who tries out all options stays below. */
  arrangements: { guest: { burst: 120, perSecond: 6 / MINUTE } },
  chatLines: { guest: { burst: 8, perSecond: 0.5 } },
} as const satisfies RatesByKey<TokenRate>;

/** Sockets that may be open at once. */
export const openSockets = { guest: 20, address: 160 } as const;
