/** One commit for everything in a turn, nothing told before it, and what becomes of rows that are not kept. */

import { describe, expect, it } from 'vitest';
import type { ClientConnection } from '../../connections/connection.js';
import type { Append } from '../../store/store.js';
import type { TableRequest } from '../effects/table-request.js';
import { CommitQueue } from './commit-queue.js';

/** A store that keeps what it is told to, when it is told to. */
class SlowStore {
  readonly commits: (readonly Append[])[] = [];
  readonly #open: { resolve(conflicts: ReadonlySet<number>): void; reject(error: Error): void }[] = [];

  append(rows: readonly Append[]): Promise<ReadonlySet<number>> {
    this.commits.push(rows);
    return new Promise((resolve, reject) => this.#open.push({ resolve, reject }));
  }

  async answer(conflicts: readonly number[] = []): Promise<void> {
    this.#open.shift()?.resolve(new Set(conflicts));
    await turn();
  }

  async fail(): Promise<void> {
    this.#open.shift()?.reject(new Error('the disk is full'));
    await turn();
  }
}

interface Table {
  readonly number: number;
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

function setUp() {
  const store = new SlowStore();
  const heard: string[] = [];
  const told: string[] = [];
  const listener: ClientConnection = { guest: 'ada', send: (text) => heard.push(text), close: () => {} };
  let mayAct = true;
  const queue = new CommitQueue<Table>(store, {
    mayAct: () => mayAct,
    committed: (rows) => told.push(`committed ${rows}`),
    acknowledged: ({ id }) => told.push(`acknowledged ${id}`),
    failed: () => told.push('failed'),
    sendFailed: () => told.push('send failed'),
    lost: ({ number }, reason, effects) => {
      told.push(`${reason} ${number} ${effects.length}`);
      for (const effect of effects)
        told.push(effect.kind === 'append' ? `lost ${number}:${effect.append.row.version}` : `lost ${effect.text}`);
    },
  });
  const table = (number: number): Table => ({ number });
  const append = (to: Table, version: number): void =>
    queue.add(to, {
      kind: 'append',
      append: { table: to.number, row: { version, at: 0, body: '', awaited: [] } },
      request: null,
    });
  const send = (from: Table, text: string, request: TableRequest | null = null): void =>
    queue.add(from, { kind: 'send', to: listener, text, request });
  const loseLease = (): void => {
    mayAct = false;
  };
  return { store, heard, told, listener, queue, table, append, send, loseLease };
}

const versionsIn = (rows: readonly Append[] | undefined): string[] =>
  (rows ?? []).map(({ table, row }) => `${table}:${row.version}`);

describe('a turn', () => {
  it('is one commit, whatever the tables, and nothing is told before it', async () => {
    const { store, heard, listener, queue, table, append, send } = setUp();
    const [one, other] = [table(1), table(2)];
    append(one, 2);
    send(one, 'moved at one');
    append(other, 7);
    queue.send(listener, 'hello');
    await turn();
    expect(store.commits.map(versionsIn)).toEqual([['1:2', '2:7']]);
    expect(heard).toEqual([]);
    await store.answer();
    expect(heard).toEqual(['moved at one', 'hello']);
  });

  it('tells all the others where somebody can not be told', async () => {
    const { store, heard, told, queue, table, append, send } = setUp();
    const one = table(1);
    append(one, 2);
    queue.after(one, () => {
      throw new Error('nobody there');
    });
    send(one, 'moved');
    const settled = queue.settled();
    await turn();
    await store.answer();
    await settled;
    expect(heard).toEqual(['moved']);
    expect(told).toEqual(['committed 1', 'send failed']);
  });

  it('waits for the commit before it', async () => {
    const { store, heard, table, append, send } = setUp();
    const one = table(1);
    append(one, 2);
    await turn();
    append(one, 3);
    send(one, 'third');
    await turn();
    expect(store.commits.length).toBe(1);
    await store.answer();
    await turn();
    expect(store.commits.map(versionsIn)).toEqual([['1:2'], ['1:3']]);
    expect(heard).toEqual([]);
    await store.answer();
    expect(heard).toEqual(['third']);
  });

  it('with nothing to keep needs no commit', async () => {
    const { store, heard, listener, queue } = setUp();
    queue.send(listener, 'hello');
    await queue.settled();
    expect(heard).toEqual(['hello']);
    expect(store.commits).toEqual([]);
  });

  it('is settled when it is on disk and told', async () => {
    const { store, heard, listener, queue, table, append } = setUp();
    append(table(1), 2);
    queue.send(listener, 'done');
    let isSettled = false;
    void queue.settled().then(() => {
      isSettled = true;
    });
    await turn();
    expect(isSettled).toBe(false);
    await store.answer();
    expect([isSettled, heard]).toEqual([true, ['done']]);
  });
});

describe('a node without a lease', () => {
  it('stores nothing and tells nothing of its tables', async () => {
    const { store, heard, listener, queue, table, append, send, loseLease } = setUp();
    append(table(1), 2);
    send(table(1), 'moved');
    queue.send(listener, 'to somebody at no table');
    loseLease();
    await queue.settled();
    expect(store.commits).toEqual([]);
    expect(heard).toEqual(['to somebody at no table']);
  });

  it('does not tell of a row that it had stored before', async () => {
    const { store, heard, table, append, send, loseLease } = setUp();
    append(table(1), 2);
    send(table(1), 'moved');
    await turn();
    loseLease();
    await store.answer();
    expect(heard).toEqual([]);
  });
});

describe('rows that are not kept', () => {
  it('because another node owns the table now take what was done since with them', async () => {
    const { store, heard, told, table, append, send } = setUp();
    const [one, other] = [table(1), table(2)];
    append(one, 2);
    append(other, 2);
    send(one, 'at one');
    send(other, 'at other');
    await turn();
    append(one, 3);
    send(one, 'at one again');
    await store.answer([1]);
    await turn();
    expect(heard).toEqual(['at other']);
    expect(told).toEqual(['committed 2', 'conflict 1 2', 'lost 1:2', 'lost 1:3']);
    expect(store.commits.length).toBe(1);
  });

  it('take nothing with them that must happen in any case', async () => {
    const { store, heard, queue, table, append } = setUp();
    const one = table(1);
    append(one, 2);
    queue.after(one, () => heard.push('kept'));
    queue.afterAll(() => heard.push('over'));
    await turn();
    await store.answer([1]);
    expect(heard).toEqual(['over']);
  });

  it('because the store fails are lost for every table', async () => {
    const { store, heard, told, listener, queue, table, append } = setUp();
    append(table(1), 2);
    append(table(2), 2);
    queue.send(listener, 'to somebody at no table');
    await turn();
    await store.fail();
    expect(told.filter((each) => !each.startsWith('lost'))).toEqual(['failed', 'failure 1 1', 'failure 2 1']);
    expect(heard).toEqual(['to somebody at no table']);
  });
});
