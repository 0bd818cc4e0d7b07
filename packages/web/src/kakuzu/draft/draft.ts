/** The draft of a move: a stone, and in announce games a digit. */

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
export interface KakuzuPick {
  readonly square: Square | null;
  readonly digit: number | null;
}

export interface KakuzuDraft extends KakuzuPick {
  /** What was picked before each change, the latest last. */
  readonly before: readonly KakuzuPick[];
}

export const emptyDraft: KakuzuDraft = { square: null, digit: null, before: [] };

export function hasPick({ square, digit }: KakuzuPick): boolean {
  return square !== null || digit !== null;
}

/** Picks a stone; the same stone again changes nothing. */
export function pickSquare(draft: KakuzuDraft, square: Square): KakuzuDraft {
  return draft.square === square ? draft : changed(draft, { square });
}

/** Picks a digit; the same digit again puts it back. */
export function pickDigit(draft: KakuzuDraft, digit: number): KakuzuDraft {
  return changed(draft, { digit: draft.digit === digit ? null : digit });
}

/** Undoes the last change. */
export function stepBack(draft: KakuzuDraft): KakuzuDraft {
  const last = draft.before.at(-1);
  return last === undefined ? emptyDraft : { ...last, before: draft.before.slice(0, -1) };
}

function changed(draft: KakuzuDraft, change: Partial<KakuzuPick>): KakuzuDraft {
  const { square, digit, before } = draft;
  return { square, digit, ...change, before: [...before, { square, digit }] };
}

/** The action of the draft; null as long as something is missing. */
export function draftAction({ square, digit }: KakuzuPick, view: KakuzuView): KakuzuAction | null {
  if (square === null) return null;
  if (!announces(view)) return { type: 'remove', square, announced: null };
  return digit === null ? null : { type: 'remove', square, announced: digit };
}

/** A draft without what is not allowed any more after the table has changed. */
export function stillValid(draft: KakuzuDraft, view: KakuzuView): KakuzuDraft {
  const seat = moverAt(view);
  if (seat === null) return emptyDraft;
  const square = draft.square !== null && liftRefusal(view, seat, draft.square) === null ? draft.square : null;
  const digit = draft.digit !== null && canAnnounce(view, draft.digit) ? draft.digit : null;
  if (square === draft.square && digit === draft.digit) return draft;
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

/** As saved with the table: `e5`, `7e5`, `7` or nothing. The history is not saved. */
export function formatDraft({ square, digit }: KakuzuPick): string {
  return `${digit ?? ''}${square === null ? '' : nameOf(square)}`;
}

/** Reads a saved draft, as far as possible. */
export function parseDraft(text: string): KakuzuDraft {
  const [, digit, name] = /^([1-9])?(..)?$/.exec(text) ?? [];
  const square = name === undefined ? undefined : parseSquare(name, SIZE);
  return { square: square ?? null, digit: digit === undefined ? null : Number(digit), before: [] };
}
