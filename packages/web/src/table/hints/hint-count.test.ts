/** Hints are counted for each seat, with the table. */

import { expect, test } from 'vitest';
import { bot, openKakuzu, person, playTable } from '../device/test-table';
import { countHint, hintsGiven } from './hint-count';

const seats = [person('Ada'), bot('Brook')];

test('hints are counted for each seat, and saved with the table', () => {
  const { table } = playTable(openKakuzu, seats, { first: 0 });
  expect(hintsGiven(table, 0)).toBe(0);
  countHint(table, 0);
  countHint(table, 0);
  const resumed = playTable(openKakuzu, seats, {}, { log: table.save() }).table;
  expect([hintsGiven(resumed, 0), hintsGiven(resumed, 1)]).toEqual([2, 0]);
});

test('a number that is damaged is none', () => {
  const { table } = playTable(openKakuzu, seats, { first: 0 });
  table.notes.write(0, 'hints', 'many');
  expect(hintsGiven(table, 0)).toBe(0);
});
