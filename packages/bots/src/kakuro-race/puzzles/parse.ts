/** Reads a puzzle of the race. */

import { parseSquare, unwrap } from '@riverstone/rules';
import {
  type ActionTile,
  type Claim,
  type ClaimPosition,
  FIELD_SIZE,
  isActionTile,
  type Line,
  parseClaim,
  parseField,
} from '@riverstone/rules/kakuro-race';
import { unpackBoard } from '../../core/packed-board.js';

export interface LinePuzzle {
  readonly position: ClaimPosition;
  /** A claim that solves it; null where it is proven that there is none. */
  readonly answer: Claim | null;
}

/** The position and answer of a puzzle; throws if the text is none. */
export function parseLinePuzzle(text: string): LinePuzzle {
  const [field = '', scored = '', marker = '', tiles = '', ...claim] = text.split(' ');
  const answer = claim.join(' ');
  return {
    position: {
      field: unwrap(parseField(unpackBoard(field, FIELD_SIZE))),
      scored: (scored.match(/.{4}/g) ?? []).map(lineOf),
      marker: Number(marker),
      tiles: (tiles.match(/d|x|n[1-9]/g) ?? []).map(tileOf),
    },
    answer: answer === 'none' ? null : unwrap(parseClaim(answer)),
  };
}

function tileOf(text: string): ActionTile {
  if (!isActionTile(text)) throw new Error(`${text} is no Action tile`);
  return text;
}

function lineOf(pair: string): Line {
  return { first: squareOf(pair.slice(0, 2)), last: squareOf(pair.slice(2)) };
}

function squareOf(name: string): number {
  const square = parseSquare(name, FIELD_SIZE);
  if (square === undefined) throw new Error(`${name} is no square`);
  return square;
}
