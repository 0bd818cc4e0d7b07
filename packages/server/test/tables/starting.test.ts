/** How a game starts: by itself when all are there, without the seats that are free, and again after it is over. */

import { limits } from '@riverstone/protocol';
import { unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../support/agreeing.js';
import type { Person } from '../support/person.js';
import type { TablesNode } from '../support/tables-node.js';
import { useTables } from '../support/tables-nodes.js';

const nodes = useTables();

interface Gathered {
  readonly node: TablesNode;
  readonly table: string;
  readonly ada: Person;
  readonly bo: Person;
}

/** Ada hosts and sits in the first seat; Bo takes the second. */
async function gather(seats: readonly (null | 'novice')[] = [null, null], options: object = {}): Promise<Gathered> {
  const node = await nodes.open();
  const [ada, bo] = [node.person('Ada'), node.person('Bo')];
  const table = await node.table(ada, { game: 'kakuzu', seats: [...seats], options: { ...options } });
  await node.seat(bo, table, 1);
  await node.tables.queue.settled();
  return { node, table, ada, bo };
}

describe('a countdown', () => {
  it('begins for everybody when all seats are taken and all are there, and the game starts', async () => {
    const { node, ada, bo } = await gather();
    for (const person of [ada, bo]) expect(person.room.startsAt).toBe(node.now + limits.startCountdown);
    node.pass(limits.startCountdown - 1);
    expect(ada.room.phase).toBe('gathering');
    node.pass(1);
    await Promise.all([ada, bo].map((person) => person.until(() => person.room.phase === 'playing')));
    expect(bo.room.startsAt).toBeNull();
  });

  it('counts bots as there, and does not begin for one person alone', async () => {
    const { ada } = await gather([null, null, 'novice']);
    expect(ada.room.startsAt).not.toBeNull();
    const node = await nodes.open();
    const cy = node.person('Cy');
    await node.table(cy, { game: 'kakuzu', seats: [null, 'novice'], options: {} });
    expect(cy.room.startsAt).toBeNull();
  });

  it('ends when somebody leaves, and begins again when they are back', async () => {
    const { node, table, ada, bo } = await gather();
    bo.leave();
    node.pass(3000);
    await ada.until(() => ada.room.startsAt === null);
    node.pass(limits.startCountdown);
    const back = node.person('Bo');
    await back.join(table);
    await ada.until(() => ada.room.startsAt === node.now + limits.startCountdown);
    expect(ada.room.phase).toBe('gathering');
  });

  it('does not end when a page is loaded again', async () => {
    const { node, table, ada, bo } = await gather();
    const { startsAt } = ada.room;
    bo.leave();
    node.pass(1000);
    await node.person('Bo').join(table);
    node.pass(limits.startCountdown - 1000);
    await ada.until(() => ada.room.phase === 'playing');
    expect(ada.room.startedAt).toBe(startsAt);
  });

  it('begins again when seats or options change', async () => {
    const { node, ada, bo } = await gather();
    node.pass(3000);
    unwrap(await ada.do({ type: 'plan', seats: 2, options: { variant: 'announce' } }));
    await bo.until(() => bo.room.startsAt === node.now + limits.startCountdown);
    unwrap(await bo.do({ type: 'stand' }));
    await ada.until(() => ada.room.startsAt === null);
  });

  it('is stopped by anybody in a seat; the host alone starts the game then, or lets it start by itself again', async () => {
    const { node, ada, bo } = await gather();
    const cy = node.person('Cy');
    await cy.join(ada.room.table);
    unwrap(await cy.do({ type: 'enter', name: 'Cy' }));
    expect(await codeOf(cy, { type: 'auto-start', on: false })).toBe('not-host');
    expect(await codeOf(bo, { type: 'auto-start', on: true })).toBe('not-host');
    expect(await codeOf(bo, { type: 'auto-start', on: false })).toBe('done');
    expect(await codeOf(bo, { type: 'auto-start', on: false })).toBe('not-host');
    expect(ada.room).toMatchObject({ autoStart: false, startsAt: null });
    node.pass(60_000);
    unwrap(await bo.do({ type: 'say', phrase: 'hello' }));
    expect(ada.room.phase).toBe('gathering');
    expect(await codeOf(ada, { type: 'auto-start', on: true })).toBe('done');
    await bo.until(() => bo.room.startsAt !== null);
    expect(await codeOf(ada, { type: 'start' })).toBe('done');
    expect(ada.room).toMatchObject({ phase: 'playing', startsAt: null });
    expect(await codeOf(ada, { type: 'auto-start', on: false })).toBe('begun');
  });
});

describe('free seats', () => {
  it('are dropped by the start, and whoever begins keeps their turn', async () => {
    const node = await nodes.open();
    const [ada, bo] = [node.person('Ada'), node.person('Bo')];
    const table = await node.table(ada, { game: 'kakuzu', seats: [null, null, null, null], options: { first: 2 } });
    await node.seat(bo, table, 2);
    expect(await codeOf(ada, { type: 'start' })).toBe('seats-open');
    expect(await codeOf(bo, { type: 'start', dropFree: true })).toBe('not-host');
    expect(await codeOf(ada, { type: 'start', dropFree: true })).toBe('done');
    await bo.until(() => bo.view !== null);
    expect(ada.room).toMatchObject({ phase: 'playing', options: { first: 1 } });
    expect(ada.room.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    expect(bo.view).toMatchObject({ viewer: 1, turn: 1 });
  });

  it('are kept where too few would be left', async () => {
    const node = await nodes.open();
    const ada = node.person('Ada');
    await node.table(ada, { game: 'kakuro-challenge', seats: [null, null], options: {} });
    const refused = await ada.do({ type: 'start', dropFree: true });
    expect(refused).toMatchObject({ error: { code: 'bad-options' } });
    expect(ada.room.seats).toHaveLength(2);
  });
});

describe('the host', () => {
  it('hears elsewhere that the table is full', async () => {
    const node = await nodes.open();
    const [ada, bo] = [node.person('Ada'), node.person('Bo')];
    const table = await node.table(ada, { game: 'kakuzu', seats: [null, null], options: {} });
    ada.leave();
    const home = node.person('Ada');
    await node.seat(bo, table, 1);
    await node.tables.queue.settled();
    expect(home.messages).toMatchObject([{ type: 'notice', table, kind: 'full' }]);
  });
});

describe('a rematch', () => {
  it('starts when all have come, and counts who has won', async () => {
    const { node, ada, bo } = await gather();
    unwrap(await ada.do({ type: 'start' }));
    const wins = (person: Person): number[] => person.room.seats.map((seat) => seat.wins);
    expect(wins(bo)).toEqual([0, 0]);
    for (const score of [
      [1, 0],
      [2, 0],
    ]) {
      unwrap(await bo.do({ type: 'resign' }));
      expect(wins(bo)).toEqual(score);
      await ada.until(() => ada.room.phase === 'over');
      expect(wins(ada)).toEqual(score);
      unwrap(await ada.do({ type: 'rematch' }));
      const next = ada.room.rematch as string;
      await ada.join(next);
      expect(ada.room.startsAt).toBeNull();
      await bo.join(next);
      expect(wins(bo)).toEqual(score);
      await ada.until(() => ada.room.startsAt === node.now + limits.rematchCountdown);
      node.pass(limits.rematchCountdown);
      await Promise.all([ada, bo].map((person) => person.until(() => person.room.phase === 'playing')));
    }
  });
});

describe('the open lobby', () => {
  it('says whether the host is there, and drops a table whose host has been away for long', async () => {
    const node = await nodes.open();
    const ada = node.person('Ada');
    const table = await node.table(ada, { game: 'kakuzu', seats: [null, null], options: {}, listed: true });
    expect(await node.catalogue.lobby()).toMatchObject([{ table, hostHere: true }]);
    node.pass(limits.awayBeforeUnlisted * 2);
    // Every second the node looks who is there.
    await expect.poll(() => node.tables.seenAt(table), { timeout: 5000 }).toBe(node.now);
    ada.leave();
    node.pass(limits.awayBeforeUnlisted - 1);
    expect(await node.catalogue.lobby()).toMatchObject([{ table, hostHere: false }]);
    node.pass(1);
    expect(await node.catalogue.lobby()).toEqual([]);
    const back = node.person('Ada');
    await back.join(table);
    expect(await node.catalogue.lobby()).toMatchObject([{ table, hostHere: true }]);
  });
});
