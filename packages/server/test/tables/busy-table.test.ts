/**
 * A table whose store is slow, fails, or has rows of another node: inputs wait in order, and no reply is sent before
 * its row is stored.
 */

import { unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import { fenceLog } from '../../src/tables/load/fence.js';
import { DelayedStore } from '../support/delayed-store.js';
import type { Person } from '../support/person.js';
import { inFile } from '../support/table-fixture.js';
import type { TablesNode } from '../support/tables-node.js';
import { useTables } from '../support/tables-nodes.js';

const nodes = useTables();

interface SlowTable {
  readonly later: DelayedStore;
  readonly node: TablesNode;
  readonly table: string;
  readonly ada: Person;
  readonly bo: Person;
}

/** Ada is the host of a table of two, Bo has the other seat. */
async function slowTable(): Promise<SlowTable> {
  let later: DelayedStore | undefined;
  const node = await nodes.open(undefined, undefined, (store) => {
    later = new DelayedStore(store);
    return later.store;
  });
  const [ada, bo] = [node.person('Ada'), node.person('Bo')];
  const table = await node.table(ada, { game: 'kakuzu', seats: [null, null], options: { first: 0 } });
  await node.seat(bo, table, 1);
  return { later: later as DelayedStore, node, table, ada, bo };
}

const fillDisk = ({ file }: TablesNode): Promise<void> =>
  inFile(file, `CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'full'); END`);
const freeDisk = ({ file }: TablesNode): Promise<void> => inFile(file, 'DROP TRIGGER full');

/** Ada says something that can't be stored. The table waits for its log, and the store works again. */
async function loseLine({ later, node, ada }: SlowTable): Promise<{ readonly answer: ReturnType<Person['do']> }> {
  await fillDisk(node);
  later.hold('rowsAfter');
  const answer = ada.do({ type: 'say', text: 'lost' });
  await later.until(1);
  await freeDisk(node);
  return { answer };
}

const chatOf = ({ table }: Person): unknown[] => (table?.chat ?? []).map(({ text }) => text);
const unavailable = { ok: false, error: { code: 'unavailable' } };
/** Every promise that can go on has gone on. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('while the log is read again', () => {
  it('who joins, asks, leaves or talks waits, and is told only what is stored', async () => {
    const slow = await slowTable();
    const { later, node, table, ada } = slow;
    const { answer } = await loseLine(slow);
    const [cy, di] = [node.person('Cy'), node.person('Di')];
    const joined = cy.join(table);
    await turn();
    const kept = ada.do({ type: 'say', text: 'kept' });
    const told = ada.history();
    void di.join(table);
    await turn();
    di.leave();
    const heard = [cy, di, ada].map(({ messages }) => messages.length);
    await turn();
    expect([cy, di, ada].map(({ messages }) => messages.length)).toEqual(heard);
    expect(cy.messages).toEqual([]);
    later.release();
    expect(await answer).toMatchObject(unavailable);
    unwrap(await kept);
    expect((await joined).chat).toEqual([]);
    expect((await told).start).toBeNull();
    await cy.until(() => chatOf(cy).length === 1);
    expect([ada, cy].map(chatOf)).toEqual([['kept'], ['kept']]);
    await ada.until(() => ada.table?.watchers === 1);
  });

  it('everybody is sent away when it can not be read', async () => {
    const slow = await slowTable();
    const { later, node, table, ada, bo } = slow;
    await loseLine(slow);
    const cy = node.person('Cy');
    void cy.join(table);
    await turn();
    await inFile(node.file, 'ALTER TABLE log RENAME TO elsewhere');
    await later.next();
    await turn();
    expect([ada, bo, cy].map(({ closed }) => closed)).toEqual(['unavailable', 'unavailable', 'unavailable']);
    await inFile(node.file, 'ALTER TABLE elsewhere RENAME TO log');
    later.release();
    expect((await node.person('Cy').join(table)).room.seats[1]?.name).toBe('Bo');
  });

  it('who has left hears nothing more', async () => {
    const slow = await slowTable();
    const { later, node, table, ada } = slow;
    await loseLine(slow);
    const other = await node.table(node.person('Cy'), { game: 'kakuzu', seats: [null, null], options: {} });
    const [away, joined] = [node.person('Bo'), ada.join(other)];
    void away.join(table);
    await turn();
    void away.join(other);
    const told = await joined;
    const heard = ada.messages.length;
    later.release();
    await node.tables.queue.settled();
    await turn();
    expect(told.room.table).toBe(other);
    expect(ada.messages.slice(heard).map(({ type }) => type)).not.toContain('changes');
    await away.until(() => away.table?.room.table === other);
    expect(away.messages.filter(({ type }) => type === 'changes')).toEqual([]);
  });
});

describe('while the store can not store anything', () => {
  it('who asked is answered when the log was read, not before', async () => {
    const slow = await slowTable();
    const before = slow.ada.messages.length;
    const { answer } = await loseLine(slow);
    await turn();
    expect(slow.ada.messages.length).toBe(before);
    slow.later.release();
    expect(await answer).toMatchObject(unavailable);
    expect(slow.ada.messages.slice(before).map(({ type }) => type)).toEqual(['table', 'refused']);
  });

  it('and only says so, who asked hears that it is done', async () => {
    const { later, ada } = await slowTable();
    later.loseAnswerOf('append');
    expect(await ada.do({ type: 'say', text: 'Is this heard?' })).toMatchObject({ ok: true });
    expect(chatOf(ada)).toEqual(['Is this heard?']);
  });

  it('answers come in the order of the questions', async () => {
    const { later, node, ada } = await slowTable();
    later.hold('append');
    const before = ada.messages.length;
    const asked = ['first', ' ', 'third'].map((text) => ada.do({ type: 'say', text }, text));
    await later.until(1);
    await fillDisk(node);
    later.release();
    await Promise.all(asked);
    const answers = ada.messages.slice(before).flatMap((message) => ('id' in message ? [message.id] : []));
    expect(answers).toEqual(['first', ' ', 'third']);
    expect(chatOf(ada)).toEqual([]);
  });

  it("a name is nobody's, and another gets its number", async () => {
    const { node, table, ada } = await slowTable();
    const [cy, di] = [node.person('Cy'), node.person('Di')];
    for (const person of [cy, di]) await person.join(table);
    await fillDisk(node);
    expect(await cy.do({ type: 'enter', name: 'Cy' })).toMatchObject(unavailable);
    await freeDisk(node);
    expect(cy.you).toBeNull();
    unwrap(await di.do({ type: 'enter', name: 'Di' }));
    expect([cy.you, di.you]).toEqual([null, 3]);
    await ada.until(() => ada.table?.here.join() === '1,2,3' && ada.table.watchers === 1);
    unwrap(await cy.do({ type: 'enter', name: 'Cy' }));
    expect([cy.you, di.you]).toEqual([4, 3]);
    await ada.until(() => ada.table?.here.join() === '1,2,3,4' && ada.table.watchers === 0);
  });

  it('a game is dealt anew', async () => {
    const { later, node, table, ada, bo } = await slowTable();
    later.hold('append', 'rowsAfter');
    const said = ada.do({ type: 'say', text: 'Shall we?' });
    await later.until(1);
    const started = ada.do({ type: 'start' });
    await fillDisk(node);
    expect(await later.next()).toBe('append');
    await later.until(1);
    await freeDisk(node);
    later.release();
    expect(await said).toMatchObject(unavailable);
    unwrap(await started);
    await bo.until(() => bo.view !== null);
    unwrap(await ada.do({ type: 'resign' }));
    expect(await node.catalogue.record(table)).toMatchObject({ ok: true });
  });
});

it('a row that another node wrote: nothing is acknowledged, and everybody comes back', async () => {
  const { node, table, ada, bo } = await slowTable();
  const elsewhere = await openSqliteStore(node.file);
  await fenceLog(elsewhere, table, unwrapNumber(await elsewhere.numberOf(table)));
  await elsewhere.close();
  const before = ada.messages.length;
  void ada.do({ type: 'say', text: 'Hello?' });
  await node.tables.queue.settled();
  expect([ada.closed, bo.closed]).toEqual(['unavailable', 'unavailable']);
  expect(ada.messages).toHaveLength(before);
  const again = node.person('Ada');
  expect((await again.join(table)).chat).toEqual([]);
  unwrap(await again.do({ type: 'say', text: 'Hello?' }));
  expect(chatOf(again)).toEqual(['Hello?']);
});

it('a record is of what is stored, not of what is on its way', async () => {
  const { later, node, table, ada } = await slowTable();
  unwrap(await ada.do({ type: 'start' }));
  later.hold('append');
  const resigned = ada.do({ type: 'resign' });
  await later.until(1);
  expect(await node.catalogue.record(table)).toMatchObject({ ok: false, error: { code: 'not-over' } });
  later.release();
  unwrap(await resigned);
  expect(await node.catalogue.record(table)).toMatchObject({ ok: true });
});

function unwrapNumber(number: number | null): number {
  if (number === null) throw new Error('the table is gone');
  return number;
}
