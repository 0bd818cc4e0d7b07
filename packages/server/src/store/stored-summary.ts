/** A table's summary, put together from what is stored of it. */

import type { FixedSummary, GuestTable } from './store.js';

/** What every store keeps of a table for lists. */
export interface SummaryParts {
  readonly summary: string;
  readonly seats: string;
  /** When its last row was written. */
  readonly at: number;
  /** The awaited seats, separated by commas. */
  readonly awaited: string;
  /** When the table must be loaded; null for never. */
  readonly wake: number | null;
}

export function guestTable({ summary, seats, at, awaited, wake }: SummaryParts): GuestTable {
  const fixed = JSON.parse(summary) as FixedSummary;
  const waitsFor = awaited === '' ? [] : awaited.split(',').map(Number);
  return {
    summary: { ...fixed, awaited: waitsFor, touchedAt: at, dueAt: isDue(fixed, waitsFor) ? wake : null },
    seats: JSON.parse(seats) as GuestTable['seats'],
  };
}

/** Whether the table is woken because somebody's days for a move are over. For a bot it is woken at once. */
function isDue({ days, seats }: FixedSummary, awaited: readonly number[]): boolean {
  return days !== null && awaited.every((seat) => seats[seat]?.bot === null);
}

/**
 * Lists of a guest's tables sort by the minute in which a table changed, in milliseconds: a finer order would change an
 * index with every move. The time shown with a table is exact.
 */
export const LIST_PRECISION = 60_000;
