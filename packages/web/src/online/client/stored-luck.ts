/** Stores the commitment that this device saw and the share that it gave, to check the luck at the end. */

import { isObject } from '@riverstone/rules';
import { deviceStore } from '../../settings/text-store';

export interface StoredLuck {
  /** The hash of the server's secret, as this device saw it first. */
  readonly commitment: string;
  /** This device's share of the luck; null where it gave none. */
  readonly share: string | null;
}

/** When it was stored, in milliseconds since 1970. */
interface Dated extends StoredLuck {
  readonly at: number;
}

const PREFIX = 'riverstone:luck:';
/** The number of tables that are stored; the oldest are deleted first. */
const MAX_TABLES = 100;

export function storedLuck(table: string): StoredLuck | null {
  const kept = read(PREFIX + table);
  return kept === null ? null : { commitment: kept.commitment, share: kept.share };
}

/** Stores the commitment when the table is seen for the first time. */
export function storeCommitment(table: string, commitment: string): void {
  if (storedLuck(table) === null) keep(table, { commitment, share: null });
}

/** Stores the share that the server has accepted. */
export function storeShare(table: string, commitment: string, share: string): void {
  keep(table, { commitment: storedLuck(table)?.commitment ?? commitment, share });
}

function keep(table: string, luck: StoredLuck): void {
  const key = PREFIX + table;
  makeRoomFor(key);
  deviceStore.write(key, JSON.stringify({ ...luck, at: Date.now() } satisfies Dated));
}

/** Deletes the oldest where there are too many. */
function makeRoomFor(own: string): void {
  const others = deviceStore.keys(PREFIX).filter((key) => key !== own);
  if (others.length < MAX_TABLES) return;
  const keptAt = (key: string): number => read(key)?.at ?? 0;
  const byAge = others.toSorted((one, other) => keptAt(one) - keptAt(other));
  for (const key of byAge.slice(0, others.length - MAX_TABLES + 1)) deviceStore.write(key, null);
}

function read(key: string): Dated | null {
  const text = deviceStore.read(key);
  if (text === null) return null;
  try {
    const raw: unknown = JSON.parse(text);
    return isKeptLuck(raw) ? { ...raw, at: typeof raw.at === 'number' ? raw.at : 0 } : null;
  } catch {
    // Not written by this page.
    return null;
  }
}

function isKeptLuck(raw: unknown): raw is StoredLuck & { readonly at?: unknown } {
  return isObject(raw) && typeof raw.commitment === 'string' && (raw.share === null || typeof raw.share === 'string');
}
