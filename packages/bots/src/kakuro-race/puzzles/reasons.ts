/** Why no line makes a marker's sum: a reason for every line that is open. All reasons together are the proof. */

import { type ClaimPosition, isSilver, type Line, repetitionsOf, squaresOf } from '@riverstone/rules/kakuro-race';
import { endsOf, numbersOf, openLines } from './lines.js';

/**
 * What keeps a line from being valid: there are not enough tiles to close its ends; its sum differs from the marker,
 * and the hand can't mend it; the sum is right, but numbers repeat.
 */
export type LineReason = 'ends' | 'sum' | 'repeats';

export interface LineAgainst extends Line {
  readonly reason: LineReason;
  /** The sum that it has now. */
  readonly sum: number;
  /** How many Sum squares it would take. */
  readonly covers: number;
  readonly repetitions: number;
  /** Whether somebody who searches has to look twice: its sum is right, or nearly, and its ends can be closed. */
  readonly near: boolean;
}

/** So far off the marker, a sum is nearly right. */
const NEARLY = 2;

/**
 * Every open line of a position, and the first reason against it. It explains a position that has no line, or all
 * other lines of one that has.
 */
export function reasonsAgainst(position: ClaimPosition): LineAgainst[] {
  return openLines(position).map((line) => against(position, line));
}

function against({ field, marker, tiles }: ClaimPosition, line: Line): LineAgainst {
  const numbers = numbersOf(field, line);
  const sum = numbers.reduce((all, number) => all + number, 0);
  const covers = endsOf(line).filter((end) => isSilver(field[end] as number)).length;
  const repetitions = repetitionsOf(numbers);
  const closes = covers <= tiles.length;
  const reason = !closes ? 'ends' : sum === marker ? 'repeats' : 'sum';
  const near = closes && Math.abs(sum - marker) <= NEARLY && (squaresOf(line)?.length ?? 0) > 1;
  return { ...line, reason, sum, covers, repetitions, near };
}
