/** The referee of Kakuro Challenge: rules on a move, or lists every legal one. */

import {
  type Field,
  flag,
  formatSquare,
  isInteger,
  list,
  ok,
  type Refusal,
  type Result,
  refuse,
} from '@riverstone/rules';
import {
  type Board,
  COPIES,
  countDigits,
  FastBoard,
  formatBoard,
  formatKakuro,
  formatPlacement,
  judgePlacement,
  MAX_MOVES,
  moveDigit,
  moveFlips,
  moveIsRed,
  movePoints,
  moveSquare,
  parseBoard,
  parsePlacement,
} from '@riverstone/rules/kakuro-challenge';
import { type Answer, exactly, type RawRequest, readRequest, text } from '../judge/request.js';
import { errorOf } from '../messages/english.js';

const digit = (raw: unknown): number | undefined => (isInteger(raw, 1, 9) ? raw : undefined);
const hand = list(digit, 'one or two digits', { min: 1, max: 2 });
const optionalHand: Field<readonly number[] | null> = { ...hand, otherwise: null };

const moveFields = { board: text, move: text, expert: flag(false), hand: optionalHand } as const;
const listFields = { board: text, hand, expert: flag(false), list: exactly('moves') } as const;

export function judge(request: RawRequest): Answer {
  return Object.hasOwn(request, 'list') ? listMoves(request) : judgeMove(request);
}

function judgeMove(request: RawRequest): Answer {
  const read = readRequest(request, moveFields);
  if (!read.ok) return read;
  const { expert, hand: tiles } = read.value;
  const board = parseBoard(read.value.board);
  if (!board.ok) return board;
  const placement = parsePlacement(read.value.move);
  if (!placement.ok) return placement;
  const possible = checkTiles(board.value, tiles ?? []);
  if (!possible.ok) return possible;
  const judged = judgePlacement(board.value, placement.value, tiles ? { expert, hand: tiles } : { expert });
  if (!judged.ok) return ok({ legal: false, error: errorOf(judged.error) });
  const { points, kakuros, board: after } = judged.value;
  const lines = kakuros.map((kakuro) => ({ line: formatKakuro(kakuro), sum: kakuro.sum }));
  return ok({ legal: true, points, kakuros: lines, board: formatBoard(after) });
}

const found = new Int32Array(MAX_MOVES);
const fastBoards = { base: new FastBoard(false), expert: new FastBoard(true) };

function listMoves(request: RawRequest): Answer {
  const read = readRequest(request, listFields);
  if (!read.ok) return read;
  const board = parseBoard(read.value.board);
  if (!board.ok) return board;
  const possible = checkTiles(board.value, read.value.hand);
  if (!possible.ok) return possible;
  const fast = read.value.expert ? fastBoards.expert : fastBoards.base;
  fast.load(board.value);
  const count = fast.list(
    read.value.hand.reduce((mask, held) => mask | (1 << held), 0),
    found,
  );
  const moves = Array.from(found.subarray(0, count), (move) => ({
    move: formatPlacement({
      digit: moveDigit(move),
      side: moveIsRed(move) ? 'red' : 'yellow',
      square: moveSquare(move),
      flips: moveFlips(move),
    }),
    points: movePoints(move),
  }));
  moves.sort((one, other) => other.points - one.points || (one.move < other.move ? -1 : 1));
  return ok({ moves });
}

/** No more than eight tiles of a digit on the board and in hand together. */
function checkTiles(board: Board, tiles: readonly number[]): Result<true, Refusal<'bad-position'>> {
  const counts = countDigits(board);
  for (const tile of tiles) counts[tile] = (counts[tile] as number) + 1;
  const excess = counts.findIndex((count) => count > COPIES);
  if (excess < 0) return ok(true);
  const squares = [...board.keys()].filter((square) => (board[square] as number) % 16 === excess);
  return refuse('bad-position', {
    problem: 'too-many-tiles',
    digit: excess,
    found: counts[excess] as number,
    squares: squares.map((square) => formatSquare(square, 9)),
  });
}
