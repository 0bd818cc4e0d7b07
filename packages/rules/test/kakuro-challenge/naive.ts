/**
 * Kakuro Challenge once more, from its definitions and on texts alone: slow, and sharing no code with what it is held
 * against.
 */

/** A board in notation: what all of this works on. */
export type BoardText = string;

/** A Kakuro as the names of its squares, the total first. */
export interface NaiveKakuro {
  readonly squares: readonly string[];
  readonly sum: number;
}

/** A move in pieces. */
export interface NaiveMove {
  readonly side: 'y' | 'r';
  readonly digit: number;
  readonly square: string;
  readonly flips: readonly string[];
}

const RED = '.ABCDEFGHI';
const LETTERS = 'abcdefghi';
const numbers = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The name of every square, in board order. */
export const squareNames: readonly string[] = numbers.flatMap((row) =>
  numbers.map((column) => `${LETTERS.charAt(column)}${row + 1}`),
);

/** Where a square stands in a board's text. */
const placeOf = (square: string): number => (Number(square.charAt(1)) - 1) * 10 + LETTERS.indexOf(square.charAt(0));

/** What lies on a square, as its character. */
export const on = (board: BoardText, square: string): string => board.charAt(placeOf(square));

/** The names of the squares that have a tile. */
export const tilesOf = (board: BoardText): string[] => squareNames.filter((square) => on(board, square) !== '.');

/** Lays or replaces what is on a square. */
function withTile(board: BoardText, square: string, tile: string): BoardText {
  const at = placeOf(square);
  return board.slice(0, at) + tile + board.slice(at + 1);
}

/** A tile's other side. */
const otherSide = (tile: string): string => (RED.includes(tile) ? String(RED.indexOf(tile)) : RED.charAt(Number(tile)));

/** Each line as the names of its squares. */
const rows = numbers.map((row) => squareNames.slice(row * 9, row * 9 + 9));
const columns = numbers.map((column) => squareNames.filter((name) => name.startsWith(LETTERS.charAt(column))));

/** Every Kakuro: across before down, each in board order of its total. */
export function naiveKakuros(board: BoardText): NaiveKakuro[] {
  const across = board.split('/');
  const down = numbers.map((column) => across.map((row) => row.charAt(column)).join(''));
  return [
    ...across.flatMap((line, row) => kakurosIn(line, rows[row] ?? [])),
    ...down.flatMap((line, column) => kakurosIn(line, columns[column] ?? [])).sort(byTotal),
  ];
}

const byTotal = (one: NaiveKakuro, other: NaiveKakuro): number =>
  squareNames.indexOf(one.squares[0] ?? '') - squareNames.indexOf(other.squares[0] ?? '');

/** The Kakuros of a line, given what lies on its squares and what they are called. */
function kakurosIn(line: string, names: readonly string[]): NaiveKakuro[] {
  return [...line.matchAll(/([A-I])([1-9][1-9]+)/g)].flatMap((match) => {
    const [text, total = '', run = ''] = match;
    const sum = [...run].map(Number).reduce((one, other) => one + other);
    if (new Set(run).size < run.length || String(sum).slice(-1) !== String(RED.indexOf(total))) return [];
    return [{ squares: names.slice(match.index, match.index + text.length), sum }];
  });
}

/** The board after a move, allowed or not. */
export function naiveAfter(board: BoardText, { side, digit, square, flips }: NaiveMove): BoardText {
  const laid = withTile(board, square, side === 'r' ? RED.charAt(digit) : String(digit));
  return flips.reduce((before, flip) => withTile(before, flip, otherSide(on(before, flip))), laid);
}

/** Whether two squares share an edge. */
function touch(one: string, other: string): boolean {
  const columns = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  const rows = Math.abs(one.charCodeAt(1) - other.charCodeAt(1));
  return rows + columns === 1;
}

/** Whether a square touches a tile. */
export const touchesAny = (board: BoardText, square: string): boolean =>
  tilesOf(board).some((tile) => touch(tile, square));

/** Whether one Kakuro of a board holds all of some squares. */
export const inOneKakuro = (board: BoardText, squares: readonly string[]): boolean =>
  naiveKakuros(board).some((kakuro) => squares.every((square) => kakuro.squares.includes(square)));

/** The flipped tiles that end a Kakuro from outside: the squares right behind its last addend. */
export function endedFromOutside(kakuro: NaiveKakuro, flips: readonly string[]): string[] {
  const line = [...rows, ...columns].find((names) => kakuro.squares.every((square) => names.includes(square))) ?? [];
  const behind = line[line.indexOf(kakuro.squares.at(-1) ?? '') + 1];
  return flips.filter((flip) => flip === behind);
}

/** Points by the long rule: it holds a tile that was laid or turned over, and no tile turned over merely ends it. */
export function naivePoints(board: BoardText, move: NaiveMove): number {
  const { square, flips } = move;
  return naiveKakuros(naiveAfter(board, move))
    .filter(({ squares }) => [square, ...flips].some((changed) => squares.includes(changed)))
    .filter((kakuro) => endedFromOutside(kakuro, flips).length === 0)
    .reduce((points, { sum }) => points + sum, 0);
}

/**
 * Every legal move with its points, as `y7h3/d3=33`, sorted: all squares, all tiles, both sides, all the given flips.
 */
export function naiveMoves(
  board: BoardText,
  hand: readonly number[],
  flipSets: (square: string) => readonly (readonly string[])[],
): string[] {
  const found = new Set<string>();
  for (const square of squareNames) {
    if (on(board, square) !== '.' || !touchesAny(board, square)) continue;
    for (const digit of hand) {
      for (const side of ['y', 'r'] as const) {
        for (const flips of flipSets(square)) {
          const move = { side, digit, square, flips };
          const allowed = flips.length === 0 || inOneKakuro(naiveAfter(board, move), [square, ...flips]);
          if (allowed) found.add(`${formatNaive(move)}=${naivePoints(board, move)}`);
        }
      }
    }
  }
  return [...found].sort();
}

/** A move in notation. */
const formatNaive = ({ side, digit, square, flips }: NaiveMove): string =>
  [`${side}${digit}${square}`, ...flips].join('/');

/** No flip, or one. */
export const atMostOne = (items: readonly string[]): string[][] => [[], ...items.map((item) => [item])];

/** All subsets, each in the order of the items. */
export function subsets(items: readonly string[]): string[][] {
  const sets: string[][] = [[]];
  for (const item of items) sets.push(...sets.map((set) => [...set, item]));
  return sets;
}
