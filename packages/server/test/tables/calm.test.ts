/** Three, two, one before a race begins or goes on, and the calm after each marker: the server's clock decides. */

import type { Room, ServerMessage } from '@riverstone/protocol';
import { unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { foldRows } from '../../src/tables/state/apply-row.js';
import { roomOf } from '../../src/tables/state/room-of.js';
import { answer, ask, codeOf } from '../support/agreeing.js';
import type { Person } from '../support/person.js';
import type { TablesNode } from '../support/tables-node.js';
import { useTables } from '../support/tables-nodes.js';

const nodes = useTables();
const markers = [7, 12, 17, 23, 9];
const HOURGLASS = 60_000;

interface Begun {
  readonly node: TablesNode;
  readonly table: string;
  readonly ada: Person;
  readonly bo: Person;
}

/** Ada and Bo at a race that has only just begun: it is being counted. */
async function begin(options: object = {}): Promise<Begun> {
  const node = await nodes.open();
  const [ada, bo] = [node.person('Ada'), node.person('Bo')];
  const table = await node.table(ada, {
    game: 'kakuro-race',
    seats: [null, null],
    options: { markers, ...options },
    autoStart: false,
  });
  await node.seat(bo, table, 1);
  unwrap(await ada.do({ type: 'start' }));
  return { node, table, ada, bo };
}

/** The same, with a new marker that was turned up this moment. */
async function atNewMarker(options: object = {}): Promise<Begun> {
  const begun = await begin(options);
  begun.node.pass(3000);
  for (const person of [begun.ada, begun.bo]) unwrap(await act(person, 'none', 1));
  return begun;
}

const act = (person: Person, action: string, round: number) =>
  person.do({ type: 'act', action, promptKey: `${round}` });

/** What became of an action: done, or how many milliseconds too early it came. */
async function tried(person: Person, action: string, round: number): Promise<unknown> {
  const done = await act(person, action, round);
  if (done.ok) return 'done';
  return done.error.code === 'too-early' ? done.error.detail.wait : done.error.code;
}

const times = ({ room }: Person): Pick<Room, 'playFrom' | 'calmUntil'> => ({
  playFrom: room.playFrom,
  calmUntil: room.calmUntil,
});

const roundOf = ({ view }: Person): number | undefined => (view as { round: { number: number } | null }).round?.number;

/** What the sand showed when something last changed. */
function sandIn({ messages }: Person, round: number): number | undefined {
  const changes = messages.flatMap((message: ServerMessage) => (message.type === 'changes' ? message.changes : []));
  return changes.findLast(({ clocks }) => clocks !== undefined)?.clocks?.[`hourglass:${round}`];
}

describe('the start', () => {
  it('is counted down, and nobody acts before', async () => {
    const { node, ada, bo } = await begin();
    expect(times(ada)).toEqual({ playFrom: node.now + 3000, calmUntil: null });
    node.pass(2999);
    expect([await tried(ada, 'call', 1), await tried(bo, 'none', 1)]).toEqual([1, 1]);
    node.pass(1);
    expect(await tried(ada, 'call', 1)).toBe('done');
  });

  it('is when the game begins: the count-in is no part of its time', async () => {
    const { node, ada } = await begin();
    node.pass(5000);
    unwrap(await act(ada, 'none', 1));
    expect((await ada.history()).steps.map(({ at }) => at)).toEqual([2000]);
  });

  it('is told to whoever comes in the middle of it, and is the same when the log is read again', async () => {
    const { node, table, ada } = await begin();
    node.pass(1000);
    const watcher = node.person('Eve');
    await watcher.join(table, true);
    expect(times(watcher)).toEqual({ playFrom: node.now + 2000, calmUntil: null });
    await node.tables.queue.settled();
    const rows = (await node.store.find(table))?.rows ?? [];
    expect(roomOf(foldRows(table, rows))).toEqual(ada.room);
  });

  it('is not counted for somebody alone, nor in other games', async () => {
    const node = await nodes.open();
    for (const [game, seats] of [
      ['kakuro-race', 1],
      ['kakuzu', 2],
      ['kakuro-challenge', 2],
    ] as const) {
      const people = ['Ada', 'Bo'].slice(0, seats).map((name) => node.person(name));
      await node.start(people, { game, autoStart: false });
      const [ada] = people as [Person];
      expect(times(ada)).toEqual({ playFrom: null, calmUntil: null });
      for (const [seat, person] of people.entries()) {
        const done = await person.play(game, seat);
        if (done !== null) unwrap(done);
      }
      expect(ada.room.calmUntil === null).toBe(game !== 'kakuro-race');
    }
  });
});

describe('the calm after a marker', () => {
  it('holds calls back for two seconds, and nothing else', async () => {
    const { node, ada, bo } = await atNewMarker();
    expect(times(bo).calmUntil).toBe(node.now + 2000);
    expect(await tried(ada, 'call', 2)).toBe(2000);
    node.pass(1999);
    expect([await tried(ada, 'call', 2), await tried(bo, 'none', 2)]).toEqual([1, 'done']);
    node.pass(1);
    expect(await tried(ada, 'call', 2)).toBe('done');
  });

  it('does not make a late call an early one', async () => {
    const { ada } = await atNewMarker();
    expect(await codeOf(ada, { type: 'act', action: 'call', promptKey: '1' })).toBe('stale');
  });

  it('holds the sand of a sealed round, as the count-in does', async () => {
    const { node, ada } = await begin({ sealed: true });
    const look = async (): Promise<void> => void unwrap(await ada.do({ type: 'say', phrase: 'oops' }));
    node.pass(3000 + HOURGLASS - 1);
    await look();
    expect([roundOf(ada), sandIn(ada, 1)]).toEqual([1, 1]);
    node.pass(1);
    await look();
    expect(roundOf(ada)).toBe(2);
    node.pass(1500);
    await look();
    expect(sandIn(ada, 2)).toBe(HOURGLASS);
    node.pass(500 + HOURGLASS - 1);
    await look();
    expect([roundOf(ada), sandIn(ada, 2)]).toEqual([2, 1]);
    node.pass(1);
    await look();
    expect(roundOf(ada)).toBe(3);
  });

  it('goes on after a pause, once it was counted down again', async () => {
    const { node, ada, bo } = await atNewMarker();
    node.pass(500);
    await ask(ada, 'pause');
    await answer(bo);
    node.pass(HOURGLASS);
    await ask(ada, 'resume');
    await answer(bo);
    expect(times(ada)).toEqual({ playFrom: node.now + 3000, calmUntil: node.now + 4500 });
    expect([await tried(ada, 'call', 2), await tried(bo, 'none', 2)]).toEqual([3000, 3000]);
    node.pass(3000);
    expect([await tried(ada, 'call', 2), await tried(bo, 'none', 2)]).toEqual([1500, 'done']);
    node.pass(1500);
    expect(await tried(ada, 'call', 2)).toBe('done');
    // Neither the pause nor the count-in is part of the game's time.
    expect((await ada.history()).steps.map(({ at }) => at)).toEqual([0, 0, 500, 2000]);
  });

  it('is not counted again where a pause ends while somebody has the floor', async () => {
    const { node, ada, bo } = await begin();
    node.pass(3000);
    unwrap(await act(ada, 'call', 1));
    await ask(ada, 'pause');
    await answer(bo);
    await ask(bo, 'resume');
    await answer(ada);
    expect(times(ada).playFrom).toBeNull();
    unwrap(await ada.do({ type: 'act', action: 'withdraw', promptKey: '1:call 1' }));
  });
});
