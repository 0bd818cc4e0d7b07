/** The keyboard shortcuts of Kakuzu. They work wherever the focus is. */

import type { KakuzuMessages } from '../../messages/generated/kakuzu';
import type { KeyHelp } from '../../table/layout/keys-sheet';
import { handled, useTableKeys } from '../../table/layout/use-table-keys';
import type { KakuzuController } from '../draft/controller';
import { canAnnounce, hasPick } from '../draft/draft';
import { announces, moverAt } from '../table/kakuzu-table';

export function useKeys(controller: KakuzuController): void {
  useTableKeys(controller.table, (event) => handleKey(controller, event));
}

/** Handles a key. Returns whether it did anything. */
function handleKey(controller: KakuzuController, event: KeyboardEvent): boolean {
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey)
    return event.key === 'z' && !event.shiftKey && handled(() => controller.stepBack());
  switch (event.key.toLowerCase()) {
    case 'enter':
      return ignoresEnter(event) && hasPick(controller.drafts.draft.value) && handled(() => controller.lift());
    case 'escape':
      return controller.escape();
    case 'n':
      return handled(() => controller.takePencil(!controller.notes.pencil.value));
    case 'v':
      return (
        controller.notes.seat.value !== null && handled(() => controller.showNotes(!controller.notes.isShown.value))
      );
    case 't':
      return controller.notes.isShown.value && handled(() => controller.noteActions.tidy());
    case 'l':
      return handled(() => controller.lookAround());
    case 'backspace':
    case 'delete':
      return controller.notes.pencil.value && handled(() => controller.noteActions.erase());
    default:
      return /^[1-9]$/.test(event.key) && handleDigit(controller, Number(event.key));
  }
}

function handleDigit(controller: KakuzuController, digit: number): boolean {
  if (controller.notes.pencil.value) return handled(() => controller.noteActions.note(digit));
  const view = controller.table.view.value;
  if (!announces(view) || moverAt(view) === null || !canAnnounce(view, digit)) return false;
  return handled(() => controller.pickDigit(digit));
}

/** Whether Enter does nothing where the focus is. */
function ignoresEnter({ target }: KeyboardEvent): boolean {
  return !(target instanceof Element && target.closest('button, a, summary, [role=gridcell]') !== null);
}

/** The list of shortcuts. */
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
