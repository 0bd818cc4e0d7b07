/** What somebody has picked and not yet done: a stone, and in announce games a digit. Free to change, step by step. */

import { parseSquare, type Refusal, type Seat, type Square } from '@riverstone/rules';
import {
  isComplete,
  type KakuzuAction,
  type KakuzuCode,
  type KakuzuView,
  kakuzu,
  SIZE,
} from '@riverstone/rules/kakuzu';
import { announces, moverAt } from '../table/kakuzu-table';
import { digits, nameOf } from '../table/units';

/** A stone and a digit, or neither. */
export interface Picked {
  readonly square: Square | null;
  readonly digit: number | null;
}

export interface Staging extends Picked {
  /** What was picked before each change, the latest last. */
  readonly before: readonly Picked[];
}

export const nothingStaged: Staging = { square: null, digit: null, before: [] };

export function isStaged({ square, digit }: Picked): boolean {
  return square !== null || digit !== null;
}

/** Picks a stone; the same stone again changes nothing. */
export function pickSquare(staging: Staging, square: Square): Staging {
  return staging.square === square ? staging : changed(staging, { square });
}

/** Picks a digit; the same digit again puts it back. */
export function pickDigit(staging: Staging, digit: number): Staging {
  return changed(staging, { digit: staging.digit === digit ? null : digit });
}

/** As it was before the last change. */
export function stepBack(staging: Staging): Staging {
  const last = staging.before.at(-1);
  return last === undefined ? nothingStaged : { ...last, before: staging.before.slice(0, -1) };
}

function changed(staging: Staging, change: Partial<Picked>): Staging {
  const { square, digit, before } = staging;
  return { square, digit, ...change, before: [...before, { square, digit }] };
}

/** The action that is staged; null as long as something is missing. */
export function stagedAction({ square, digit }: Picked, view: KakuzuView): KakuzuAction | null {
  if (square === null) return null;
  if (!announces(view)) return { type: 'remove', square, announced: null };
  return digit === null ? null : { type: 'remove', square, announced: digit };
}

/** What is left of a staging where the table has changed: nothing that can't be done any more. */
export function fitting(staging: Staging, view: KakuzuView): Staging {
  const seat = moverAt(view);
  if (seat === null) return nothingStaged;
  const square = staging.square !== null && liftRefusal(view, seat, staging.square) === null ? staging.square : null;
  const digit = staging.digit !== null && canAnnounce(view, staging.digit) ? staging.digit : null;
  if (square === staging.square && digit === staging.digit) return staging;
  return { square, digit, before: [] };
}

/** Why a stone can't be lifted now, whatever digit is announced with it; null when it can. */
export function liftRefusal(view: KakuzuView, seat: Seat, square: Square): Refusal<KakuzuCode> | null {
  const announced = announces(view) ? (digits.find((digit) => canAnnounce(view, digit)) ?? null) : null;
  const checked = kakuzu.check(view, seat, { type: 'remove', square, announced });
  return checked.ok ? null : checked.error;
}

export function canAnnounce(view: KakuzuView, digit: number): boolean {
  return announces(view) && !isComplete(view.uncovered, digit);
}

/** As it is kept with the table: `e5`, `7e5`, `7` or nothing. Its steps are not kept. */
export function writeDraft({ square, digit }: Picked): string {
  return `${digit ?? ''}${square === null ? '' : nameOf(square)}`;
}

/** What was kept, as far as it can be read. */
export function readDraft(text: string): Staging {
  const [, digit, name] = /^([1-9])?(..)?$/.exec(text) ?? [];
  const square = name === undefined ? undefined : parseSquare(name, SIZE);
  return { square: square ?? null, digit: digit === undefined ? null : Number(digit), before: [] };
}
