/** The proposal that somebody on this device has withdrawn or declined, so that they need not be told. */

import type { Proposal } from '@riverstone/protocol';

let ended: string | null = null;

/** Identifies a proposal, whoever has agreed to it meanwhile. */
const nameOf = (table: string, { what, by }: Proposal): string => `${table} ${what} ${by}`;

export function rememberEnded(table: string, proposal: Proposal): void {
  ended = nameOf(table, proposal);
}

export const isEndedHere = (table: string, proposal: Proposal): boolean => ended === nameOf(table, proposal);

/** There is a new proposal: forget the old one. */
export function forgetEnded(): void {
  ended = null;
}
