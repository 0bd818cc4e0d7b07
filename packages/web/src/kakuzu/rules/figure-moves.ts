/** A stone of a figure, lifted by the rules. */

import { parseSquare, type Refusal, type Result, type Square, unwrap } from '@riverstone/rules';
import {
  type KakuzuCode,
  type KakuzuEvent,
  type KakuzuState,
  kakuzu,
  parseSheet,
  SIZE,
} from '@riverstone/rules/kakuzu';
import { figureSheet, type KakuzuFigure } from './figures';

export interface KakuzuFigureMove {
  readonly square: Square;
  /** What happened, in order. */
  readonly ruling: Result<readonly KakuzuEvent[], Refusal<KakuzuCode>>;
  readonly state: KakuzuState;
}

/** Two players in the middle of a figure. */
export function stateOf({ open, drawn }: KakuzuFigure): KakuzuState {
  const sheet = unwrap(parseSheet(figureSheet));
  const squares = open.split(' ').map((name) => squareOf(name));
  const options = unwrap(kakuzu.parseOptions({ first: 0 }, 2));
  const start = kakuzu.setup(options, 2, { first: 0, sheet });
  return {
    ...start,
    phase: drawn === null ? 'setup' : 'remove',
    uncovered: sheet.map((digit, square) => (squares.includes(square) ? digit : 0)),
    drawn: drawn === null ? [] : [drawn],
  };
}

export function lift(figure: KakuzuFigure, name: string): KakuzuFigureMove {
  const square = squareOf(name);
  const before = stateOf(figure);
  const step = kakuzu.apply(before, 0, { type: 'remove', square, announced: null });
  if (!step.ok) return { square, ruling: step, state: before };
  return { square, ruling: { ok: true, value: step.value.events }, state: step.value.state };
}

function squareOf(name: string): Square {
  const square = parseSquare(name, SIZE);
  if (square === undefined) throw new Error(`${name} is no square`);
  return square;
}
