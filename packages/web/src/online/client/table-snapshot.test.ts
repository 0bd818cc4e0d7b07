/** What messages of the server do to a snapshot: changes, gaps, repeated messages, undone moves. */

import type { Room, ServerMessage, TableChange } from '@riverstone/protocol';
import { describe, expect, test } from 'vitest';
import { aRoom } from '../../../test/support/online/online-room';
import {
  applyChange,
  keepSeen,
  seatOf,
  snapshotFrom,
  type TableSnapshot,
  viewerOf,
  wasClockFaster,
  withViews,
} from './table-snapshot';

type TableMessage = Extract<ServerMessage, { type: 'table' }>;

const message = (change: Partial<TableMessage> = {}): TableMessage => ({
  type: 'table',
  version: 7,
  now: 1000,
  room: aRoom(),
  you: 1,
  view: { viewer: 0, turn: 1, board: '...' },
  clocks: { move: 30_000 },
  chat: [],
  here: [1],
  watchers: 0,
  ...change,
});

const snapshot = (change: Partial<TableMessage> = {}): TableSnapshot => snapshotFrom(message(change), null);
const step = (change: Partial<TableChange>): TableChange => ({ version: 8, at: 2000, ...change });
const happening = (number: number, view: Record<string, unknown>) => ({
  number,
  at: number * 10,
  actor: 0,
  events: [{ type: 'placed', number }],
  view,
});

describe('a step', () => {
  test('changes the fields that it names and leaves the others alone', () => {
    const before = snapshot();
    const room: Partial<Room> = { paused: true };
    const news = applyChange(before, step({ room }));
    expect(news?.snapshot).toMatchObject({ version: 8, at: 2000, room: { paused: true, phase: 'playing' } });
    expect(news?.snapshot.view).toBe(before.view);
    expect(news?.snapshot.changes).toBe(before.changes);
  });

  test('that was heard before changes nothing', () => {
    const before = snapshot();
    expect(applyChange(before, step({ version: 7, room: { paused: true } }))?.snapshot).toBe(before);
  });

  test('after which something is missing is not believed', () => {
    expect(applyChange(snapshot(), step({ version: 9 }))).toBeNull();
  });

  test('with steps changes the view by each in turn', () => {
    const news = applyChange(
      snapshot(),
      step({ steps: [happening(1, { board: 'a..' }), happening(2, { board: 'ab.', turn: 0 })] }),
    );
    expect(news?.steps.map(({ before, after }) => [before.board, after.board])).toEqual([
      ['...', 'a..'],
      ['a..', 'ab.'],
    ]);
    expect(news?.snapshot.view).toEqual({ viewer: 0, turn: 0, board: 'ab.' });
    expect(news?.snapshot.changes).toBe(2);
  });

  test('that takes something back tells how much, and what is seen now', () => {
    const news = applyChange(snapshot(), step({ undone: 1, view: { board: '..' } }));
    expect(news).toMatchObject({ undone: 1, steps: [], snapshot: { view: { board: '..', turn: 1 } } });
  });

  test('with which the game begins brings the whole view', () => {
    const news = applyChange(snapshot({ view: null }), step({ view: { viewer: 0, board: '...' } }));
    expect(news?.snapshot.view).toEqual({ viewer: 0, board: '...' });
  });

  test('reads clocks for its own moment, and keeps the older reading where it has none', () => {
    const before = snapshot();
    expect(applyChange(before, step({}))?.snapshot.clocks).toEqual({ shown: { move: 30_000 }, at: 1000 });
    expect(applyChange(before, step({ clocks: { move: 5 } }))?.snapshot.clocks).toEqual({
      shown: { move: 5 },
      at: 2000,
    });
  });

  test('adds what was said, up to what a table remembers', () => {
    const line = (version: number) => ({ version, at: 1, member: 1, name: 'Ada', text: 'x', phrase: null });
    const before = snapshot({ chat: Array.from({ length: 100 }, (_, index) => line(index)) });
    const chat = applyChange(before, step({ said: line(200) }))?.snapshot.chat;
    expect([chat?.length, chat?.[0]?.version, chat?.at(-1)?.version]).toEqual([100, 1, 200]);
  });
});

describe('a table that is joined again', () => {
  test('keeps the view that says the same, whatever the order of its fields', () => {
    const before = snapshot();
    const again = snapshotFrom(message({ version: 9, view: { board: '...', viewer: 0, turn: 1 } }), before);
    expect(again.view).toBe(before.view);
    expect(again.changes).toBe(before.changes);
    const other = snapshotFrom(message({ view: { board: 'x..', viewer: 0, turn: 1 } }), before);
    expect(other.changes).toBe(before.changes + 1);
  });
});

describe('the history', () => {
  test('keeps what was seen from the own seat, and fills in what was missed', () => {
    const seen = withViews({ board: '...', hand: 'ab' }, [happening(1, { board: 'a..', hand: 'b' })]);
    const steps = withViews({ board: '...' }, [happening(1, { board: 'a..' }), happening(2, { board: 'ac.' })]);
    const all = keepSeen(steps, seen);
    expect(all[0]).toBe(seen[0]);
    expect(all[1]).toBe(steps[1]);
  });

  test('does not keep what was taken back and done otherwise', () => {
    const seen = withViews({}, [happening(1, {})]);
    const steps = withViews({}, [{ ...happening(1, {}), at: 99 }]);
    expect(keepSeen(steps, seen)[0]).toBe(steps[0]);
  });
});

test('a clock was faster where the table itself did something next, whoever moved after that', () => {
  const byTable = { ...happening(2, {}), actor: 'table' as const };
  const [first, expired, next] = withViews({}, [happening(1, {}), byTable, happening(3, {})]);
  const before = first === undefined ? [] : [first];
  const all = [first, expired, next].flatMap((each) => (each === undefined ? [] : [each]));
  expect(wasClockFaster(before, all)).toBe(true);
  expect(wasClockFaster([], all)).toBe(false);
  expect(wasClockFaster(before, before)).toBe(false);
  expect(wasClockFaster(null, all)).toBe(false);
});

test('a seat is found by its member, and a viewer in the view', () => {
  const room = aRoom();
  expect([seatOf(room, 2), seatOf(room, 9), seatOf(room, null)]).toEqual([1, null, null]);
  expect([viewerOf({ viewer: 0 }), viewerOf({ viewer: 'spectator' }), viewerOf(null)]).toEqual([
    0,
    'spectator',
    'spectator',
  ]);
});
