/** The keys of Kakuzu, wherever the focus is at the table. */

import { useEffect } from 'preact/hooks';
import { words } from '../messages/words';
import type { KeyHelp } from '../table/keys-sheet';
import { isForTable } from '../table/play-layout';
import type { Desk } from './desk';
import { announces, moverAt } from './kakuzu-table';
import { canAnnounce, isStaged } from './staging';

export function useKeys(desk: Desk): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isForTable(event) || desk.table.paused.value) return;
      if (hearKey(desk, event)) event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [desk]);
}

/** Does what a key means; whether it means anything. */
function hearKey(desk: Desk, event: KeyboardEvent): boolean {
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key === 'z' && !event.shiftKey && does(() => desk.stepBack());
  switch (event.key.toLowerCase()) {
    case 'arrowup':
    case 'arrowdown':
    case 'arrowleft':
    case 'arrowright':
      return isNowhere(event) && does(() => desk.enterBoard());
    case 'enter':
      return isFree(event) && isStaged(desk.picks.staging.value) && does(() => desk.lift());
    case 'escape':
      return desk.escape();
    case 'n':
      return does(() => desk.takePencil(!desk.notes.pencil.value));
    case 'v':
      return desk.notes.seat.value !== null && does(() => desk.showNotes(!desk.notes.isShown.value));
    case 't':
      return desk.notes.isShown.value && does(() => desk.tidyNotes());
    case 'l':
      return does(() => desk.lookAround());
    case 'backspace':
    case 'delete':
      return desk.notes.pencil.value && does(() => desk.eraseNotes());
    default:
      return /^[1-9]$/.test(event.key) && hearDigit(desk, Number(event.key));
  }
}

function hearDigit(desk: Desk, digit: number): boolean {
  if (desk.notes.pencil.value) return does(() => desk.note(digit));
  const view = desk.table.view.value;
  if (!announces(view) || moverAt(view) === null || !canAnnounce(view, digit)) return false;
  return does(() => desk.pickDigit(digit));
}

/** Whether Enter does nothing where the focus is. */
function isFree({ target, repeat }: KeyboardEvent): boolean {
  return !repeat && !(target instanceof Element && target.closest('button, a, summary, [role=gridcell]') !== null);
}

/** Whether nothing at the table has the focus. */
function isNowhere({ target }: KeyboardEvent): boolean {
  return target === document.body || (target instanceof Element && target.matches('main'));
}

function does(deed: () => void): true {
  deed();
  return true;
}

/** What the keys do, for the sheet of keys. */
export function keyHelp(): readonly KeyHelp[] {
  const { keys } = words().kakuzu;
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
