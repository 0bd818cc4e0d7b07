/** The keyboard shortcuts of the race. They work wherever the focus is. */

import { isSolo, newNumberTile } from '@riverstone/rules/kakuro-race';
import type { KakuroRaceMessages } from '../../messages/generated/kakuro-race';
import type { KeyHelp } from '../../table/layout/keys-sheet';
import { handled, useTableKeys } from '../../table/layout/use-table-keys';
import type { RaceController } from '../draft/controller';

/** The list of shortcuts. */
export function keyHelp({ keys }: KakuroRaceMessages, controller: RaceController): readonly KeyHelp[] {
  const { table } = controller;
  const { sealed } = table.view.value.options;
  const solo = isSolo(table.view.value);
  const alone = table.people.length <= 1;
  const calls: readonly KeyHelp[] = alone
    ? [{ keys: ['Space'], does: keys.call }]
    : [
        { keys: ['1–5'], does: keys.callSeat },
        { keys: ['Shift+1–5'], does: keys.noneSeat },
      ];
  return [
    ...(sealed || solo ? [] : calls),
    ...(alone || sealed ? [{ keys: ['N'], does: solo ? keys.noneAlone : keys.none }] : []),
    { keys: ['Enter'], does: keys.markAndClaim },
    { keys: ['P'], does: keys.claim },
    { keys: ['D'], does: keys.double },
    { keys: ['X'], does: keys.exchange },
    { keys: ['1–9'], does: keys.digit },
    { keys: ['W'], does: keys.newNumber },
    { keys: ['S'], does: keys.sumSquare },
    { keys: ['Escape', 'Ctrl+Z'], does: keys.stepBack },
    ...(sealed || solo ? [] : [{ keys: ['Backspace'], does: keys.withdraw }]),
    { keys: ['V'], does: keys.show },
  ];
}

export function useKeys(controller: RaceController, show: () => void): void {
  useTableKeys(controller.table, (event) => answer(controller, event, show));
}

/** Keys on the board that mean more there than "press the square". */
export function boardKey(controller: RaceController, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === ' ' && callByKey(controller, event)) return true;
  if (event.key !== 'Enter' || event.repeat) return false;
  if (controller.pending.question.value !== null) {
    controller.agree();
    return true;
  }
  // Without help with counting, Enter claims only on the line itself, so that nobody claims by mistake.
  if (!controller.isCounted || controller.pending.tool.value !== null || !controller.canConfirm.value) return false;
  controller.confirm();
  return true;
}

function answer(controller: RaceController, event: KeyboardEvent, show: () => void): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  const onButton = event.target instanceof Element && event.target.closest('button, a, summary') !== null;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') return controller.stepBack();
  if (ctrlKey || metaKey || altKey) return false;
  if (key === ' ') return callByKey(controller, event);
  if (onButton && key === 'Enter') return false;
  if (/^Digit[1-9]$/.test(event.code)) return digitKey(controller, Number(event.code.slice(5)), event.shiftKey);
  if (key === 'Enter')
    return (
      boardKey(controller, event) ||
      (controller.isCounted && controller.drafts.canLay.value && handled(() => controller.confirm()))
    );
  const [only] = controller.table.people;
  const letters: Readonly<Record<string, (() => unknown) | undefined>> = {
    n: () => noneByKey(controller, only),
    p: () => controller.confirm(),
    d: () => controller.editor.double(),
    x: () => controller.editor.exchange(),
    w: () => controller.editor.nextNewNumber(),
    s: () => controller.editor.sumSquare(),
    v: show,
    Escape: () => controller.stepBack(),
    Backspace: () => controller.withdraw(),
  };
  const act = letters[key.length === 1 ? key.toLowerCase() : key];
  return act !== undefined && handled(act);
}

/**
 * The space bar calls for the only person here, whatever has the focus. Whoever calls a moment after a bot presses no
 * button by that.
 */
function callByKey(controller: RaceController, event: KeyboardEvent): boolean {
  const [only, ...others] = controller.table.people;
  const { kind } = controller.phase.value;
  if (only === undefined || others.length > 0) return false;
  if (kind === 'search' && !event.repeat) controller.call(only);
  return kind === 'search' || kind === 'watch';
}

/** During a claim a digit is a New number. Before it, with several people here, a digit is a player. */
function digitKey(controller: RaceController, digit: number, isNone: boolean): boolean {
  if (controller.drafts.canLay.value) return handled(() => controller.editor.newNumber(newNumberTile(digit)));
  const seat = digit - 1;
  const { people } = controller.table;
  if (people.length < 2 || !people.includes(seat) || controller.phase.value.kind !== 'search') return false;
  if (isNone) controller.none(seat);
  else controller.call(seat);
  return true;
}

function noneByKey(controller: RaceController, only: number | undefined): void {
  const phase = controller.phase.value;
  if (phase.kind === 'seal' || phase.kind === 'alone') controller.none(phase.seat);
  else if (phase.kind === 'search' && controller.table.people.length === 1 && only !== undefined) controller.none(only);
}
