/** Hints are counted for each seat, with the table. */

import { expect, test } from 'vitest';
import { bot, openKakuzu, person, playTable } from '../device/test-table';

const seats = [person('Ada'), bot('Brook')];

test('the decisions with hints are counted for each seat, and saved with the table', async () => {
  const { table } = playTable(openKakuzu, seats, { first: 0 });
  expect(table.hints.of(0)).toBe(0);
  for (const decision of [4, 4, 4, 6]) expect(await table.hints.count(0, decision)).toBe(true);
  const resumed = playTable(openKakuzu, seats, {}, { log: table.save() }).table;
  expect([resumed.hints.of(0), resumed.hints.of(1)]).toEqual([2, 0]);
});

test('a number that is damaged is none', () => {
  const { table } = playTable(openKakuzu, seats, { first: 0 });
  table.notes.write(0, 'hints', 'many');
  expect(table.hints.of(0)).toBe(0);
});
