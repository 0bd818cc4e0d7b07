/** The keys of Kakuzu, wherever the focus is at the table. */

import type { KakuzuMessages } from '../../messages/catalogue';
import type { KeyHelp } from '../../table/layout/keys-sheet';
import { does, useTableKeys } from '../../table/layout/use-table-keys';
import type { KakuzuDesk } from '../draft/controller';
import { canAnnounce, isStaged } from '../draft/draft';
import { announces, moverAt } from '../table/kakuzu-table';

export function useKeys(desk: KakuzuDesk): void {
  useTableKeys(desk.table, (event) => hearKey(desk, event));
}

/** Does what a key means; whether it means anything. */
function hearKey(desk: KakuzuDesk, event: KeyboardEvent): boolean {
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key === 'z' && !event.shiftKey && does(() => desk.stepBack());
  switch (event.key.toLowerCase()) {
    case 'enter':
      return isFree(event) && isStaged(desk.picks.staging.value) && does(() => desk.lift());
    case 'escape':
      return desk.escape();
    case 'n':
      return does(() => desk.takePencil(!desk.notes.pencil.value));
    case 'v':
      return desk.notes.seat.value !== null && does(() => desk.showNotes(!desk.notes.isShown.value));
    case 't':
      return desk.notes.isShown.value && does(() => desk.jotter.tidy());
    case 'l':
      return does(() => desk.lookAround());
    case 'backspace':
    case 'delete':
      return desk.notes.pencil.value && does(() => desk.jotter.erase());
    default:
      return /^[1-9]$/.test(event.key) && hearDigit(desk, Number(event.key));
  }
}

function hearDigit(desk: KakuzuDesk, digit: number): boolean {
  if (desk.notes.pencil.value) return does(() => desk.jotter.note(digit));
  const view = desk.table.view.value;
  if (!announces(view) || moverAt(view) === null || !canAnnounce(view, digit)) return false;
  return does(() => desk.pickDigit(digit));
}

/** Whether Enter does nothing where the focus is. */
function isFree({ target }: KeyboardEvent): boolean {
  return !(target instanceof Element && target.closest('button, a, summary, [role=gridcell]') !== null);
}

/** What the keys do, for the sheet of keys. */
export function keyHelp({ keys }: KakuzuMessages): readonly KeyHelp[] {
  return [
    { keys: ['Enter'], does: keys.lift },
    { keys: ['Escape'], does: keys.back },
    { keys: ['Ctrl+Z'], does: keys.stepBack },
    { keys: ['N'], does: keys.notes },
    { keys: ['1', '9'], does: keys.digits },
    { keys: ['Backspace'], does: keys.erase },
    { keys: ['T'], does: keys.tidy },
    { keys: ['V'], does: keys.showNotes },
    { keys: ['L'], does: keys.around },
  ];
}
