/**
 * A store that takes its time: whatever comes to a table meanwhile waits, in order, and nobody is told what may not be
 * so.
 */

import { unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { LocalBus } from '../../src/bus/bus.js';
import { LaterStore } from '../support/later-store.js';
import type { Person } from '../support/person.js';
import { inFile } from '../support/stage.js';
import type { TablesNode } from '../support/tables-node.js';
import { useTables } from '../support/tables-nodes.js';

const nodes = useTables();

interface Divided {
  readonly later: LaterStore;
  readonly slow: TablesNode;
  readonly quick: TablesNode;
  readonly table: string;
  /** At the slow node. */
  readonly ada: Person;
  /** At the quick one. */
  readonly bo: Person;
}

/** Ada is the host of a table of two at a node whose store is slow, Bo sits there at another node on the same file. */
async function divide(hears = true): Promise<Divided> {
  const bus = new LocalBus();
  const quick = await nodes.open(undefined, bus.node());
  let later: LaterStore | undefined;
  // Where it does not hear the other one, it is told nothing of what that one writes.
  const own = hears ? bus.node() : new LocalBus().node();
  const slow = await nodes.open(quick.file, own, (store) => {
    later = new LaterStore(store);
    return later.store;
  });
  const [ada, bo] = [slow.person('Ada'), quick.person('Bo')];
  const table = await slow.table(ada, { game: 'kakuzu', seats: [null, null], options: { first: 0 } });
  await quick.seat(bo, table, 1);
  if (hears) await ada.until(() => ada.room.seats[1]?.name === 'Bo');
  return { later: later as LaterStore, slow, quick, table, ada, bo };
}

const chatOf = ({ table }: Person): unknown[] => (table?.chat ?? []).map(({ text }) => text);
/** Every promise that can go on has gone on. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('while the log is read again', () => {
  it('who joins, asks, leaves or talks waits, and is told only what is kept', async () => {
    const { later, slow, table, ada, bo } = await divide(false);
    unwrap(await bo.do({ type: 'say', text: 'first' }));
    later.hold('rowsAfter');
    const second = ada.do({ type: 'say', text: 'second' });
    // It was lost to Bo's, and the log is being read.
    await later.until(1);
    const [cy, di] = [slow.person('Cy'), slow.person('Di')];
    const joined = cy.join(table);
    await turn();
    const third = ada.do({ type: 'say', text: 'third' });
    const told = ada.history();
    void di.join(table);
    await turn();
    di.leave();
    const heard = [cy, di, ada].map(({ messages }) => messages.length);
    await turn();
    expect([cy, di, ada].map(({ messages }) => messages.length)).toEqual(heard);
    expect(cy.messages).toEqual([]);
    later.release();
    expect([unwrap(await second), unwrap(await third)]).toEqual([5, 6]);
    expect((await joined).chat.map(({ text }) => text)).toEqual(['first', 'second']);
    expect((await told).start).toBeNull();
    await slow.tables.queue.settled();
    expect(chatOf(ada)).toEqual(['first', 'second', 'third']);
    expect(chatOf(cy)).toEqual(chatOf(ada));
    expect(ada.table?.watchers).toBe(1);
  });

  it('whoever waits is sent away when it can not be read', async () => {
    const { later, slow, table, ada, bo } = await divide(false);
    unwrap(await bo.do({ type: 'say', text: 'first' }));
    later.hold('rowsAfter');
    void ada.do({ type: 'say', text: 'second' });
    await later.until(1);
    const cy = slow.person('Cy');
    void cy.join(table);
    await turn();
    await inFile(slow.file, 'ALTER TABLE log RENAME TO elsewhere');
    await later.next();
    await turn();
    expect([ada.closed, cy.closed]).toEqual(['unavailable', 'unavailable']);
    await inFile(slow.file, 'ALTER TABLE elsewhere RENAME TO log');
    later.release();
    expect((await slow.person('Cy').join(table)).chat).toHaveLength(1);
  });
});

describe('while the store can not keep anything', () => {
  it('who asked is answered when the log was read, not before', async () => {
    const { later, slow, ada } = await divide();
    await inFile(slow.file, `CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'full'); END`);
    later.hold('rowsAfter');
    const before = ada.messages.length;
    const said = ada.do({ type: 'say', text: 'Hello?' });
    await later.until(1);
    await turn();
    expect(ada.messages.length).toBe(before);
    later.release();
    expect(await said).toMatchObject({ ok: false, error: { code: 'unavailable' } });
    expect(ada.messages.slice(before).map(({ type }) => type)).toEqual(['table', 'refused']);
    await inFile(slow.file, 'DROP TRIGGER full');
  });

  it('and only says so, who asked hears that it is done', async () => {
    const { later, ada } = await divide();
    later.loseWordOf('append');
    expect(await ada.do({ type: 'say', text: 'Is this heard?' })).toMatchObject({ ok: true });
    expect(chatOf(ada)).toEqual(['Is this heard?']);
  });
});

describe('a name that could not be kept', () => {
  it("is nobody's, though another gets its number and a hand", async () => {
    const { slow, table, ada } = await divide();
    const [cy, di] = [slow.person('Cy'), slow.person('Di')];
    for (const person of [cy, di]) await person.join(table);
    await inFile(slow.file, `CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'full'); END`);
    expect(await cy.do({ type: 'enter', name: 'Cy' })).toMatchObject({ error: { code: 'unavailable' } });
    await inFile(slow.file, 'DROP TRIGGER full');
    expect(cy.you).toBeNull();
    unwrap(await di.do({ type: 'enter', name: 'Di' }));
    expect([cy.you, di.you]).toEqual([null, 3]);
    expect(ada.table).toMatchObject({ here: [1, 2, 3], watchers: 1 });
    unwrap(await cy.do({ type: 'enter', name: 'Cy' }));
    expect([cy.you, di.you]).toEqual([4, 3]);
    expect(ada.table).toMatchObject({ here: [1, 2, 3, 4], watchers: 0 });
  });

  it('because somebody at another node was faster, has the next number', async () => {
    const { later, slow, quick, table, ada } = await divide();
    const [cy, di] = [slow.person('Cy'), quick.person('Di')];
    for (const person of [cy, di]) await person.join(table);
    later.hold('append');
    const slower = cy.do({ type: 'enter', name: 'Cy' });
    await later.until(1);
    unwrap(await di.do({ type: 'enter', name: 'Di' }));
    later.release();
    unwrap(await slower);
    expect([cy.you, di.you]).toEqual([4, 3]);
    await ada.until(() => ada.table?.here.length === 4);
  });
});

it('who has left hears nothing more, though the table could not let them go yet', async () => {
  const { later, slow, ada, bo } = await divide();
  later.hold('rowsAfter');
  unwrap(await bo.do({ type: 'say', text: 'first' }));
  await later.until(1);
  const other = await slow.table(slow.person('Cy'), { game: 'kakuzu', seats: [null, null], options: {} });
  const [away, joined] = [slow.person('Bo'), ada.join(other)];
  void away.join(ada.room.table);
  await turn();
  void away.join(other);
  const told = await joined;
  const heard = ada.messages.length;
  later.release();
  await slow.tables.queue.settled();
  await turn();
  expect(told.room.table).toBe(other);
  expect(ada.messages.slice(heard).map(({ type }) => type)).not.toContain('changes');
  expect(away.messages.filter(({ type }) => type === 'changes')).toEqual([]);
  expect(away.room.table).toBe(other);
});

it('what was said comes in order, though some of it was lost', async () => {
  const { later, ada, bo } = await divide(false);
  unwrap(await bo.do({ type: 'say', text: 'first' }));
  later.hold('append');
  const said = ada.do({ type: 'say', text: 'second' });
  const refused = ada.do({ type: 'say', text: ' ' });
  const last = ada.do({ type: 'say', text: 'third' });
  await later.until(1);
  const before = ada.messages.length;
  later.release();
  await Promise.all([said, refused, last]);
  const answers = ada.messages.slice(before).flatMap((message) => ('id' in message ? [message.type] : []));
  expect(answers).toEqual(['changes', 'refused', 'changes']);
});

describe('while a node reads on what another has written', () => {
  it('what is done here comes after it', async () => {
    const { later, slow, ada, bo } = await divide();
    later.hold('rowsAfter');
    unwrap(await bo.do({ type: 'say', text: 'first' }));
    unwrap(await bo.do({ type: 'say', text: 'second' }));
    await later.until(1);
    const third = ada.do({ type: 'say', text: 'third' });
    await turn();
    expect(chatOf(ada)).toEqual([]);
    later.release();
    unwrap(await third);
    expect(chatOf(ada)).toEqual(['first', 'second', 'third']);
    expect(slow.logged.join()).not.toContain('failed');
  });

  it('and can not, it goes on, and reads with the next word', async () => {
    const { later, slow, ada, bo } = await divide();
    later.hold('rowsAfter');
    unwrap(await bo.do({ type: 'say', text: 'first' }));
    await later.until(1);
    await inFile(slow.file, 'ALTER TABLE log RENAME TO elsewhere');
    await later.next();
    await turn();
    await inFile(slow.file, 'ALTER TABLE elsewhere RENAME TO log');
    later.release();
    expect(ada.closed).toBeNull();
    unwrap(await bo.do({ type: 'say', text: 'second' }));
    await ada.until(() => chatOf(ada).length === 2);
    expect(slow.logged.filter((line) => line.includes('"store-failed"'))).toHaveLength(1);
  });
});

describe('while a game is dealt', () => {
  it('and what it stands on is lost, it is dealt anew', async () => {
    const { later, slow, quick, ada, bo } = await divide();
    later.hold('append');
    const said = ada.do({ type: 'say', text: 'Shall we?' });
    await later.until(1);
    const started = ada.do({ type: 'start' });
    // Somebody at the other node was faster.
    unwrap(await bo.do({ type: 'share', share: 'b0'.repeat(16) }));
    later.release();
    const saidAt = unwrap(await said) ?? 0;
    expect(unwrap(await started)).toBe(saidAt + 1);
    await bo.until(() => bo.view !== null);
    expect(bo.room.seats[1]?.shared).toBe(true);
    unwrap(await ada.do({ type: 'resign' }));
    for (const { catalogue } of [slow, quick]) expect((await catalogue.record(ada.room.table)).ok).toBe(true);
  });
});

it('a record is of what is kept, not of what is on its way', async () => {
  const { later, slow, table, ada } = await divide();
  unwrap(await ada.do({ type: 'start' }));
  later.hold('append');
  const resigned = ada.do({ type: 'resign' });
  await later.until(1);
  expect(await slow.catalogue.record(table)).toMatchObject({ ok: false, error: { code: 'not-over' } });
  later.release();
  unwrap(await resigned);
  expect(await slow.catalogue.record(table)).toMatchObject({ ok: true });
});

it('a rematch that two nodes make at once is one table, and nobody has another', async () => {
  const { later, slow, quick, ada, bo } = await divide();
  unwrap(await ada.do({ type: 'start' }));
  unwrap(await ada.do({ type: 'resign' }));
  await bo.until(() => bo.room.phase === 'over');
  later.hold('append');
  const slower = ada.do({ type: 'rematch' });
  await later.until(1);
  unwrap(await bo.do({ type: 'rematch' }));
  later.release();
  expect(await slower).toMatchObject({ ok: true });
  expect(ada.room.rematch).toBe(bo.room.rematch);
  for (const { catalogue } of [slow, quick]) expect(await catalogue.tablesOf('Ada')).toHaveLength(2);
});
