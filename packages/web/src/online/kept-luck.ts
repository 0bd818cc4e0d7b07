/** What this device gave to the chance of a table and what it was promised, so that it can be checked at the end. */

import { isObject } from '@riverstone/rules';
import { deviceTexts } from './kept-texts';

export interface KeptLuck {
  /** The hash of the server's secret, as it was when this device came to the table. */
  readonly commitment: string;
  /** This device's own share of the chance; null where it gave none. */
  readonly share: string | null;
}

const keyOf = (table: string): string => `riverstone:luck:${table}`;

export function keptLuck(table: string): KeptLuck | null {
  const text = deviceTexts.read(keyOf(table));
  if (text === null) return null;
  try {
    const raw: unknown = JSON.parse(text);
    return isKeptLuck(raw) ? raw : null;
  } catch {
    // Somebody else's text: nothing was kept.
    return null;
  }
}

/** Keeps what the server promises when the table is seen for the first time. */
export function keepCommitment(table: string, commitment: string): void {
  if (keptLuck(table) === null) keep(table, { commitment, share: null });
}

/** Keeps the share that the server has taken from this device. */
export function keepShare(table: string, commitment: string, share: string): void {
  keep(table, { commitment: keptLuck(table)?.commitment ?? commitment, share });
}

function keep(table: string, luck: KeptLuck): void {
  deviceTexts.write(keyOf(table), JSON.stringify(luck));
}

function isKeptLuck(raw: unknown): raw is KeptLuck {
  return isObject(raw) && typeof raw.commitment === 'string' && (raw.share === null || typeof raw.share === 'string');
}
