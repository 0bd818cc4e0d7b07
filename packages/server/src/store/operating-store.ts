/** What a store keeps for the people who run the server: what is deleted, and what they have noted. */

import type { GuestId, TableNumber } from './store-ids.js';

/** Something that operators or players noted: a ban, a report, an announcement. */
export interface StoredItem {
  readonly kind: string;
  /** Unique among the items of a kind. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** JSON. */
  readonly body: string;
}

/** A table, and when it was last changed. */
export interface AgedTable {
  readonly number: TableNumber;
  readonly table: string;
  readonly phase: string;
  readonly touchedAt: number;
}

/** A table whose log names a guest: as a member, or as one who was removed. */
export interface GuestMention {
  readonly number: TableNumber;
  readonly table: string;
}

/** A guest whose data is being deleted, and since when. */
export interface Deletion {
  readonly guest: GuestId;
  readonly at: number;
}

/** What is stored of a guest outside of tables. */
export interface PersonalData {
  /** When each browser became this guest. */
  readonly devices: readonly { readonly since: number }[];
  readonly subscriptions: readonly { readonly endpoint: string; readonly language: string }[];
  readonly dailyScores: readonly { readonly day: string; readonly game: string; readonly score: number }[];
}

/** The new body of a row. */
export interface RewrittenRow {
  readonly version: number;
  readonly body: string;
}

export interface OperatingStore {
  /** Takes a duty that one node at a time does, or keeps it: false while another node has it. */
  takeDuty(duty: string, node: string, now: number, until: number): Promise<boolean>;
  /** Adds an item, or replaces the one with the same kind and id. */
  putItem(item: StoredItem): Promise<void>;
  /** The items of a kind, the newest first. */
  items(kind: string, limit: number): Promise<readonly StoredItem[]>;
  /** Returns whether there was one. */
  removeItem(kind: string, id: string): Promise<boolean>;
  removeItemsBefore(kind: string, at: number): Promise<void>;
  /** All tables in the order of their numbers, a part at a time. */
  agedTables(after: TableNumber, limit: number): Promise<readonly AgedTable[]>;
  /** Deletes tables with everything that belongs to them. */
  deleteTables(tables: readonly TableNumber[]): Promise<void>;
  personalData(guest: GuestId): Promise<PersonalData>;
  /**
   * Deletes everything of a guest that is stored outside of tables, and notes that the tables remain to be done. An
   * item `forgotten` stays, so that a restored backup does not bring them back.
   * Returns the hashes of the guest's tokens, which are not valid any more.
   */
  forgetGuest(guest: GuestId, at: number): Promise<readonly string[]>;
  /** The guests whose tables remain to be done, the oldest first. */
  deletions(limit: number): Promise<readonly Deletion[]>;
  tracesOf(guest: GuestId, limit: number): Promise<readonly GuestMention[]>;
  /** Replaces the bodies of rows, and notes that the table does not name the guest any more. */
  endTrace(guest: GuestId, table: TableNumber, rows: readonly RewrittenRow[]): Promise<void>;
  /** All tables of the guest are done. */
  endDeletion(guest: GuestId): Promise<void>;
}
