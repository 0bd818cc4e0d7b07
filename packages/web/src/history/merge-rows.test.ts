/** A row of a file beside the one that is here. */

import { describe, expect, it } from 'vitest';
import type { DayResult } from '../daily/day-result';
import type { SolverRecord, TryRecord } from '../puzzles/progress/records';
import { openKakuzu, person, playTable, savedTable } from '../table/device/test-table';
import type { ObjectStoreName } from '../table/saved/table-store';
import type { GameSummary } from './game-summary';
import { mergeRow } from './merge-rows';

const score = { score: 40, gains: [3, 5] };
const day: DayResult = {
  id: '2026-11-18/kakuzu',
  day: '2026-11-18',
  game: 'kakuzu',
  table: '0123456789ab',
  startedAt: 10,
  touchedAt: 20,
  own: score,
  par: null,
  isCounted: false,
};
const open: DayResult = { ...day, table: 'ba9876543210', own: null, startedAt: 5, touchedAt: 90 };
const summary: GameSummary = {
  id: '0123456789ab',
  game: 'kakuzu',
  seats: [person('Ada')],
  you: 0,
  endedAt: 2,
  touchedAt: 2,
  options: {},
  scores: [5],
  winners: [0],
  hasResigned: false,
  bestTurn: 3,
  feat: 2,
  accuracy: null,
};
const solver: SolverRecord = {
  id: 'best-move',
  rating: 1500,
  deviation: 100,
  volatility: 0.06,
  streak: 4,
  bestStreak: 9,
  bestRush: 3,
  touchedAt: 5,
};
const made: TryRecord = { id: 'best-move/1', first: 'wrong', solved: false, rating: 900, deviation: 80, touchedAt: 5 };

describe('of a day', () => {
  it.each([
    ['a finished try beats a later one that is not', day, open, { ...day, touchedAt: 90 }],
    ['and stays', open, day, { ...day, touchedAt: 90 }],
    ['the earlier of two finished tries counts', { ...day, startedAt: 9 }, day, { ...day, startedAt: 9 }],
    ['and stays', { ...day, startedAt: 11, own: { score: 99, gains: [] } }, day, null],
    ['of two open tries the one here goes on', { ...open, startedAt: 1 }, open, null],
    ['par is taken over', { ...day, par: score }, day, { ...day, par: score }],
    ['par is kept', { ...day, startedAt: 9 }, { ...day, par: score }, { ...day, startedAt: 9, par: score }],
    ['a counted one stays counted', { ...day, isCounted: true }, day, { ...day, isCounted: true }],
    ['the same changes nothing', day, day, null],
    ['one that can’t be read gives way', day, { ...day, startedAt: 1e300 }, day],
  ] as const)('%s', (_, row, here, after) => expect(mergeRow('days', row, here)).toEqual(after));
});

describe('of other kinds', () => {
  const accuracy = [0.7];
  it.each([
    ['a later summary', 'summaries', { ...summary, touchedAt: 3 }, summary, { ...summary, touchedAt: 3 }],
    ['an older summary', 'summaries', summary, { ...summary, touchedAt: 3 }, null],
    ['a reviewed summary', 'summaries', { ...summary, accuracy, touchedAt: 1 }, summary, { ...summary, accuracy }],
    [
      'a summary without review',
      'summaries',
      { ...summary, touchedAt: 3 },
      { ...summary, accuracy },
      { ...summary, accuracy, touchedAt: 3 },
    ],
    ['an older solver', 'solvers', { ...solver, touchedAt: 1, bestRush: 7 }, solver, { ...solver, bestRush: 7 }],
    ['a later solver', 'solvers', { ...solver, touchedAt: 6, bestStreak: 1 }, solver, { ...solver, touchedAt: 6 }],
    [
      'a later try',
      'tries',
      { ...made, first: 'right', rating: 1, solved: true, touchedAt: 9 },
      made,
      { ...made, solved: true },
    ],
    [
      'an earlier try',
      'tries',
      { ...made, first: 'right', touchedAt: 1 },
      { ...made, solved: true },
      { ...made, first: 'right', touchedAt: 1, solved: true },
    ],
    ['the same try in another order', 'tries', Object.fromEntries(Object.entries(made).reverse()), made, null],
    ['nothing here', 'tries', made, undefined, made],
  ] as const)('%s', (_, kind, row, here, after) => expect(mergeRow(kind as ObjectStoreName, row, here)).toEqual(after));
});

describe('of a table', () => {
  const { table } = playTable(openKakuzu, [person('Ada'), person('Bo')], {});
  const here = savedTable('kakuzu', table.seats, table.save());
  const later = { ...here, touchedAt: here.touchedAt + 1 };

  it('goes on where it was played last', () => {
    expect(mergeRow('tables', later, here)).toBe(later);
    expect(mergeRow('tables', here, later)).toBeNull();
    expect(mergeRow('tables', here, here)).toBeNull();
  });

  it('never gives way to one that is too old to open', () => {
    expect(mergeRow('tables', { ...later, format: 1 }, here)).toBeNull();
    expect(mergeRow('tables', here, { ...later, format: 1 })).toBe(here);
  });
});
