/** How many hints a player was given and how many moves they took back; nothing where there were none. */

import type { Seat } from '@riverstone/rules';
import { words } from '../../messages/words';
import type { BaseTable } from '../game-table';

export function HelpUsed({ table, seat }: { readonly table: BaseTable; readonly seat: Seat }) {
  const { hintsTaken, takebacks } = words().app.table;
  const hints = table.hints.of(seat);
  const undone = table.undoing.count?.(seat) ?? 0;
  const had = [
    ...(hints > 0 ? [hintsTaken({ number: hints })] : []),
    ...(undone > 0 ? [takebacks({ number: undone })] : []),
  ];
  return had.length === 0 ? null : <small class="ending-help">{had.join(' · ')}</small>;
}
