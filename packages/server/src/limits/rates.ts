/**
 * How often what may be done. By identity: what one busy person needs. By address: the same for a family of eight behind one
 * address, with their phones and tablets. Whoever keeps to the pace of a game never meets any of these.
 */

import type { Rate } from './bucket.js';

const a = { second: 1, minute: 1 / 60 } as const;

export const rates = {
  /** Browsers that were not here before; only the address is known of them. */
  newGuests: { address: { burst: 40, perSecond: 4 * a.minute } },
  tablesMade: {
    guest: { burst: 10, perSecond: 2 * a.minute },
    address: { burst: 40, perSecond: 10 * a.minute },
  },
  /** Requests to `/api`, whatever they ask for. */
  requests: {
    guest: { burst: 120, perSecond: 5 * a.second },
    address: { burst: 600, perSecond: 30 * a.second },
  },
  /** New sockets: a page that comes back after a restart may try a few times. */
  connections: {
    guest: { burst: 30, perSecond: 30 * a.minute },
    address: { burst: 200, perSecond: 200 * a.minute },
  },
  /** Whatever comes over one socket, readable or not. */
  messages: { socket: { burst: 60, perSecond: 20 * a.second } },
  /** What is done at tables: quick hands in a race stay far below. */
  commands: { guest: { burst: 40, perSecond: 10 * a.second } },
  /** What is neither a move nor talk: names, seats, options, votes. A host who tries out all options stays below. */
  arrangements: { guest: { burst: 120, perSecond: 6 * a.minute } },
  chatLines: { guest: { burst: 8, perSecond: 0.5 * a.second } },
  /** Codes for another device that are asked for. */
  codesMade: { guest: { burst: 5, perSecond: 2 * a.minute } },
  /** Codes that are typed in: an honest typist needs two or three, a guesser a million years. */
  codesTried: {
    guest: { burst: 6, perSecond: 1 * a.minute },
    address: { burst: 20, perSecond: 4 * a.minute },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Rate>>>>;

/** Sockets that may be open at once. */
export const openSockets = { guest: 20, address: 160 } as const;
