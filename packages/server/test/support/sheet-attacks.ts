/**
 * Somebody who knows the forty numbered sheets by heart, and what they would say lies under the stones of a game of
 * Kakuzu.
 */

import { NUMBERED_SHEETS, numberedSheet, type Sheet, SIZE, type Uncovered } from '@riverstone/rules/kakuzu';

/**
 * What somebody has found out about a game: the digits that lie open (0: a stone), and the number of the sheet where it
 * was told.
 */
export interface Seen {
  readonly uncovered: Uncovered;
  readonly number: number | null;
}

/** What lies under each stone, they say; 0 where they say nothing. */
export type Guess = readonly number[];

const all: readonly Sheet[] = Array.from({ length: NUMBERED_SHEETS }, (_, index) => numberedSheet(index + 1));
const silence: Guess = new Array<number>(SIZE * SIZE).fill(0);

export const attacks: Readonly<Record<string, (seen: Seen) => Guess>> = {
  'looks the number up': ({ number }) => (number === null ? silence : numberedSheet(number)),

  'looks for a sheet with the open digits': ({ uncovered, number }) => {
    const agrees = (sheet: Sheet): boolean =>
      uncovered.every((digit, square) => digit === 0 || digit === sheet[square]);
    return mostNamed(sheetsFor(number).filter(agrees));
  },

  'turns, mirrors and renames': ({ uncovered, number }) =>
    mostNamed(turnedFor(number).flatMap((sheet) => renamed(sheet, uncovered))),
};

const turned: readonly (readonly Sheet[])[] = all.map(turns);
const allTurned: readonly Sheet[] = turned.flat();

function turnedFor(number: number | null): readonly Sheet[] {
  return number === null ? allTurned : (turned[number - 1] ?? []);
}

function sheetsFor(number: number | null): readonly Sheet[] {
  return number === null ? all : [numberedSheet(number)];
}

/** A sheet in the eight ways that it can be laid on the table. */
function turns(sheet: Sheet): Sheet[] {
  const last = SIZE - 1;
  const from: ((row: number, column: number) => number)[] = [
    (row, column) => row * SIZE + column,
    (row, column) => row * SIZE + last - column,
    (row, column) => (last - row) * SIZE + column,
    (row, column) => (last - row) * SIZE + last - column,
    (row, column) => column * SIZE + row,
    (row, column) => column * SIZE + last - row,
    (row, column) => (last - column) * SIZE + row,
    (row, column) => (last - column) * SIZE + last - row,
  ];
  return from.map((source) => sheet.map((_, at) => sheet[source(Math.floor(at / SIZE), at % SIZE)] as number));
}

/**
 * The sheet with its digits renamed so that it has the open ones, 0 where no name is known; none where that can't be.
 */
function renamed(sheet: Sheet, uncovered: Uncovered): Guess[] {
  const names = new Map<number, number>();
  for (const [square, digit] of uncovered.entries()) {
    if (digit === 0) continue;
    const own = sheet[square] as number;
    if ((names.get(own) ?? digit) !== digit) return [];
    names.set(own, digit);
  }
  if (new Set(names.values()).size < names.size) return [];
  return [sheet.map((digit) => names.get(digit) ?? 0)];
}

/** For each square the digit that most of them name. */
function mostNamed(guesses: readonly Guess[]): Guess {
  return silence.map((_, square) => {
    const votes = new Array<number>(SIZE + 1).fill(0);
    for (const guess of guesses) votes[guess[square] as number] = (votes[guess[square] as number] as number) + 1;
    const most = Math.max(...votes.slice(1));
    return most === 0 ? 0 : votes.indexOf(most, 1);
  });
}
