/** What the keys of the race do, wherever the focus is. */

import { isSolo, newNumberTile } from '@riverstone/rules/kakuro-race';
import type { RaceMessages } from '../../messages/catalogue';
import type { KeyHelp } from '../../table/layout/keys-sheet';
import { does, useTableKeys } from '../../table/layout/use-table-keys';
import type { RaceDesk } from '../draft/controller';

/** The keys of a table, for the sheet that lists them. */
export function keyHelp({ keys }: RaceMessages, desk: RaceDesk): readonly KeyHelp[] {
  const { table } = desk;
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
    { keys: ['Enter'], does: desk.isCounted ? keys.markAndClaim : keys.mark },
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

export function useKeys(desk: RaceDesk, show: () => void): void {
  useTableKeys(desk.table, (event) => answer(desk, event, show));
}

/** Keys on the board that mean more there than "press the square". */
export function boardKey(desk: RaceDesk, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === ' ' && desk.phase.value.kind === 'search') return callByKey(desk, event);
  if (event.key !== 'Enter' || event.repeat) return false;
  if (desk.moment.question.value !== null) {
    desk.agree();
    return true;
  }
  // Where nobody counts along, Enter only marks: a claim is made on purpose.
  if (!desk.isCounted || desk.moment.tool.value !== null || !desk.canConfirm.value) return false;
  desk.confirm();
  return true;
}

function answer(desk: RaceDesk, event: KeyboardEvent, show: () => void): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  const onButton = event.target instanceof Element && event.target.closest('button, a, summary') !== null;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') return desk.stepBack();
  if (ctrlKey || metaKey || altKey) return false;
  if (onButton && (key === ' ' || key === 'Enter')) return false;
  if (key === ' ') return callByKey(desk, event);
  if (/^Digit[1-9]$/.test(event.code)) return digitKey(desk, Number(event.code.slice(5)), event.shiftKey);
  if (key === 'Enter')
    return boardKey(desk, event) || (desk.isCounted && desk.staged.isOpen.value && does(() => desk.confirm()));
  const [only] = desk.table.people;
  const letters: Readonly<Record<string, (() => unknown) | undefined>> = {
    n: () => noneByKey(desk, only),
    p: () => desk.confirm(),
    d: () => desk.laying.double(),
    x: () => desk.laying.exchange(),
    w: () => desk.laying.nextNewNumber(),
    s: () => desk.laying.sumSquare(),
    v: show,
    Escape: () => desk.stepBack(),
    Backspace: () => desk.withdraw(),
  };
  const act = letters[key.length === 1 ? key.toLowerCase() : key];
  return act !== undefined && does(act);
}

/** The space bar calls for the only person here. */
function callByKey(desk: RaceDesk, event: KeyboardEvent): boolean {
  const [only, ...others] = desk.table.people;
  if (only === undefined || others.length > 0 || desk.phase.value.kind !== 'search') return false;
  if (!event.repeat) desk.call(only);
  return true;
}

/** While a claim is laid out a digit is a New number; before that, with several people here, each has a number. */
function digitKey(desk: RaceDesk, digit: number, isNone: boolean): boolean {
  if (desk.staged.isOpen.value) return does(() => desk.laying.newNumber(newNumberTile(digit)));
  const seat = digit - 1;
  const { people } = desk.table;
  if (people.length < 2 || !people.includes(seat) || desk.phase.value.kind !== 'search') return false;
  if (isNone) desk.none(seat);
  else desk.call(seat);
  return true;
}

function noneByKey(desk: RaceDesk, only: number | undefined): void {
  const phase = desk.phase.value;
  if (phase.kind === 'seal' || phase.kind === 'alone') desk.none(phase.seat);
  else if (phase.kind === 'search' && desk.table.people.length === 1 && only !== undefined) desk.none(only);
}
