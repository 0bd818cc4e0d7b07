/** How many hints a player was given; nothing where there were none. */

import type { Seat } from '@riverstone/rules';
import { words } from '../../messages/words';
import type { BaseTable } from '../game-table';

export function HintsGiven({ table, seat }: { readonly table: BaseTable; readonly seat: Seat }) {
  const number = table.hints.of(seat);
  if (number === 0) return null;
  return <small class="ending-hints">{words().app.table.hintsTaken({ number })}</small>;
}
