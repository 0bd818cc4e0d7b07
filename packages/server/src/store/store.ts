/**
 * Where everything that must not be lost is kept: one small interface, so that the tables do not know which database it is.
 * Several nodes may share one store: whoever appends first to a table's log wins, the other reads on and tries again.
 */

import type { TableSummary } from '@riverstone/protocol';

/** A table's number in the store; its id in links is another, so that numbers tell nobody how many tables there are. */
export type TableNumber = number;

/** Somebody who comes back: the same for all their devices. Never sent to anybody. */
export type GuestId = string;

/** One thing that was done at a table, as it is kept. */
export interface LogRow {
  /** Counts from 1, without a gap. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** A `RowBody` as JSON. */
  readonly body: string;
}

/** A row with what lists of tables tell of it: whom the game waits for after it. */
export interface NewLogRow extends LogRow {
  readonly awaited: readonly number[];
}

/** A summary without what changes with every move. */
export type FixedSummary = Omit<TableSummary, 'awaited' | 'touchedAt'>;

/** What can be known of a table without reading its log. */
export interface StoredSummary {
  readonly summary: FixedSummary;
  /** The guests behind the seats, in seat order; null for bots and free seats. */
  readonly seats: readonly (GuestId | null)[];
  /** Everybody with a name at the table. */
  readonly guests: readonly GuestId[];
}

/** A summary that takes the place of another. */
export interface NewSummary extends Omit<StoredSummary, 'guests'> {
  /** Left out where they are the same as before. */
  readonly guests?: readonly GuestId[] | undefined;
}

/** A table with the first rows of its log. */
export interface MadeTable {
  readonly rows: readonly NewLogRow[];
  readonly summary: StoredSummary;
}

/** A row to be added to a table's log, with how the table stands after it. */
export interface Append {
  readonly table: TableNumber;
  readonly row: NewLogRow;
  /** Left out where nothing has changed that it tells. */
  readonly summary?: NewSummary | undefined;
  /** When somebody must look at the table, though nobody may be there; null for never. */
  readonly wakeAt?: number | null | undefined;
  /** Another table that is made by it: it is there when the row is. */
  readonly made?: MadeTable | undefined;
}

/** A table as it is found by its id. */
export interface FoundTable {
  readonly number: TableNumber;
  readonly rows: readonly LogRow[];
}

/** A table at which a guest has a name, from afar. */
export interface GuestTable {
  readonly summary: TableSummary;
  readonly seats: readonly (GuestId | null)[];
}

/** A table that somebody should look at, and since when. */
export interface DueTable {
  readonly table: string;
  readonly number: TableNumber;
  readonly at: number;
}

export interface TableStore {
  /** Makes a table with the first rows of its log; its number. */
  create(rows: readonly NewLogRow[], summary: StoredSummary): Promise<TableNumber>;
  /**
   * Appends all rows at once, durably: when this resolves they are on disk. A table where the first new version is already
   * taken gets none of its rows; those tables are given back. Rejects when nothing could be kept.
   */
  append(rows: readonly Append[]): Promise<ReadonlySet<TableNumber>>;
  find(id: string): Promise<FoundTable | null>;
  /** The rows of a table after a version. */
  rowsAfter(table: TableNumber, version: number): Promise<readonly LogRow[]>;
  summary(id: string): Promise<TableSummary | null>;
  /** The tables of a guest, those that were touched last first. */
  tablesOf(guest: GuestId, most: number): Promise<readonly GuestTable[]>;
  /** Listed tables where the game has not begun, the newest first. */
  lobby(most: number): Promise<readonly TableSummary[]>;
  /** Tables that somebody should have looked at by then, the oldest first; those after one, where one is named. */
  due(now: number, most: number, after?: DueTable): Promise<readonly DueTable[]>;
}

/** What is kept of people: no more than is needed to know them again. */
export interface GuestStore {
  /** A new guest with a first token. */
  createGuest(guest: GuestId, tokenHash: string, now: number): Promise<void>;
  /** Whose token it is; null when nobody's. */
  guestOf(tokenHash: string): Promise<GuestId | null>;
  /** Another token for a guest: another device. */
  addToken(guest: GuestId, tokenHash: string, now: number): Promise<void>;
  removeToken(tokenHash: string): Promise<void>;
  /** A code by which another device becomes the same guest; earlier codes of the guest end, and whatever is too old. */
  addCode(guest: GuestId, codeHash: string, until: number, now: number): Promise<void>;
  /** Uses a code up: whose it was; null when there is none, or it is too old. */
  useCode(codeHash: string, now: number): Promise<GuestId | null>;
}

export interface Store extends TableStore, GuestStore {
  /** Rejects where nothing can be read, or where what was to be kept last could not be, and still can not: for readiness. */
  ping(): Promise<void>;
  /** Bytes on disk and the number of tables, for the metrics. */
  size(): Promise<{ readonly bytes: number; readonly tables: number }>;
  close(): Promise<void>;
}
