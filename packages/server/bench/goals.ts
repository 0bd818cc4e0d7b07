/** What online tables have promised. */

export const goals = {
  /** Processor time of the server for a move, everything on disk. */
  microsPerMove: 120,
  /** The same as a part of what boardgame.io needs. */
  partOfBoardgame: 1 / 3,
  /** Memory with 5,000 clients that do nothing. */
  idleMegabytes: 400,
  /** A move with the most stored tables against one with the fewest. */
  storedRatio: 1.25,
  /** Acknowledged and not there, or there twice. */
  lost: 0,
  doubled: 0,
  backMs: 5000,
} as const;
