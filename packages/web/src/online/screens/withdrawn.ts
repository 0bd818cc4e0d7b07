/** The question that somebody here has taken back themselves: that it is gone is no news to them. */

import type { Asked } from '@riverstone/protocol';

let withdrawn: string | null = null;

/** The same question, whoever has agreed to it meanwhile. */
const nameOf = (table: string, { what, by }: Asked): string => `${table} ${what} ${by}`;

export function rememberWithdrawn(table: string, asked: Asked): void {
  withdrawn = nameOf(table, asked);
}

export const isWithdrawn = (table: string, asked: Asked): boolean => withdrawn === nameOf(table, asked);

/** Something is asked anew: a no to that is one. */
export function forgetWithdrawn(): void {
  withdrawn = null;
}
