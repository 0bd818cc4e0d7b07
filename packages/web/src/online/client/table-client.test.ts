/** A table that is followed: gaps, breaks, moves that are sent again, and what the page does by itself. */

import type { ClientMessage, Command, Room, ServerMessage } from '@riverstone/protocol';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Answer, type ScriptedLine, scriptedLine } from '../../../test/support/online/online-line';
import { aRoom, TABLE } from '../../../test/support/online/online-room';
import { storedLuck } from './stored-luck';
import { type JoinOptions, TableClient } from './table-client';

interface Place {
  version: number;
  room: Room;
  view: Record<string, unknown> | null;
}

const tableMessage = ({ version, room, view }: Place, id?: string): ServerMessage => ({
  type: 'table',
  ...(id === undefined ? {} : { id }),
  version,
  now: 1_000_000,
  room,
  you: 1,
  view,
  clocks: {},
  chat: [],
  here: [1],
  watchers: 0,
});

const happening = (number: number, board: string) => ({
  number,
  at: number,
  actor: 0,
  events: [number],
  view: { board },
});

/** A server that lets everybody in and leaves what is done to `others`. */
function serves(place: Place, others: Answer = () => []): Answer {
  return (message, visit) => {
    if (message.type === 'join') return [tableMessage(place, message.id)];
    if (message.type !== 'history') return others(message, visit);
    return [{ type: 'history', id: message.id, start: { viewer: 'spectator', board: '...' }, steps: [] }];
  };
}

function follow(line: ScriptedLine, options: JoinOptions = {}, table = TABLE): TableClient {
  const joined = new TableClient(table, options, line.connection);
  onTestFinished(() => joined.close());
  return joined;
}

/** Everybody keeps what they have not heard the end of under the table's name, so each test has its own. */
let tables = 0;
function freshRoom(change: Partial<Room> = {}): Room {
  tables++;
  return aRoom({ table: `table${String(tables).padStart(9, '0')}`, ...change });
}

const commandsIn = (line: ScriptedLine, visit: number): (ClientMessage & { type: 'do' })[] =>
  line.heard.flatMap(({ message, visit: number }) => (number === visit && message.type === 'do' ? [message] : []));

const act: Command = { type: 'act', action: 'e5', promptKey: '1:1' };

test('a table is heard of, with who I am and where I sit', async () => {
  const place = { version: 3, room: freshRoom(), view: { viewer: 0, board: '...' } };
  const line = await scriptedLine(serves(place));
  const joined = follow(line, {}, place.room.table);
  expect([joined.connectionState.value, joined.room.value]).toEqual(['connecting', null]);
  await vi.waitUntil(() => joined.isReady.value);
  expect([joined.connectionState.value, joined.me.value, joined.mySeat.value, joined.acting.value]).toEqual([
    'open',
    1,
    0,
    0,
  ]);
  expect(storedLuck(place.room.table)).toEqual({ commitment: place.room.commitment, share: null });
});

test('a table that is not there is unknown', async () => {
  const line = await scriptedLine(({ id }) => [{ type: 'refused', id, code: 'not-found', detail: {} }]);
  const joined = follow(line);
  await vi.waitUntil(() => joined.connectionState.value === 'unknown');
});

test('a server that is too busy is asked again', async () => {
  const place = { version: 3, room: freshRoom(), view: null };
  let asked = 0;
  const line = await scriptedLine((message, visit) => {
    if (message.type !== 'join' || asked++ > 0) return serves(place)(message, visit);
    return [{ type: 'refused', id: message.id, code: 'too-fast', detail: { retryAfter: 5 } }];
  });
  const joined = follow(line, {}, place.room.table);
  await vi.waitUntil(() => joined.room.value !== null);
  expect(asked).toBe(2);
});

describe('what happens', () => {
  const place = (): Place => ({ version: 3, room: freshRoom(), view: { viewer: 0, board: '...' } });

  test('is followed step by step', async () => {
    const here = place();
    const line = await scriptedLine(serves(here));
    const joined = follow(line, {}, here.room.table);
    await vi.waitUntil(() => joined.isReady.value);
    const changes = [
      { version: 4, at: 1, steps: [happening(1, 'a..'), happening(2, 'ab.')] },
      { version: 5, at: 2, undone: 1, view: { board: 'a..' } },
      { version: 6, at: 3, room: { paused: true } },
    ];
    line.visits[0]?.say({ type: 'changes', changes }, { type: 'here', here: [1, 2], watchers: 4 });
    await vi.waitUntil(() => joined.watchers.value === 4);
    expect(joined.steps.value?.map(({ number }) => number)).toEqual([1]);
    expect(joined.view.value).toEqual({ viewer: 0, board: 'a..' });
    expect([joined.room.value?.paused, joined.here.value]).toEqual([true, [1, 2]]);
    expect(line.heard.filter(({ message }) => message.type === 'join')).toHaveLength(1);
  });

  test('and was missed brings the page to join again', async () => {
    const here = place();
    const line = await scriptedLine(serves(here));
    const joined = follow(line, {}, here.room.table);
    await vi.waitUntil(() => joined.isReady.value);
    here.version = 9;
    here.view = { viewer: 0, board: 'abc' };
    line.visits[0]?.say({ type: 'changes', changes: [{ version: 9, at: 1, room: { paused: true } }] });
    await vi.waitUntil(() => joined.view.value?.board === 'abc');
    expect(joined.room.value?.paused).toBe(false);
  });

  test('is gone where the server comes back with an older backup, and goes on from there', async () => {
    const here = place();
    const line = await scriptedLine(serves(here));
    const joined = follow(line, {}, here.room.table);
    await vi.waitUntil(() => joined.isReady.value);
    Object.assign(here, { version: 2, view: { viewer: 0, board: '' } });
    line.visits[0]?.cut();
    await vi.waitUntil(() => joined.view.value?.board === '');
    line.visits[1]?.say({ type: 'changes', changes: [{ version: 3, at: 9, view: { board: 'new' } }] });
    await vi.waitUntil(() => joined.view.value?.board === 'new');
  });

  test('before the first step is asked for', async () => {
    const here = place();
    const line = await scriptedLine((message, visit) => {
      if (message.type !== 'history' || !line.heard.some(({ message: { type } }) => type === 'leave'))
        return serves(here)(message, visit);
      const steps = [happening(1, 'a..'), happening(2, 'ab.')];
      return [{ type: 'history', id: message.id, start: { viewer: 'spectator', board: '...' }, steps }];
    });
    const joined = follow(line, {}, here.room.table);
    await vi.waitUntil(() => joined.isReady.value);
    // Marks the moment from which the server tells more.
    void line.connection.request({ type: 'leave', id: 'mark' });
    await vi.waitUntil(() => line.heard.some(({ message: { type } }) => type === 'leave'));
    line.visits[0]?.say({ type: 'changes', changes: [{ version: 4, at: 1, steps: [happening(2, 'ab.')] }] });
    await vi.waitUntil(() => joined.steps.value?.length === 2);
    expect(joined.steps.value?.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('at another table of the same socket is not mixed up with this one', async () => {
    const here = place();
    const line = await scriptedLine(serves(here));
    const joined = follow(line, {}, here.room.table);
    await vi.waitUntil(() => joined.isReady.value);
    const other = tableMessage({ version: 1, room: freshRoom(), view: null });
    line.visits[0]?.say(other, { type: 'here', here: [], watchers: 9 });
    await vi.waitUntil(() => joined.watchers.value === 9);
    expect(joined.room.value?.table).toBe(here.room.table);
  });

  test('is forgotten when the server sends everything anew', async () => {
    const here = place();
    const line = await scriptedLine(serves(here));
    const joined = follow(line, {}, here.room.table);
    await vi.waitUntil(() => joined.isReady.value);
    const before = joined.gameKey.value;
    line.visits[0]?.say(tableMessage({ version: 4, room: here.room, view: { viewer: 'spectator', board: 'x' } }));
    await vi.waitUntil(() => joined.isReady.value && joined.view.value?.board === 'x');
    expect([joined.viewer.value, joined.acting.value]).toEqual(['spectator', null]);
    expect(joined.gameKey.value).not.toBe(before);
  });
});

describe('a command', () => {
  test('that was not answered when the line broke is sent again with its id, in order, after joining', async () => {
    const place = { version: 3, room: freshRoom(), view: { viewer: 0, board: '...' } };
    const line = await scriptedLine(
      serves(place, (message, visit) => {
        if (visit.number > 1) return [{ type: 'done', id: message.id }];
        if (commandsIn(line, 1).length === 2) visit.cut();
        return [];
      }),
    );
    const joined = follow(line, {}, place.room.table);
    await vi.waitUntil(() => joined.isReady.value);
    const answers = [joined.do(act), joined.do({ type: 'say', text: 'hello' })];
    expect([joined.hasUnanswered.value, joined.isActing.value]).toEqual([true, true]);
    expect(await Promise.all(answers)).toEqual([
      { ok: true, value: true },
      { ok: true, value: true },
    ]);
    expect(commandsIn(line, 2)).toEqual(commandsIn(line, 1));
    const second = line.heard.filter(({ visit }) => visit === 2).map(({ message }) => message.type);
    expect(second.indexOf('join')).toBeLessThan(second.indexOf('do'));
    expect(joined.hasUnanswered.value).toBe(false);
  });

  test('that is about to be refused is not sent again when the same socket sends the table anew', async () => {
    const place = { version: 3, room: freshRoom(), view: { viewer: 0, board: '...' } };
    const line = await scriptedLine(
      serves(place, ({ id }) => [tableMessage(place), { type: 'refused', id, code: 'unavailable', detail: {} }]),
    );
    const joined = follow(line, {}, place.room.table);
    await vi.waitUntil(() => joined.isReady.value);
    expect(await joined.do(act)).toEqual({ ok: false, error: { code: 'unavailable', detail: {} } });
    // Whatever was sent before this is heard before it.
    await line.connection.request({ type: 'time', id: 'mark' });
    expect(commandsIn(line, 1)).toHaveLength(1);
    expect(joined.hasUnanswered.value).toBe(false);
  });

  test('that was given while there was no line is sent when there is one', async () => {
    const place = { version: 3, room: freshRoom(), view: null };
    const line = await scriptedLine(serves(place, ({ id }) => [{ type: 'done', id }]));
    const joined = follow(line, {}, place.room.table);
    expect(await joined.do({ type: 'stand' })).toEqual({ ok: true, value: true });
  });

  test('is answered after its effects are known', async () => {
    const place = { version: 3, room: freshRoom(), view: { viewer: 0, board: '...' } };
    const changes = [{ version: 4, at: 1, steps: [happening(1, 'a..')] }];
    const line = await scriptedLine(serves(place, ({ id }) => [{ type: 'changes', id, changes }]));
    const joined = follow(line, {}, place.room.table);
    await vi.waitUntil(() => joined.isReady.value);
    await joined.do(act);
    expect(joined.view.value?.board).toBe('a..');
  });

  test('that is refused says why', async () => {
    const place = { version: 3, room: freshRoom(), view: null };
    const line = await scriptedLine(
      serves(place, ({ id }) => [{ type: 'refused', id, code: 'stale', detail: { seat: 1 } }]),
    );
    const joined = follow(line, {}, place.room.table);
    expect(await joined.do(act)).toEqual({ ok: false, error: { code: 'stale', detail: { seat: 1 } } });
  });

  test('is sent again by the page that comes after a reload, which hears why it is refused', async () => {
    const place = { version: 3, room: freshRoom(), view: { viewer: 0, board: '...' } };
    const silent = await scriptedLine(serves(place));
    const before = follow(silent, {}, place.room.table);
    await vi.waitUntil(() => before.isReady.value);
    void before.do(act);
    await vi.waitUntil(() => commandsIn(silent, 1).length === 1);
    const line = await scriptedLine(serves(place, ({ id }) => [{ type: 'refused', id, code: 'stale', detail: {} }]));
    const after = follow(line, {}, place.room.table);
    expect(after.isActing.value).toBe(true);
    await vi.waitUntil(() => after.refused.value !== null);
    expect(after.refused.value?.code).toBe('stale');
    expect(commandsIn(line, 1)).toEqual(commandsIn(silent, 1));
    expect(after.hasUnanswered.value).toBe(false);
  });
});

describe('a share of the chance', () => {
  const gathering = (isShared: boolean): Place => {
    const room = freshRoom({ phase: 'gathering' });
    return {
      version: 3,
      room: { ...room, seats: room.seats.map((seat) => ({ ...seat, shared: isShared })) },
      view: null,
    };
  };

  test('that is refused is not given again, nor taken for the one that counts', async () => {
    const place = gathering(false);
    const line = await scriptedLine(serves(place, ({ id }) => [{ type: 'refused', id, code: 'begun', detail: {} }]));
    const joined = follow(line, {}, place.room.table);
    await vi.waitUntil(() => commandsIn(line, 1).length === 1 && !joined.hasUnanswered.value);
    line.visits[0]?.say({ type: 'here', here: [], watchers: 2 });
    await vi.waitUntil(() => joined.watchers.value === 2);
    const [given, ...others] = commandsIn(line, 1).map(({ command }) => command);
    expect(others).toEqual([]);
    expect(given).toMatchObject({ type: 'share', share: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(storedLuck(place.room.table)?.share ?? null).toBeNull();
  });

  test('is given by whoever sits, and kept to be checked', async () => {
    const place = gathering(false);
    const line = await scriptedLine(serves(place, ({ id }) => [{ type: 'done', id, version: 4 }]));
    const joined = follow(line, {}, place.room.table);
    await vi.waitUntil(() => commandsIn(line, 1).length > 0 && !joined.hasUnanswered.value);
    const [given] = commandsIn(line, 1).map(({ command }) => command);
    await vi.waitUntil(() => storedLuck(place.room.table)?.share != null);
    expect(given).toEqual({ type: 'share', share: storedLuck(place.room.table)?.share });
    joined.close();
  });

  test('is given before the seat is taken, without waiting for an answer', async () => {
    const place = gathering(false);
    place.room = { ...place.room, seats: place.room.seats.map((seat) => ({ ...seat, member: null, name: '' })) };
    const line = await scriptedLine(serves(place));
    const joined = follow(line, {}, place.room.table);
    await vi.waitUntil(() => joined.steps.value !== null);
    void joined.do({ type: 'sit', seat: 1 });
    await vi.waitUntil(() => commandsIn(line, 1).length === 2);
    expect(commandsIn(line, 1).map(({ command }) => command.type)).toEqual(['share', 'sit']);
  });

  test('whose answer comes after a reload is kept as well', async () => {
    const place = gathering(false);
    const silent = await scriptedLine(serves(place));
    follow(silent, {}, place.room.table);
    await vi.waitUntil(() => commandsIn(silent, 1).length === 1);
    place.room = { ...place.room, seats: place.room.seats.map((seat) => ({ ...seat, shared: true })) };
    const line = await scriptedLine(serves(place, ({ id }) => [{ type: 'done', id, version: 4 }]));
    follow(line, {}, place.room.table);
    await vi.waitUntil(() => storedLuck(place.room.table)?.share != null);
    expect(commandsIn(silent, 1).map(({ command }) => command)).toEqual([
      { type: 'share', share: storedLuck(place.room.table)?.share },
    ]);
  });

  test.each([
    ['who has given one', true, {}],
    ['a screen that others look at', false, { watch: true }],
  ])('is not asked of %s', async (_name, isShared, options) => {
    const place = gathering(isShared);
    const line = await scriptedLine(serves(place));
    const joined = follow(line, options, place.room.table);
    await vi.waitUntil(() => joined.steps.value !== null);
    expect(commandsIn(line, 1)).toEqual([]);
  });
});

describe('the seat that I play', () => {
  const seats = (change: object) => aRoom().seats.map((seat, index) => (index === 0 ? { ...seat, ...change } : seat));
  const outcome = { scores: [0, 0], winners: [1], resigned: [0], finished: false };
  test.each([
    ['is mine', {}, 0],
    ['is nobody’s while a bot plays for me', { seats: seats({ bot: 'casual' }) }, null],
    ['is nobody’s after I gave up', { seats: seats({ resigned: true }) }, null],
    ['is nobody’s when the game was given up', { phase: 'over' as const, outcome }, null],
    ['is still mine at the end', { phase: 'over' as const, outcome: { ...outcome, finished: true } }, 0],
  ])('%s', async (_name, change, seat) => {
    const place = { version: 3, room: freshRoom(change as Partial<Room>), view: { viewer: 0, board: '' } };
    const line = await scriptedLine(serves(place));
    const joined = follow(line, {}, place.room.table);
    await vi.waitUntil(() => joined.isReady.value);
    expect(joined.acting.value).toBe(seat);
  });
});
