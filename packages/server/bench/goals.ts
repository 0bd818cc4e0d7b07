/** The performance goals of online tables. */

export const goals = {
  /** Processor time of the server for a move, everything on disk. */
  microsPerMove: 120,
  /** The same as a part of what boardgame.io needs. */
  partOfBoardgame: 1 / 3,
  /** The same as a part of what the bare socket needs. */
  partOfBare: 1.4,
  /** The p99 of a move at the same offered load, as a part of the bare socket's. */
  partOfBareLatency: 1.5,
  /** Processor time of the node for a move with PostgreSQL, and that of PostgreSQL with it, as a part of SQLite's. */
  nodeOnPostgres: 1,
  allOnPostgres: 1.5,
  /** A move at one of three nodes against one node that is alone, both ways. */
  nodesRatio: 1.15,
  /** Memory with 5,000 clients that do nothing. */
  idleMegabytes: 400,
  /** A move with the most stored tables against one with the fewest. */
  storedRatio: 1.15,
  /** From the start of the process to its address, with a million tables. */
  startMs: 3000,
  /** The list of a guest with 4,000 tables. */
  listMs: 2,
  /** Acknowledged moves that are missing from the log, or in it twice. */
  lost: 0,
  doubled: 0,
  backMs: 5000,
} as const;
