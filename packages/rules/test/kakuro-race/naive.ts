/**
 * The race's rules about claims a second time, word by word and on texts only: slow, plain, and knowing nothing of the
 * engine.
 */

export interface NaivePosition {
  readonly field: string;
  readonly scored: readonly string[];
  readonly marker: number;
  readonly tiles: readonly string[];
}

/** A ruling: the first fault, or the position after the claim. */
export type NaiveRuling =
  | { readonly code: string }
  | { readonly points: number; readonly field: string; readonly scored: string[]; readonly tiles: string[] };

const columns = 'abcdefgh';
const rows = '12345678';
const precedence =
  'bad-line too-short not-yours bad-exchange not-silver no-start no-end already-scored wrong-sum repeats not-used'.split(
    ' ',
  );

export function naiveRuling(position: NaivePosition, claim: string): NaiveRuling {
  const signs = readSigns(position.field);
  const [line = '', ...words] = claim.split(' ');
  const [first = '', last = ''] = line.split('-');
  const squares = squaresBetween(first, last);
  if (squares.length === 0 || squares.some((square) => signs.get(square) === '#')) return { code: 'bad-line' };
  if (squares.length === 1) return { code: 'too-short' };

  const faults = new Set<string>();
  const tiles = [...position.tiles];
  for (const word of words) {
    const at = tiles.indexOf(tileSpentBy(word));
    if (at < 0) faults.add('not-yours');
    else tiles.splice(at, 1);
  }
  const [start, end] =
    first[1] === last[1] ? [shift(first, 0, -1), shift(last, 0, 1)] : [shift(first, -1, 0), shift(last, 1, 0)];
  let doubles = 0;
  for (const word of words) {
    if (word === 'd') doubles++;
    else if (word.startsWith('x')) exchange(signs, squares, word.slice(2, 4), word.slice(5, 7), faults);
    else if (word.startsWith('#')) lay(signs, word.slice(1, 3), '#', [start, end].includes(word.slice(1, 3)), faults);
    else lay(signs, word.slice(3), red(word.slice(1, 2)), squares.includes(word.slice(3)), faults);
  }
  if (start !== '' && signs.get(start) !== '#') faults.add('no-start');
  if (end !== '' && signs.get(end) !== '#') faults.add('no-end');
  if (position.scored.includes(line)) faults.add('already-scored');
  const numbers = squares.map((square) => numberOf(signs.get(square))).sort();
  if (numbers.reduce((sum, number) => sum + number, 0) !== position.marker) faults.add('wrong-sum');
  const repetitions = numbers.filter((number, index) => index > 0 && number === numbers[index - 1]).length;
  if (repetitions > doubles) faults.add('repeats');

  const code = precedence.find((each) => faults.has(each));
  if (code !== undefined) return { code };
  // Doubles that were not needed come back: what is left is what the other words and the needed ones have not taken.
  const kept = [...position.tiles];
  const needed = [...words.filter((word) => word !== 'd'), ...new Array<string>(repetitions).fill('d')];
  for (const word of needed) kept.splice(kept.indexOf(tileSpentBy(word)), 1);
  for (const square of squares) signs.set(square, red(String(numberOf(signs.get(square)))));
  return { points: squares.length, field: writeSigns(signs), scored: [...position.scored, line], tiles: kept };
}

function exchange(
  signs: Map<string, string>,
  line: readonly string[],
  one: string,
  other: string,
  faults: Set<string>,
): void {
  const [first = '', second = ''] = [signs.get(one), signs.get(other)];
  const bothSilver = isSilver(first) && isSilver(second);
  if (!bothSilver) faults.add('not-silver');
  const different = one !== other && numberOf(first) !== numberOf(second);
  const oneInLine = line.filter((square) => square === one || square === other).length === 1;
  if (!different || !oneInLine) faults.add('bad-exchange');
  else if (bothSilver) signs.set(one, second).set(other, first);
}

function lay(signs: Map<string, string>, square: string, sign: string, useful: boolean, faults: Set<string>): void {
  const covered = signs.get(square) ?? '';
  if (!isSilver(covered)) faults.add('not-silver');
  else if (!useful || numberOf(covered) === numberOf(sign)) faults.add('not-used');
  else signs.set(square, sign);
}

function tileSpentBy(word: string): string {
  if (word.startsWith('#')) return word.slice(4, -1);
  return word.startsWith('n') ? word.slice(0, 2) : word.slice(0, 1);
}

function isSilver(sign: string): boolean {
  return sign >= '1' && sign <= '9';
}

function red(digit: string): string {
  return ' ABCDEFGHI'.charAt(Number(digit));
}

function numberOf(sign = '#'): number {
  return isSilver(sign) ? Number(sign) : '#ABCDEFGHI'.indexOf(sign);
}

/** The squares from one to another, in one row or column; none when they are not in that order. */
function squaresBetween(first: string, last: string): string[] {
  const all = [...rows].flatMap((row) => [...columns].map((column) => column + row));
  const inRow = first[1] === last[1];
  const inColumn = first[0] === last[0];
  return all.filter(
    (square) =>
      square >= first && square <= last && ((inRow && square[1] === first[1]) || (inColumn && square[0] === first[0])),
  );
}

function shift(square: string, down: number, right: number): string {
  const row = rows.charAt(rows.indexOf(square.charAt(1)) + down);
  const column = columns.charAt(columns.indexOf(square.charAt(0)) + right);
  return row === '' || column === '' ? '' : column + row;
}

function readSigns(field: string): Map<string, string> {
  return new Map(
    field.split('/').flatMap((row, index) => [...row].map((sign, at) => [`${columns[at]}${index + 1}`, sign] as const)),
  );
}

function writeSigns(signs: ReadonlyMap<string, string>): string {
  return [...rows].map((row) => [...columns].map((column) => signs.get(column + row)).join('')).join('/');
}
