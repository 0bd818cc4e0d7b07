/** Two clients at a table of some server, as the load generator drives them: one move at a time. */

/** What a table tells the generator. */
export interface TableEvents {
  /** The client that did not move has seen the move. */
  arrived(): void;
  /** Both have seen it. */
  seen(): void;
  /** The next move can be made. */
  free(): void;
  /** There are no moves left until the table is stocked up. */
  out(): void;
}

export interface LoadTable {
  /**
   * Makes sure that there are so many games to play, where games end at all; `free` follows when the first move can be
   * made.
   */
  stockUp(games: number): Promise<void>;
  /** The client in turn sends its move. */
  move(): void;
  close(): void;
}

/** Opens a table with its two clients, at a server or at several nodes of one. */
export type OpenTable = (urls: readonly string[], index: number, events: TableEvents) => Promise<LoadTable>;
