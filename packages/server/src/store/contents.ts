/** Everything in a store at one moment, in a form that all databases share: what is backed up, restored and checked. */

import type { GuestId, LogRow, TableNumber } from './store.js';

/**
 * What is stored besides tables of games, with its columns. Leaves out what is only valid while servers run: nodes,
 * owners, duties, one-time codes.
 */
export const relations = {
  tokens: ['hash', 'guest', 'created_at'],
  subscriptions: ['token', 'guest', 'endpoint', 'p256dh', 'auth', 'language'],
  daily_scores: ['day', 'game', 'guest', 'score'],
  deletions: ['guest', 'at'],
  items: ['kind', 'id', 'at', 'body'],
  push_keys: ['id', 'public', 'private'],
  cluster_secret: ['id', 'secret'],
} as const;

export type RelationName = keyof typeof relations;
export const relationNames = Object.keys(relations) as RelationName[];

/** What a node reports about itself is only valid while it runs. */
const transient = "kind = 'node'";

/** The query for a relation, in the order of its first column. */
export function relationQuery(name: RelationName): string {
  const columns = relations[name].join(', ');
  return `SELECT ${columns} FROM ${name}${name === 'items' ? ` WHERE NOT ${transient}` : ''} ORDER BY ${columns}`;
}

/** A row of a relation: its values in the order of the columns. */
export interface RelationRow {
  readonly relation: RelationName;
  readonly values: readonly (string | number)[];
}

/** A table with everything that belongs to it. */
export interface TableContents {
  readonly number: TableNumber;
  readonly id: string;
  readonly phase: string;
  readonly listed: boolean;
  /** JSON. */
  readonly summary: string;
  /** JSON. */
  readonly seats: string;
  /** After the last row, separated by commas. */
  readonly awaited: string;
  readonly wake: number | null;
  readonly guests: readonly GuestId[];
  readonly former: readonly GuestId[];
  readonly rows: readonly LogRow[];
}

/** A table that can't be read, or rows that belong to none. */
export interface TableReadFailure {
  readonly id: string;
  readonly fault: string;
}

export interface StoreContents {
  /** How many tables there are. */
  readonly count: number;
  relationRows(): AsyncIterable<RelationRow>;
  /** In the order of their last rows. */
  tables(): AsyncIterable<TableContents | TableReadFailure>;
  /** What is wrong with the database itself. Takes as long as reading it. */
  faults(): AsyncIterable<string>;
  close(): Promise<void>;
}

/** Somebody who had their data deleted. */
export interface PastDeletion {
  readonly guest: GuestId;
  readonly at: number;
}

export interface TargetOptions {
  /** Whether a store with something in it is replaced. */
  readonly replaces: boolean;
}

/** Where a backup is restored to. Nothing is visible before `finish`. */
export interface RestoreTarget {
  /** The guests who had their data deleted, as the replaced store knows them. */
  readonly deleted: readonly PastDeletion[];
  addRelationRow(row: RelationRow): Promise<void>;
  addTable(table: TableContents): Promise<void>;
  /** Deletes a guest's data outside of tables, and notes that the server must remove them from tables. */
  forget(deletion: PastDeletion): Promise<void>;
  /** Returns the file that keeps the replaced store; null if nothing was replaced, or in a database. */
  finish(): Promise<string | null>;
  abandon(): Promise<void>;
}
