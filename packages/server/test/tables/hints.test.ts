/** Hints that a person was given against bots are counted at the table, whichever of their devices asks. */

import { unwrap } from '@riverstone/rules';
import { expect, it } from 'vitest';
import { codeOf } from '../support/agreeing.js';
import { useTables } from '../support/tables-nodes.js';

const nodes = useTables();

it('count on all devices together, and everybody is told', async () => {
  const node = await nodes.open();
  const ada = node.person('Ada');
  const table = await node.table(ada, { game: 'kakuzu', seats: [null, 'novice'], options: { first: 0 } });
  unwrap(await ada.do({ type: 'start' }));
  const phone = node.person('Ada');
  await phone.join(table);
  const watcher = node.person('Bo');
  await watcher.join(table);
  for (const person of [ada, phone]) expect(await codeOf(person, { type: 'hint' })).toBe('done');
  for (const { room } of [ada, phone, watcher]) expect(room.seats.map(({ hints }) => hints)).toEqual([2, 0]);
});

it.each(['strict', 'claim'])('are none where players judge for themselves: %s', async (scoring) => {
  const node = await nodes.open();
  const ada = node.person('Ada');
  await node.table(ada, { game: 'kakuro-challenge', seats: [null, 'novice'], options: { scoring } });
  unwrap(await ada.do({ type: 'start' }));
  expect(await codeOf(ada, { type: 'hint' })).toBe('no-hints');
  expect(ada.room.seats.map(({ hints }) => hints)).toEqual([0, 0]);
});

it('are none where two people began, before the game, and for whoever only watches', async () => {
  const node = await nodes.open();
  const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((name) => node.person(name));
  if (ada === undefined || bo === undefined || cy === undefined) throw new Error('nobody came');
  const table = await node.table(ada, { game: 'kakuzu', seats: [null, null], options: {}, autoStart: false });
  await node.seat(bo, table, 1);
  expect(await codeOf(ada, { type: 'hint' })).toBe('not-begun');
  unwrap(await ada.do({ type: 'start' }));
  expect(await codeOf(ada, { type: 'hint' })).toBe('no-hints');
  await cy.join(table);
  expect(await codeOf(cy, { type: 'hint' })).toBe('not-a-member');
  unwrap(await bo.do({ type: 'resign' }));
  expect(await codeOf(ada, { type: 'hint' })).toBe('over');
});
