/**
 * Everything that must not be lost, behind one small interface: tables do not know which database it is. Several nodes
 * may share one store. The first to append a version of a table wins; the others read its rows and try again.
 */

import type { TableSummary } from '@riverstone/protocol';
import type { OperatingStore } from './operating-store.js';
import type { GuestId, TableNumber } from './store-ids.js';

export type { GuestId, TableNumber } from './store-ids.js';

/** One row of a table's log, as it is stored. */
export interface LogRow {
  /** Counted from 1, without gaps. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** A `Row` as JSON. */
  readonly body: string;
}

/** A row with the seats that the game waits for after it, for lists of tables. */
export interface NewLogRow extends LogRow {
  readonly awaited: readonly number[];
}

/** The part of a summary that does not change with every move. */
export type FixedSummary = Omit<TableSummary, 'awaited' | 'touchedAt' | 'dueAt'>;

/** What is known of a table without reading its log. */
export interface StoredSummary {
  readonly summary: FixedSummary;
  /** The guest in each seat; null for bots and free seats. */
  readonly seats: readonly (GuestId | null)[];
  /** All members, except removed ones. */
  readonly guests: readonly GuestId[];
  /** Members who were removed before the table was made: at a rematch. */
  readonly removed?: readonly GuestId[] | undefined;
}

/** A summary that replaces the stored one. */
export interface NewSummary extends Omit<StoredSummary, 'guests' | 'removed'> {
  /** Undefined if they are the same as before. Guests that are missing are remembered as former members. */
  readonly guests?: readonly GuestId[] | undefined;
}

/** A new table with the first rows of its log. */
export interface NewStoredTable {
  readonly rows: readonly NewLogRow[];
  readonly summary: StoredSummary;
}

/** A row to append, with what else changes in the store. */
export interface Append {
  readonly table: TableNumber;
  readonly row: NewLogRow;
  /** Undefined if it has not changed. */
  readonly summary?: NewSummary | undefined;
  /** When the table must be loaded even if nobody follows it; null for never, undefined if that has not changed. */
  readonly wakeAt?: number | null | undefined;
  /** Another table that the row creates, in the same transaction. */
  readonly created?: NewStoredTable | undefined;
}

export interface FoundTable {
  readonly number: TableNumber;
  readonly rows: readonly LogRow[];
}

/** A table that a guest is a member of. */
export interface GuestTable {
  readonly summary: TableSummary;
  readonly seats: readonly (GuestId | null)[];
}

/** One start of a node. A node that starts again has another id. */
export type NodeId = string;

/** A node that takes part in a cluster. */
export interface NodeLease {
  readonly id: NodeId;
  /** Where other nodes reach it: a URL with a trailing slash. */
  readonly address: string;
}

/** Who owns a table after a node tried to acquire it. */
export type TableOwner =
  /** `tookOver` if its last owner died: the log must be fenced before anything else is done. */
  | { readonly owner: 'self'; readonly tookOver: boolean }
  | { readonly owner: 'other'; readonly node: NodeLease }
  /** The node that tried has no valid lease. Nothing has changed. */
  | { readonly owner: 'none' };

/** A table that must be loaded, and since when. */
export interface DueTable {
  readonly table: string;
  readonly number: TableNumber;
  readonly at: number;
}

export interface TableStore {
  /** Creates a table and returns its number. */
  create(rows: readonly NewLogRow[], summary: StoredSummary): Promise<TableNumber>;
  /**
   * Appends all rows in one transaction: when this resolves, they are durable. A table gets none of its rows if another
   * node has written the same version; those tables are returned. Rejects if nothing could be stored.
   */
  append(rows: readonly Append[]): Promise<ReadonlySet<TableNumber>>;
  find(id: string): Promise<FoundTable | null>;
  /** The number of the table with that id; null if there is none. */
  numberOf(id: string): Promise<TableNumber | null>;
  /** The rows of a table after a version. */
  rowsAfter(table: TableNumber, version: number): Promise<readonly LogRow[]>;
  summary(id: string): Promise<TableSummary | null>;
  /** The tables of a guest, the last changed first. */
  tablesOf(guest: GuestId, limit: number): Promise<readonly GuestTable[]>;
  /** Listed tables whose game has not started, the newest first. */
  lobby(limit: number): Promise<readonly TableSummary[]>;
  /**
   * Tables that must be loaded by now, the longest due first. Leaves out those that live nodes other than `node` own;
   * null leaves out none. `after` continues a list.
   */
  due(now: number, limit: number, node: NodeId | null, after?: DueTable): Promise<readonly DueTable[]>;
}

export interface StoredToken {
  readonly tokenHash: string;
  /** When it was given, in milliseconds since 1970. */
  readonly since: number;
}

/** What is stored of people: only what is needed to recognise them. */
export interface GuestStore {
  /** A new guest with a first token. */
  createGuest(guest: GuestId, tokenHash: string, now: number): Promise<void>;
  /** The guest with that token; null if there is none. */
  guestOf(tokenHash: string): Promise<GuestId | null>;
  /** Adds a token to a guest, for another device. */
  addToken(guest: GuestId, tokenHash: string, now: number): Promise<void>;
  /** The tokens of a guest, one for each of their browsers, the oldest first. */
  tokensOf(guest: GuestId): Promise<readonly StoredToken[]>;
  /** Removes a token, and the subscription of its browser. */
  removeToken(tokenHash: string): Promise<void>;
  /**
   * Adds a code by which another device becomes the same guest. Removes the guest's earlier codes, and all expired
   * ones.
   */
  addCode(guest: GuestId, codeHash: string, until: number, now: number): Promise<void>;
  /** Uses a code up and returns its guest; null if there is no such code, or it has expired. */
  useCode(codeHash: string, now: number): Promise<GuestId | null>;
}

/** The key pair by which push services recognise this server. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Where and how a browser gets pushes. */
export interface StoredSubscription {
  readonly endpoint: string;
  /** The browser's keys, in base64url: what is sent is encrypted with them. */
  readonly p256dh: string;
  readonly auth: string;
  readonly language: string;
}

/** The subscription of one browser, known by its token as the guest is. */
export interface NewSubscription extends StoredSubscription {
  readonly guest: GuestId;
  readonly tokenHash: string;
}

export interface PushStore {
  /** The stored keys. The first call stores what it is given. */
  pushKeys(made: PushKeys): Promise<PushKeys>;
  /** Replaces the subscription of the same browser, and one with the same endpoint. */
  saveSubscription(subscription: NewSubscription): Promise<void>;
  /** Removes the subscription of a browser. */
  removeSubscription(tokenHash: string): Promise<void>;
  /** Removes a subscription that its push service does not know any more. */
  dropSubscription(endpoint: string): Promise<void>;
  subscriptionsOf(guest: GuestId): Promise<readonly StoredSubscription[]>;
}

/** How many players made a score. */
export interface ScoreCount {
  readonly score: number;
  readonly players: number;
}

/** The first result of one guest at one day's deal. */
export interface DailyEntry {
  readonly day: string;
  readonly game: string;
  readonly guest: GuestId;
  readonly score: number;
}

export interface DailyStore {
  /** Counts a result, unless the guest has one for that day and game. Forgets all days before the oldest. */
  addDaily(entry: DailyEntry, oldest: string): Promise<void>;
  /** The lowest score first. */
  dailyScores(day: string, game: string): Promise<readonly ScoreCount[]>;
}

/**
 * Which nodes live, and which of them owns each table. Everything here goes by the store's own clock, so it does not
 * matter what the clocks of the nodes show.
 */
export interface NodeStore {
  /** Starts the lease of a node, for so many milliseconds. Forgets nodes whose lease has expired. */
  startLease(node: NodeLease, ttl: number): Promise<void>;
  /** Renews a lease. False if it has expired: the node must start one under another id. */
  renewLease(node: NodeId, ttl: number): Promise<boolean>;
  /** Ends a lease in an orderly way, and with it the ownership of all tables of the node. */
  endLease(node: NodeId): Promise<void>;
  /** Makes a node the owner of a table, unless another live node is. */
  acquire(table: TableNumber, node: NodeId): Promise<TableOwner>;
  /** Gives a table up. Does nothing if the node does not own it. */
  release(table: TableNumber, node: NodeId): Promise<void>;
  /** The tables that a node owns. */
  ownedBy(node: NodeId): Promise<readonly TableNumber[]>;
  /** The nodes with a valid lease. */
  liveNodes(): Promise<readonly NodeLease[]>;
  /** The store's time in milliseconds since 1970. */
  now(): Promise<number>;
  /** The secret by which nodes authenticate each other. The first call stores the proposed one. */
  clusterSecret(proposed: string): Promise<string>;
}

/**
 * A lease that was renewed later than now, by more than this, is not valid: the store's clock was set back, and nobody
 * would notice the end of the lease for as long. In milliseconds.
 */
export const LEASE_SLACK = 1000;

export interface Store extends TableStore, NodeStore, GuestStore, PushStore, DailyStore, OperatingStore {
  /** For readiness: rejects if the store can't be read, or if the last write failed and writing still fails. */
  ping(): Promise<void>;
  /** Bytes on disk and the number of tables, for the metrics. */
  size(): Promise<{ readonly bytes: number; readonly tables: number }>;
  close(): Promise<void>;
}
