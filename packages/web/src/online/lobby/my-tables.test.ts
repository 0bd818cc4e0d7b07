/** The order of my tables. */

import type { MyTable } from '@riverstone/protocol';
import { expect, it } from 'vitest';
import { inOrder } from './my-tables';

const aTable = (table: string, change: Partial<MyTable>): MyTable => ({
  table,
  game: 'kakuzu',
  options: {},
  phase: 'playing',
  seats: [],
  host: '',
  listed: false,
  paused: false,
  days: null,
  dueAt: null,
  awaited: [],
  outcome: null,
  touchedAt: 0,
  mySeat: 0,
  myTurn: false,
  ...change,
});

it('begins with my turn, what is due first before the rest', () => {
  const tables = [
    aTable('over', { phase: 'over' }),
    aTable('theirs', { days: 1, dueAt: 5 }),
    aTable('mine', { myTurn: true }),
    aTable('mine in 3 days', { myTurn: true, days: 3, dueAt: 30 }),
    aTable('gathering', { phase: 'gathering' }),
    aTable('mine in 1 day', { myTurn: true, days: 3, dueAt: 10 }),
    aTable('theirs too', {}),
  ];
  expect(inOrder(tables).map(({ table }) => table)).toEqual([
    'mine in 1 day',
    'mine in 3 days',
    'mine',
    'theirs',
    'theirs too',
    'gathering',
    'over',
  ]);
});
