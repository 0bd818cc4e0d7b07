/** The question that somebody here has taken back or said no to: that it is gone is no news to them. */

import type { Proposal } from '@riverstone/protocol';

let ended: string | null = null;

/** The same question, whoever has agreed to it meanwhile. */
const nameOf = (table: string, { what, by }: Proposal): string => `${table} ${what} ${by}`;

export function rememberEnded(table: string, asked: Proposal): void {
  ended = nameOf(table, asked);
}

export const isEndedHere = (table: string, asked: Proposal): boolean => ended === nameOf(table, asked);

/** Something is asked anew: a no to that is one. */
export function forgetEnded(): void {
  ended = null;
}
