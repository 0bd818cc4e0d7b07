/** A position of Kakuro Challenge and the move in question, as the companion keeps it. */

import { formatSquare, ok, parseSquare, type Refusal, type Result, type Square } from '@riverstone/rules';
import {
  type Board,
  emptyBoard,
  formatBoard,
  formatPlacement,
  isEmpty,
  type Placement,
  parseBoard,
  parsePlacement,
  SIZE,
  type Side,
  stoneLayouts,
  stoneSquares,
  tile,
} from '@riverstone/rules/kakuro-challenge';
import { badField, joinPosition, splitPosition } from '../../companion/position/position-text';
import { spokenWords } from '../../companion/position/spoken-words';

export interface ChallengeQuestion {
  readonly board: Board;
  readonly move: Placement | null;
  readonly expert: boolean;
  /** The tiles in hand, at most two; empty if nobody says. */
  readonly hand: readonly number[];
}

const fields = ['move', 'hand', 'expert'] as const;
const HAND = /^[1-9]{0,2}$/;

export function challengeText({ board, move, expert, hand }: ChallengeQuestion): string {
  return joinPosition(formatBoard(board), {
    move: move === null ? '' : formatPlacement(move),
    hand: hand.join(''),
    expert: expert ? '1' : '',
  });
}

/** The position that a text stands for. Whether it is possible, the rules say later. */
export function readChallenge(text: string): Result<ChallengeQuestion, Refusal<'bad-notation'>> {
  const parts = splitPosition(text, fields);
  if (!parts.ok) return parts;
  const board = parseBoard(parts.value.board);
  if (!board.ok) return board;
  const { move, hand = '', expert = '' } = Object.fromEntries(parts.value.fields);
  const placement = move === undefined ? null : parsePlacement(move);
  if (placement?.ok === false) return badField('move');
  if (!HAND.test(hand)) return badField('hand');
  if (expert !== '' && expert !== '1') return badField('expert');
  return ok({
    board: board.value,
    move: placement === null ? null : placement.value,
    expert: expert === '1',
    hand: [...hand].map(Number),
  });
}

export const emptyChallenge: ChallengeQuestion = { board: emptyBoard, move: null, expert: false, hand: [] };

/** The river stones where they lie by the standard. Nobody knows the digits of a real box: they are to be changed. */
export const standardChallenge: ChallengeQuestion = stoneSquares(stoneLayouts.standard).reduce(
  (position, square, index) => withTile(position, square, tile(index + 1, index === 2 ? 'red' : 'yellow')),
  emptyChallenge,
);

/** A tile on a square, or none. */
export function withTile(position: ChallengeQuestion, square: Square, cell: number): ChallengeQuestion {
  return { ...position, board: position.board.map((before, each) => (each === square ? cell : before)) };
}

/** The move places this tile there; flips that were marked stay, but for one on that square. */
export function withPlaced(
  position: ChallengeQuestion,
  square: Square,
  digit: number,
  side: Side = 'yellow',
): ChallengeQuestion {
  const flips = (position.move?.flips ?? []).filter((flip) => flip !== square);
  return { ...position, move: { digit, side, square, flips } };
}

/** The tile on a square lies, or is flipped by the move, the other way. */
export function withFlip(position: ChallengeQuestion, square: Square): ChallengeQuestion {
  const { move } = position;
  if (move === null) return position;
  if (move.square === square) {
    return { ...position, move: { ...move, side: move.side === 'red' ? 'yellow' : 'red' } };
  }
  const flips = move.flips.includes(square)
    ? move.flips.filter((flip) => flip !== square)
    : [...move.flips, square].sort((one, other) => one - other);
  return { ...position, move: { ...move, flips } };
}

/** Every tile is placed beside another, but for the river stones, and there are five of those. */
const MAX_GROUPS = 5;

/** Whether more tiles lie apart than the river stones explain: somebody has left one out. */
export function hasTooManyGroups(board: Board): boolean {
  let rest = board;
  for (let groups = 0; groups <= MAX_GROUPS; groups++) {
    const first = rest.findIndex((cell) => !isEmpty(cell));
    if (first < 0) return false;
    rest = withoutGroup(rest, first);
  }
  return true;
}

function neighbours(square: Square): readonly Square[] {
  const column = square % SIZE;
  const beside = [...(column > 0 ? [square - 1] : []), ...(column < SIZE - 1 ? [square + 1] : [])];
  return [...beside, square - SIZE, square + SIZE];
}

function withoutGroup(board: Board, first: Square): Board {
  const group = new Set([first]);
  for (const square of group) {
    for (const next of neighbours(square)) if (!isEmpty(board[next] ?? 0)) group.add(next);
  }
  return board.map((cell, square) => (group.has(square) ? 0 : cell));
}

interface SideWords {
  readonly yellow: string;
  readonly red: string;
  readonly numbers: string;
}

/**
 * A move as it is said or loosely typed: the side, the digit, its square, then the squares that are flipped. Notation
 * too, with flips in any order. Null if it is none.
 */
export function challengeMoveFrom(said: string, { yellow, red, numbers }: SideWords): Placement | null {
  const exact = moveInNotation(said.trim());
  if (exact !== null) return exact;
  const words = spokenWords(said, numbers);
  const side = words.some((word) => yellow.split(' ').includes(word))
    ? 'yellow'
    : words.some((word) => red.split(' ').includes(word))
      ? 'red'
      : null;
  const digit = words.find((word) => /^[1-9]$/.test(word));
  const [square, ...flips] = words.flatMap((word) => parseSquare(word, SIZE) ?? []);
  if (side === null || digit === undefined || square === undefined) return null;
  return { digit: Number(digit), side, square, flips: inOrder(flips) };
}

function moveInNotation(text: string): Placement | null {
  const [placed = '', ...flips] = text.toLowerCase().replace(/\s/g, '').split('/');
  const squares = flips.flatMap((flip) => parseSquare(flip, SIZE) ?? []);
  if (squares.length < flips.length) return null;
  const sorted = inOrder(squares).map((square) => `/${formatSquare(square, SIZE)}`);
  const read = parsePlacement(`${placed}${sorted.join('')}`);
  return read.ok ? read.value : null;
}

function inOrder(squares: readonly Square[]): readonly Square[] {
  return [...new Set(squares)].sort((one, other) => one - other);
}
