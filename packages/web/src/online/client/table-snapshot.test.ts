/** What messages of the server do to what is known: changes, gaps, things heard twice, things taken back. */

import type { Room, ServerMessage, TableChange } from '@riverstone/protocol';
import { describe, expect, test } from 'vitest';
import { aRoom } from '../../../test/support/online-room';
import {
  afterStep,
  reconciled,
  seatOf,
  snapshotFrom,
  type TableSnapshot,
  unfold,
  viewerOf,
  wasTheClockFaster,
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

const known = (change: Partial<TableMessage> = {}): TableSnapshot => snapshotFrom(message(change), null);
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
    const before = known();
    const room: Partial<Room> = { paused: true };
    const news = afterStep(before, step({ room }));
    expect(news?.known).toMatchObject({ version: 8, at: 2000, room: { paused: true, phase: 'playing' } });
    expect(news?.known.view).toBe(before.view);
    expect(news?.known.changes).toBe(before.changes);
  });

  test('that was heard before changes nothing', () => {
    const before = known();
    expect(afterStep(before, step({ version: 7, room: { paused: true } }))?.known).toBe(before);
  });

  test('after which something is missing is not believed', () => {
    expect(afterStep(known(), step({ version: 9 }))).toBeNull();
  });

  test('with happenings changes the view by each in turn', () => {
    const news = afterStep(
      known(),
      step({ steps: [happening(1, { board: 'a..' }), happening(2, { board: 'ab.', turn: 0 })] }),
    );
    expect(news?.told.map(({ before, after }) => [before.board, after.board])).toEqual([
      ['...', 'a..'],
      ['a..', 'ab.'],
    ]);
    expect(news?.known.view).toEqual({ viewer: 0, turn: 0, board: 'ab.' });
    expect(news?.known.changes).toBe(2);
  });

  test('that takes something back tells how much, and what is seen now', () => {
    const news = afterStep(known(), step({ undone: 1, view: { board: '..' } }));
    expect(news).toMatchObject({ undone: 1, told: [], known: { view: { board: '..', turn: 1 } } });
  });

  test('with which the game begins brings the whole view', () => {
    const news = afterStep(known({ view: null }), step({ view: { viewer: 0, board: '...' } }));
    expect(news?.known.view).toEqual({ viewer: 0, board: '...' });
  });

  test('reads clocks for its own moment, and keeps the older reading where it has none', () => {
    const before = known();
    expect(afterStep(before, step({}))?.known.clocks).toEqual({ shown: { move: 30_000 }, at: 1000 });
    expect(afterStep(before, step({ clocks: { move: 5 } }))?.known.clocks).toEqual({ shown: { move: 5 }, at: 2000 });
  });

  test('adds what was said, up to what a table remembers', () => {
    const line = (version: number) => ({ version, at: 1, member: 1, name: 'Ada', text: 'x', phrase: null });
    const before = known({ chat: Array.from({ length: 100 }, (_, index) => line(index)) });
    const chat = afterStep(before, step({ said: line(200) }))?.known.chat;
    expect([chat?.length, chat?.[0]?.version, chat?.at(-1)?.version]).toEqual([100, 1, 200]);
  });
});

describe('a table that is joined again', () => {
  test('keeps the view that says the same, whatever the order of its fields', () => {
    const before = known();
    const again = snapshotFrom(message({ version: 9, view: { board: '...', viewer: 0, turn: 1 } }), before);
    expect(again.view).toBe(before.view);
    expect(again.changes).toBe(before.changes);
    const other = snapshotFrom(message({ view: { board: 'x..', viewer: 0, turn: 1 } }), before);
    expect(other.changes).toBe(before.changes + 1);
  });
});

describe('the story', () => {
  test('keeps what was seen from the own seat, and fills in what was missed', () => {
    const seen = unfold({ board: '...', hand: 'ab' }, [happening(1, { board: 'a..', hand: 'b' })]);
    const story = unfold({ board: '...' }, [happening(1, { board: 'a..' }), happening(2, { board: 'ac.' })]);
    const all = reconciled(story, seen);
    expect(all[0]).toBe(seen[0]);
    expect(all[1]).toBe(story[1]);
  });

  test('does not keep what was taken back and done otherwise', () => {
    const seen = unfold({}, [happening(1, {})]);
    const story = unfold({}, [{ ...happening(1, {}), at: 99 }]);
    expect(reconciled(story, seen)[0]).toBe(story[0]);
  });
});

test('a clock was faster where the table itself did something next, whoever moved after that', () => {
  const byTable = { ...happening(2, {}), actor: 'table' as const };
  const [first, expired, next] = unfold({}, [happening(1, {}), byTable, happening(3, {})]);
  const before = first === undefined ? [] : [first];
  const all = [first, expired, next].flatMap((each) => (each === undefined ? [] : [each]));
  expect(wasTheClockFaster(before, all)).toBe(true);
  expect(wasTheClockFaster([], all)).toBe(false);
  expect(wasTheClockFaster(before, before)).toBe(false);
  expect(wasTheClockFaster(null, all)).toBe(false);
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
