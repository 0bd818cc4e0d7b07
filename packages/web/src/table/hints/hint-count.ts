/** How many hints a seat was given. They are counted with the table, and told at its end. */

import type { Seat } from '@riverstone/rules';
import type { BaseTable } from '../game-table';

type Noted = Pick<BaseTable, 'notes'>;

export function hintsGiven({ notes }: Noted, seat: Seat): number {
  const given = Number(notes.read(seat, 'hints'));
  return Number.isSafeInteger(given) && given > 0 ? given : 0;
}

export function countHint(table: Noted, seat: Seat): void {
  table.notes.write(seat, 'hints', String(hintsGiven(table, seat) + 1));
}
