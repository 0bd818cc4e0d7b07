/** The referee of Kakuro Challenge: rules on a move, or lists every legal one. */

import { rankedMoves } from '@riverstone/bots/kakuro-challenge';
import { type Field, flag, isInteger, list, ok } from '@riverstone/rules';
import {
  checkPosition,
  formatBoard,
  formatKakuro,
  formatPlacement,
  judgePlacement,
  parseBoard,
  parsePlacement,
} from '@riverstone/rules/kakuro-challenge';
import { exactly, type JudgeAnswer, type JudgeRequest, readRequest, text } from '../contract/judge-request.js';
import { errorOf } from './refusals.js';

const digit = (raw: unknown): number | undefined => (isInteger(raw, 1, 9) ? raw : undefined);
const hand = list(digit, 'one or two digits', { min: 1, max: 2 });
const optionalHand: Field<readonly number[] | null> = { ...hand, default: null };

const moveFields = { board: text, move: text, expert: flag(false), hand: optionalHand } as const;
const listFields = { board: text, hand, expert: flag(false), list: exactly('moves') } as const;

export function judge(request: JudgeRequest): JudgeAnswer {
  return Object.hasOwn(request, 'list') ? listMoves(request) : judgeMove(request);
}

function judgeMove(request: JudgeRequest): JudgeAnswer {
  const read = readRequest(request, moveFields);
  if (!read.ok) return read;
  const { expert, hand: tiles } = read.value;
  const board = parseBoard(read.value.board);
  if (!board.ok) return board;
  const placement = parsePlacement(read.value.move);
  if (!placement.ok) return placement;
  const possible = checkPosition(board.value, tiles ?? []);
  if (!possible.ok) return possible;
  const judged = judgePlacement(board.value, placement.value, tiles ? { expert, hand: tiles } : { expert });
  if (!judged.ok) return ok({ legal: false, error: errorOf(judged.error) });
  const { points, kakuros, board: after } = judged.value;
  const lines = kakuros.map((kakuro) => ({ line: formatKakuro(kakuro), sum: kakuro.sum }));
  return ok({ legal: true, points, kakuros: lines, board: formatBoard(after) });
}

function listMoves(request: JudgeRequest): JudgeAnswer {
  const read = readRequest(request, listFields);
  if (!read.ok) return read;
  const board = parseBoard(read.value.board);
  if (!board.ok) return board;
  const possible = checkPosition(board.value, read.value.hand);
  if (!possible.ok) return possible;
  const moves = rankedMoves(board.value, read.value.hand, read.value.expert)
    .map(({ placement, points }) => ({ move: formatPlacement(placement), points }))
    .sort((one, other) => other.points - one.points || (one.move < other.move ? -1 : 1));
  return ok({ moves });
}
