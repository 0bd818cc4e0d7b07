import { parseSquare } from '@riverstone/rules';
import { parsePlacement } from '@riverstone/rules/kakuro-challenge';
import { expect, test } from 'vitest';
import type { AssessmentOf } from '../contract/assessment-of.js';
import { remark } from './remark.js';

type Assessment = AssessmentOf<'kakuro-challenge'>;

function assessed(missed: number, flipsLegal: boolean): Assessment {
  const best = parsePlacement('y1d1');
  if (!best.ok) throw new Error('no move');
  const line = { total: parseSquare('a1', 9) ?? 0, last: parseSquare('d1', 9) ?? 0 };
  return {
    seat: 0,
    scored: 0,
    expected: 0,
    luck: 0,
    missed,
    best: missed,
    bestAction: missed === 0 ? null : { type: 'place', ...best.value, claim: null },
    worthLost: null,
    worthiest: null,
    detail: {
      type: 'placement',
      byClock: false,
      points: 0,
      flipsLegal,
      legalMoves: 12,
      scoringMoves: missed === 0 ? 0 : 1,
      missedKakuros: missed === 0 ? [] : [{ ...line, direction: 'across', sum: missed }],
    },
  };
}

test.each([
  [0, true, 'nothing to be had in 12 moves'],
  [8, true, 'y1d1: a1-d1'],
  [0, false, 'the flip was not allowed; nothing to be had in 12 moves'],
  [8, false, 'the flip was not allowed; y1d1: a1-d1'],
])('missed %i, flips legal: %s', (missed, flipsLegal, said) => {
  expect(remark(assessed(missed, flipsLegal))).toBe(said);
});
