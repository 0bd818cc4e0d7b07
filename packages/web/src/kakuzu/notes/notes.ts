/** Pencil notes: the digits that a player thinks possible under stones. */

import { parseSquare, type Square } from '@riverstone/rules';
import { SIZE, type Uncovered } from '@riverstone/rules/kakuzu';
import { digits, nameOf, openDigitsAround } from '../table/units';

/** The digits noted on each square, ascending; squares without notes are left out. */
export type PencilNotes = ReadonlyMap<Square, readonly number[]>;

export const noNotes: PencilNotes = new Map();

export function notesOn(notes: PencilNotes, square: Square): readonly number[] {
  return notes.get(square) ?? [];
}

/** Notes a digit on a square, or erases it. */
export function toggleNote(notes: PencilNotes, square: Square, digit: number): PencilNotes {
  const noted = notesOn(notes, square);
  const after = noted.includes(digit) ? noted.filter((each) => each !== digit) : [...noted, digit];
  return withNotes(notes, square, after);
}

/** Erases all notes on a square. */
export function eraseSquare(notes: PencilNotes, square: Square): PencilNotes {
  return withNotes(notes, square, []);
}

function withNotes(notes: PencilNotes, square: Square, noted: readonly number[]): PencilNotes {
  const after = new Map(notes);
  if (noted.length === 0) after.delete(square);
  else
    after.set(
      square,
      [...noted].sort((a, b) => a - b),
    );
  return after;
}

/** Erases impossible notes: digits open in the same row, column or box, and all notes on open squares. */
export function withoutImpossibleNotes(notes: PencilNotes, uncovered: Uncovered): PencilNotes {
  let after = notes;
  for (const [square, noted] of notes) {
    const seen = openDigitsAround(uncovered, square);
    const left = uncovered[square] === 0 ? noted.filter((digit) => !seen.has(digit)) : [];
    if (left.length < noted.length) after = withNotes(after, square, left);
  }
  return after;
}

/** How many digits are noted. */
export function countNotes(notes: PencilNotes): number {
  return [...notes.values()].reduce((sum, noted) => sum + noted.length, 0);
}

/** As saved with the table: `a1:137 e5:4`. */
export function formatNotes(notes: PencilNotes): string {
  return [...notes]
    .sort(([one], [other]) => one - other)
    .map(([square, noted]) => `${nameOf(square)}:${noted.join('')}`)
    .join(' ');
}

/** Reads saved notes. Parts that can't be read are left out. */
export function parseNotes(text: string): PencilNotes {
  let notes = noNotes;
  for (const part of text.split(' ')) {
    const [name = '', noted = ''] = part.split(':');
    const square = parseSquare(name, SIZE);
    if (square === undefined) continue;
    notes = withNotes(
      notes,
      square,
      digits.filter((digit) => noted.includes(String(digit))),
    );
  }
  return notes;
}
