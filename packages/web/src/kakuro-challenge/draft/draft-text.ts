/** A draft as text, so that a reload loses nothing. A text that does not fit the position is rejected. */

import { isInteger, isObject, type Square } from '@riverstone/rules';
import { cellAt, isEmpty, isPlaceable, type Side } from '@riverstone/rules/kakuro-challenge';
import { SQUARES } from '../words/kakuro-words';
import {
  type ChallengeDraft,
  type ChallengeDraftHistory,
  type ChallengePosition,
  MAX_CLAIMED,
  tilesLaid,
} from './draft';

export function formatDraft(draft: ChallengeDraft): string {
  return JSON.stringify(draft);
}

/** The saved draft; null if it does not belong to this position. */
export function parseDraft(text: string, position: ChallengePosition): ChallengeDraftHistory | null {
  if (text === '') return null;
  const raw = parsed(text);
  return isDraft(raw) && fits(raw, position) ? { now: raw, before: [] } : null;
}

/** Whether a draft belongs to this position: same number of tiles on the board, same hand. */
export function fits(
  { laid, sides, taken, square, flips }: ChallengeDraft,
  { board, hand }: ChallengePosition,
): boolean {
  if (laid !== tilesLaid(board) || sides.length !== hand.length) return false;
  if (taken === null) return square === null && flips.length === 0;
  if (hand[taken] === undefined) return false;
  if (square === null) return flips.length === 0;
  return isPlaceable(board, square) && flips.every((flip) => !isEmpty(cellAt(board, flip)));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not a draft: start with an empty one.
    return null;
  }
}

const isSide = (raw: unknown): raw is Side => raw === 'yellow' || raw === 'red';
const isSquare = (raw: unknown): raw is Square => isInteger(raw, 0, SQUARES - 1);
const isListOf = <T>(raw: unknown, isOne: (each: unknown) => each is T): raw is readonly T[] =>
  Array.isArray(raw) && raw.every(isOne);

function isDraft(raw: unknown): raw is ChallengeDraft {
  if (!isObject(raw)) return false;
  const { laid, sides, taken, square, flips, claim } = raw;
  return (
    isInteger(laid, 0, SQUARES) &&
    isListOf(sides, isSide) &&
    (taken === null || isInteger(taken, 0, 1)) &&
    (square === null || isSquare(square)) &&
    isListOf(flips, isSquare) &&
    flips.every((flip, index) => index === 0 || flip > (flips[index - 1] ?? 0)) &&
    (claim === null || isInteger(claim, 0, MAX_CLAIMED))
  );
}
