/** A hint, in words. */

import { directionOf, FIELD_SIZE, squaresOf } from '@riverstone/rules/kakuro-race';
import type { KakuroRaceMessages } from '../../messages/generated/kakuro-race';
import { coordinates } from '../../table/square-names';
import type { RaceHint } from '../table/race-table';
import { claimWords, lineWords } from './claim-words';

export function hintWords(text: KakuroRaceMessages, { strength, squares, move }: RaceHint): string {
  const { prompt } = text;
  const line = { first: squares[0] ?? 0, last: squares.at(-1) ?? 0 };
  if (squares.length === 0) return prompt.hintNone;
  if (strength === 'where') {
    const isRow = directionOf(line) === 'across';
    return isRow
      ? prompt.hintRow({ row: coordinates.row(Math.floor(line.first / FIELD_SIZE)) })
      : prompt.hintColumn({ column: coordinates.column(line.first % FIELD_SIZE) });
  }
  if (move !== null && 'claim' in move.action)
    return prompt.hintMove({ claim: claimWords(text, move.action.claim), number: move.points });
  return prompt.hintWhich({ line: squaresOf(line) === undefined ? '' : lineWords(text, line) });
}
