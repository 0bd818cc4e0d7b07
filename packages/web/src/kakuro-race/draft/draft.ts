/** The draft of a claim: changed step by step, with undo, until it is confirmed. */

import type { Square } from '@riverstone/rules';
import {
  type ActionTile,
  type Claim,
  digitOn,
  directionOf,
  isSilver,
  type Line,
  laidTiles,
  type RaceField,
  RED,
  repetitionsOf,
  SUM_SQUARE,
  squareAfter,
  squareBefore,
  squaresOf,
} from '@riverstone/rules/kakuro-race';

/** A claim that is laid out but not confirmed. */
export interface RaceDraft extends Omit<Claim, 'first' | 'last'> {
  /** One end of a new line, while it has no other. An earlier line stays until then. */
  readonly anchor: Square | null;
  readonly line: Line | null;
}

/** A draft, and the drafts before each change. */
export interface RaceDraftHistory {
  readonly draft: RaceDraft;
  readonly past: readonly RaceDraft[];
}

/** What a draft is laid on. */
export interface DraftBase {
  readonly field: RaceField;
  readonly tiles: readonly ActionTile[];
}

/** The two ends of a line. */
export type LineEnd = 'before' | 'after';

export const emptyDraft: RaceDraft = {
  anchor: null,
  line: null,
  exchanges: [],
  sumSquares: [],
  newNumbers: [],
  doubles: 0,
};
export const emptyHistory: RaceDraftHistory = { draft: emptyDraft, past: [] };

/** The claim that a draft amounts to; null while it has no line. */
export function claimOf({ line, exchanges, sumSquares, newNumbers, doubles }: RaceDraft): Claim | null {
  return line && { first: line.first, last: line.last, exchanges, sumSquares, newNumbers, doubles };
}

/** The squares of the draft's line; none while it has none. */
export function lineSquares({ line }: RaceDraft): readonly Square[] {
  return line === null ? [] : (squaresOf(line) ?? []);
}

/** The squares where a Sum square could bound the line; null where the line ends at the edge. */
export function endsOf({ line }: RaceDraft): Readonly<Record<LineEnd, Square | null>> {
  const direction = line && directionOf(line);
  if (!line || !direction) return { before: null, after: null };
  return { before: squareBefore(line, direction) ?? null, after: squareAfter(line, direction) ?? null };
}

/** The field with everything laid on it. */
export function fieldWith(field: RaceField, draft: RaceDraft): RaceField {
  const laid = [...field];
  for (const [one, other] of draft.exchanges) [laid[one], laid[other]] = [laid[other] ?? 0, laid[one] ?? 0];
  for (const { square } of draft.sumSquares) laid[square] = SUM_SQUARE;
  for (const { square, digit } of draft.newNumbers) laid[square] = RED + digit;
  return laid;
}

/** The Action tiles that are not in use yet. */
export function freeTiles(tiles: readonly ActionTile[], draft: RaceDraft): readonly ActionTile[] {
  const claim = claimOf(draft);
  const left = [...tiles];
  for (const tile of claim === null ? [] : laidTiles(claim)) {
    const at = left.indexOf(tile);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Marks a square: the first end of a new line, or the other end of the one that was begun. */
export function markSquare(history: RaceDraftHistory, square: Square, base: DraftBase): RaceDraftHistory {
  const { anchor } = history.draft;
  if (anchor === square) return stepTo(history, { ...history.draft, anchor: null });
  if (anchor !== null && straight(anchor, square)) return markLine(history, anchor, square, base);
  return stepTo(history, { ...history.draft, anchor: square });
}

/** Marks a whole line, from either end; what was laid and still has a use stays. */
export function markLine(history: RaceDraftHistory, one: Square, other: Square, base: DraftBase): RaceDraftHistory {
  const line = { first: Math.min(one, other), last: Math.max(one, other) };
  if (one === other || squaresOf(line) === undefined) return history;
  return stepTo(history, fitted({ ...history.draft, anchor: null, line }, base));
}

export function layDouble(history: RaceDraftHistory): RaceDraftHistory {
  return stepTo(history, { ...history.draft, doubles: history.draft.doubles + 1 });
}

/** Whether a Sum square can be laid at an end of the line. */
export function takesSumSquare({ field }: DraftBase, draft: RaceDraft, end: LineEnd): boolean {
  const square = endsOf(draft)[end];
  return square !== null && isSilver(fieldWith(field, draft)[square] ?? SUM_SQUARE);
}

export function laySumSquare(history: RaceDraftHistory, end: LineEnd, tile: ActionTile): RaceDraftHistory {
  const { draft } = history;
  const square = endsOf(draft)[end];
  if (square === null) return history;
  return stepTo(history, { ...draft, sumSquares: [...draft.sumSquares, { square, tile }] });
}

/** Takes a Sum square of the draft back. */
export function liftSumSquare(history: RaceDraftHistory, square: Square): RaceDraftHistory {
  const { draft } = history;
  return stepTo(history, { ...draft, sumSquares: draft.sumSquares.filter((laid) => laid.square !== square) });
}

/** Whether a New number has a use on a square. */
export function takesNewNumber({ field }: DraftBase, draft: RaceDraft, square: Square, digit: number): boolean {
  const value = fieldWith(field, draft)[square] ?? SUM_SQUARE;
  return lineSquares(draft).includes(square) && isSilver(value) && value !== digit;
}

export function layNewNumber(history: RaceDraftHistory, square: Square, digit: number): RaceDraftHistory {
  const { draft } = history;
  return stepTo(history, { ...draft, newNumbers: [...draft.newNumbers, { square, digit }] });
}

/** Whether a square can be the first of an exchange. */
export function canBeExchanged({ field }: DraftBase, draft: RaceDraft, square: Square): boolean {
  return draft.line !== null && isSilver(fieldWith(field, draft)[square] ?? SUM_SQUARE);
}

/** Whether two squares can be exchanged: different silver numbers, one of them in the line. */
export function canExchange(base: DraftBase, draft: RaceDraft, one: Square, other: Square): boolean {
  const inLine = lineSquares(draft);
  const laid = fieldWith(base.field, draft);
  return (
    canBeExchanged(base, draft, one) &&
    canBeExchanged(base, draft, other) &&
    laid[one] !== laid[other] &&
    inLine.includes(one) !== inLine.includes(other)
  );
}

export function layExchange(history: RaceDraftHistory, one: Square, other: Square): RaceDraftHistory {
  const { draft } = history;
  return stepTo(history, { ...draft, exchanges: [...draft.exchanges, [one, other]] });
}

/** Undoes the last change. An end that was marked alone goes with its line: nothing stays half marked. */
export function stepBack({ draft, past }: RaceDraftHistory): RaceDraftHistory {
  const whole = past.findLastIndex(({ anchor }) => anchor === null);
  return { draft: past[whole] ?? draft, past: past.slice(0, Math.max(0, whole)) };
}

/** How many Doubles the line needs. */
export function repetitionsIn(field: RaceField, draft: RaceDraft): number {
  const digits = lineSquares(draft).map((square) => digitOn(fieldWith(field, draft)[square] ?? SUM_SQUARE));
  return repetitionsOf(digits);
}

function stepTo({ draft, past }: RaceDraftHistory, next: RaceDraft): RaceDraftHistory {
  return { draft: next, past: [...past, draft] };
}

function straight(one: Square, other: Square): boolean {
  return directionOf({ first: Math.min(one, other), last: Math.max(one, other) }) !== undefined;
}

/** A draft without what has no use on its line any more. */
function fitted(draft: RaceDraft, base: DraftBase): RaceDraft {
  const ends = endsOf(draft);
  let fit: RaceDraft = { ...draft, exchanges: [], sumSquares: [], newNumbers: [], doubles: 0 };
  for (const [one, other] of draft.exchanges) {
    if (canExchange(base, fit, one, other)) fit = { ...fit, exchanges: [...fit.exchanges, [one, other]] };
  }
  const sumSquares = draft.sumSquares.filter(({ square }) => square === ends.before || square === ends.after);
  fit = { ...fit, sumSquares };
  const newNumbers = draft.newNumbers.filter(({ square, digit }) => takesNewNumber(base, fit, square, digit));
  // Doubles lie beside the board, and how many are needed is for the player to count.
  return { ...fit, newNumbers, doubles: draft.doubles };
}
