/** The open digits of a real board, as the companion keeps them. */

import { ok, type Refusal, type Result, type Square } from '@riverstone/rules';
import { boxOf, columnOf, formatUncovered, parseUncovered, rowOf, SIZE } from '@riverstone/rules/kakuzu';
import { joinPosition, splitPosition } from '../../companion/position/position-text';

/** A digit for every open square, 0 for a stone. */
export type OpenDigits = readonly number[];

export const allStones: OpenDigits = new Array<number>(SIZE * SIZE).fill(0);

export function kakuzuText(open: OpenDigits): string {
  return joinPosition(formatUncovered(open), {});
}

/** The digits that a text stands for. Whether any grid agrees, the odds say later. */
export function readKakuzu(text: string): Result<OpenDigits, Refusal<'bad-notation'>> {
  const parts = splitPosition(text, []);
  if (!parts.ok) return parts;
  const open = parseUncovered(parts.value.board);
  return open.ok ? ok(open.value) : open;
}

export function withDigit(open: OpenDigits, square: Square, digit: number): OpenDigits {
  return open.map((before, each) => (each === square ? digit : before));
}

/** The first two squares of a row, column or box with the same digit: what is wrong is seen at once there. */
export function sameTwice(open: OpenDigits): readonly [Square, Square] | null {
  for (const [square, digit] of open.entries()) {
    if (digit === 0) continue;
    const earlier = open.findIndex((other, place) => place < square && other === digit && shareUnit(place, square));
    if (earlier >= 0) return [earlier, square];
  }
  return null;
}

function shareUnit(one: Square, other: Square): boolean {
  return [rowOf, columnOf, boxOf].some((unitOf) => unitOf(one) === unitOf(other));
}
