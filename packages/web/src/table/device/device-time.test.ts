/** Time at a table on one device: clocks, bots that take their time, and the hourglass that is handed round. */

import type { AskBot } from '@riverstone/bots';
import { unwrap } from '@riverstone/rules';
import type { RaceAction, RaceTypes, RaceView } from '@riverstone/rules/kakuro-race';
import { type KakuzuAction, type KakuzuTypes, kakuzu } from '@riverstone/rules/kakuzu';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { switchLanguage, words } from '../../messages/words';
import { isUp, onTimeUp } from '../clock/use-time-up';
import {
  bot,
  challenge,
  kakuzuWithBeats,
  openKakuzu,
  openTable,
  person,
  playTable,
  race,
  sealedRace,
} from './test-table';

describe('a clock that only reminds', () => {
  const options = { first: 0, moveSeconds: 5, timeUp: 'remind' };

  test('stays at 0 until the move is made, and everybody is told once', async () => {
    const { table, pass } = playTable(challenge, [person('Ada'), bot('Brook')], options);
    const told: string[] = [];
    const stop = onTimeUp(table.clocks, ({ timer }) => told.push(`${timer.key} ${timer.seat}`));
    await pass(4.9);
    expect(told).toEqual([]);
    await pass(20);
    expect(told).toEqual(['move:5 0']);
    expect(table.version.value).toBe(0);
    expect(table.clocks.value.map(({ left }) => left)).toEqual([0]);
    const [tile = 0] = table.view.value.hand ?? [];
    unwrap(table.act(0, { type: 'place', digit: tile, side: 'yellow', square: 11, flips: [], claim: null }));
    expect(table.clocks.value).toMatchObject([{ timer: { key: 'move:6', seat: 1 }, left: 5000 }]);
    stop();
  });

  test('who comes back to a table where it has run out sees so, and hears nothing', async () => {
    const seats = [person('Ada'), bot('Brook')];
    const { table, pass } = playTable(challenge, seats, options);
    await pass(6);
    const again = playTable(challenge, seats, options, { log: table.save() });
    const told: string[] = [];
    const stop = onTimeUp(again.table.clocks, ({ timer }) => told.push(timer.key));
    await again.pass(1);
    stop();
    expect([told, again.table.clocks.value.map(isUp)]).toEqual([[], [true]]);
  });

  test('waits for the device to be handed over', async () => {
    const { table, pass } = playTable(challenge, [person('Ada'), person('Bo')], options);
    await pass(10);
    expect(table.clocks.value).toMatchObject([{ left: 5000, running: false }]);
    table.hotSeat.reveal(0);
    await pass(6);
    expect(table.clocks.value.map(isUp)).toEqual([true]);
  });
});

const hurried = { ...race, parts: { ...race.parts, needsReady: () => true } };

describe('the start of a race', () => {
  test('is counted once somebody is ready, and nobody acts before', async () => {
    const { table, pass } = playTable(hurried, [person('Ada'), person('Bo')], {});
    expect([table.pausing.count.value, table.paused.value]).toEqual([3, true]);
    await pass(1.9);
    expect(table.act(0, { type: 'call' })).toMatchObject({ error: { code: 'paused' } });
    expect(table.pausing.count.value).toBe(2);
    // A second press does not count.
    table.pausing.resume();
    await pass(1.1);
    expect([table.pausing.count.value, table.paused.value]).toEqual([null, false]);
    unwrap(table.act(0, { type: 'call' }));
    // It was not counted against anybody.
    expect(table.steps.value.at(-1)?.at).toBeLessThanOrEqual(100);
  });

  test('is not counted where one plays alone, and a pause ends at once', async () => {
    const alone = playTable(hurried, [person('Ada')], {});
    expect([alone.table.pausing.count.value, alone.table.paused.value]).toEqual([null, false]);
    const { table, pass } = playTable(hurried, [person('Ada'), person('Bo')], {});
    await pass(3);
    table.pausing.pause();
    table.pausing.resume();
    expect([table.pausing.count.value, table.paused.value]).toEqual([null, false]);
  });
});

describe('a pause', () => {
  beforeAll(async () => {
    // It is told the language.
    vi.stubGlobal('document', { documentElement: {} });
    await switchLanguage('en');
    vi.unstubAllGlobals();
  });

  test('at the start says whether it is counted first, or begins at once', () => {
    const { readyCount, readyText } = words().app.table;
    const together = playTable(hurried, [person('Ada'), person('Bo')], {}).table;
    const alone = unwrap(openTable(race, [person('Ada')], {}).opened);
    expect([together, alone].map(({ pausing }) => pausing.words().text)).toEqual([readyCount, readyText]);
  });

  const offered = (seats: Parameters<typeof playTable>[1], options: object): boolean =>
    playTable(challenge, seats, options).table.pausing.words().pause !== null;
  const alone = [person('Ada'), bot('Brook')];

  test('is offered where a clock runs, or several people share the device', () => {
    expect(offered(alone, { first: 0 })).toBe(false);
    expect(offered(alone, { first: 0, moveSeconds: 5 })).toBe(true);
    expect(offered([person('Ada'), person('Bo')], { first: 0 })).toBe(true);
    expect(playTable(hurried, [person('Ada'), bot('Brook')], {}).table.pausing.words().pause).not.toBeNull();
  });
});

describe('the calm after a marker', () => {
  const nobody = (table: ReturnType<typeof playTable<RaceTypes>>['table']): void => {
    for (const seat of table.people) unwrap(table.act(seat, { type: 'none' }));
  };

  test('holds calls back for two seconds, and nothing else', async () => {
    const { table, pass } = playTable(race, [person('Ada'), person('Bo')], {});
    await pass(1);
    nobody(table);
    await pass(1.9);
    expect(table.act(0, { type: 'call' })).toMatchObject({ ok: false, error: { code: 'too-early' } });
    expect(table.isCalm.value).toBe(true);
    unwrap(table.act(1, { type: 'none' }));
    await pass(0.1);
    expect(table.isCalm.value).toBe(false);
    unwrap(table.act(0, { type: 'call' }));
  });

  test('counts no pause, and survives a reload', async () => {
    const seats = [person('Ada'), person('Bo')];
    const { table, pass } = playTable(race, seats, {});
    nobody(table);
    table.pausing.pause();
    await pass(5);
    table.pausing.resume();
    expect(table.act(0, { type: 'call' })).toMatchObject({ error: { code: 'too-early' } });
    const again = playTable(race, seats, {}, { log: table.save() });
    expect(again.table.act(0, { type: 'call' })).toMatchObject({ error: { code: 'too-early' } });
    expect(again.table.isCalm.value).toBe(true);
    await again.pass(2);
    unwrap(again.table.act(0, { type: 'call' }));
  });

  test('the sand waits for it, too', async () => {
    const { table, pass } = playTable(race, [person('Ada')], { hourglassSeconds: 10 });
    await pass(1);
    nobody(table);
    await pass(2);
    expect(table.clocks.value.map(({ left }) => left)).toEqual([10_000]);
    await pass(1);
    expect(table.clocks.value.map(({ left }) => left)).toEqual([9000]);
  });

  test('bots wait for it, too', async () => {
    const askBot: AskBot<RaceView, RaceAction> = async (_, { view: { round } }) =>
      round?.caller === null ? { action: { type: 'call' }, afterSeconds: 0.1, occasion: `${round.number}` } : null;
    const { table, pass } = playTable(race, [person('Ada'), bot('Brook')], { claimSeconds: 5 }, { askBot });
    const callers = (): number =>
      table.steps.value.filter(({ events }) => events.some(({ type }) => type === 'called')).length;
    await pass(0.3);
    expect(callers()).toBe(1);
    // Too late to show a line, the bot sits out; the person finds nothing either.
    while (table.view.value.round?.caller !== null) await pass(0.1);
    unwrap(table.act(0, { type: 'none' }));
    expect(table.view.value.round?.number).toBe(2);
    await pass(1.8);
    expect(callers()).toBe(1);
    await pass(0.5);
    expect(callers()).toBe(2);
  });
});

describe('a draw', () => {
  const seats = [person('Ada'), bot('Brook')];
  /** Plays the set-up, all by the people here. */
  const setUp = (table: ReturnType<typeof playTable<KakuzuTypes>>['table']): void => {
    while (table.view.value.phase === 'setup') {
      const seat = table.view.value.turn;
      unwrap(table.act(seat, kakuzu.legal(table.view.value, seat).actions[0] as KakuzuAction));
    }
  };
  const begin = (options: object = {}) =>
    playTable(kakuzuWithBeats, [person('Ada'), person('Bo')], { first: 0 }, options);

  test('comes with a beat after what was done, and nobody acts before it', async () => {
    const { table, pass } = begin();
    setUp(table);
    expect([table.view.value.phase, table.version.value, table.status.value.awaited]).toEqual(['draw', 9, []]);
    expect(table.act(0, { type: 'remove', square: 40, announced: null })).toMatchObject({
      error: { code: 'too-early' },
    });
    await pass(0.6);
    expect(table.version.value).toBe(9);
    await pass(0.2);
    expect(table.version.value).toBe(10);
  });

  test('is never shown together with another, and bots wait for it', async () => {
    const { table, pass } = playTable(kakuzuWithBeats, [bot('Pebble'), bot('Brook')], { first: 0 });
    for (let before = 0, tenth = 0; tenth < 600; tenth++, before = table.version.value) {
      await pass(0.1);
      expect(table.version.value - before).toBeLessThanOrEqual(1);
    }
    expect(table.version.value).toBeGreaterThan(20);
  });

  test('stands still with the table', async () => {
    const { table, pass } = begin();
    setUp(table);
    table.pausing.pause();
    await pass(5);
    expect(table.version.value).toBe(9);
    table.pausing.resume();
    await pass(1);
    expect(table.version.value).toBeGreaterThan(9);
  });

  test('is there at once after a reload, and where bots take no time', () => {
    const { table } = begin();
    setUp(table);
    const resumed = begin({ log: table.save() }).table;
    expect(resumed.view.value.phase).toBe('remove');
    const instant = begin({ pace: { turn: 0, hurry: 0 } }).table;
    setUp(instant);
    expect(instant.view.value.phase).toBe('remove');
    expect(instant.steps.value).toEqual(resumed.steps.value);
  });

  test('is shown when the person gives up meanwhile', async () => {
    const { table, pass } = playTable(kakuzuWithBeats, seats, { first: 0 });
    while (table.view.value.phase === 'setup') {
      if (table.status.value.awaited.includes(0))
        unwrap(table.act(0, kakuzu.legal(table.view.value, 0).actions[0] as KakuzuAction));
      else await pass(0.1);
    }
    expect(table.view.value.phase).toBe('draw');
    table.resigning?.resign();
    expect(table.steps.value).toHaveLength(table.save().entries.length);
  });
});

describe('a sheet over the board', () => {
  test('holds bots and clocks for the only person', async () => {
    const { table, pass } = playTable(openKakuzu, [person('Ada'), bot('Brook')], { first: 1 });
    table.pausing.hold(true);
    await pass(5);
    expect([table.version.value, table.paused.value]).toEqual([0, false]);
    table.pausing.hold(false);
    await pass(0.5);
    expect(table.version.value).toBe(0);
    await pass(1);
    expect(table.version.value).toBe(1);
  });

  test('a hint that is read in the calm after a marker does not hold its reader back', async () => {
    const { table, pass } = playTable(race, [person('Ada'), bot('Brook')], {}, { askBot: async () => null });
    await pass(1);
    unwrap(table.act(0, { type: 'none' }));
    while (table.view.value.round?.number === 1) await pass(1);
    expect(table.act(0, { type: 'call' })).toMatchObject({ error: { code: 'too-early' } });
    table.pausing.hold(true);
    unwrap(table.act(0, { type: 'call' }));
  });

  test('holds nothing where others would wait', () => {
    const { table } = playTable(openKakuzu, [person('Ada'), person('Bo')], {});
    table.pausing.hold(true);
    expect(table.pausing.standsStill.value).toBe(false);
  });
});

describe('time', () => {
  test('bots take their time, and the person waits for them', async () => {
    const { table, pass } = playTable(openKakuzu, [person('Ada'), bot('Brook')], { first: 1 });
    await pass(0.5);
    expect(table.version.value).toBe(0);
    await pass(1);
    expect(table.version.value).toBe(1);
  });

  test('a bot leaves people room to challenge before it moves on', async () => {
    const seats = [bot('A'), bot('B'), person('Ada')];
    const { table, pass } = playTable(challenge, seats, { first: 0, scoring: 'claim' });
    await pass(1.1);
    expect(table.version.value).toBe(1);
    await pass(2);
    expect(table.version.value).toBe(1);
    await pass(1.2);
    expect(table.version.value).toBe(2);
  });

  test('stands still while the table is paused', async () => {
    const { table, stage, pass } = playTable(race, [person('Ada')], {});
    await pass(5);
    expect(table.clocks.value[0]?.left).toBe(55_000);
    table.pausing.pause();
    await pass(20);
    expect(table.clocks.value[0]?.left).toBe(55_000);
    expect(table.act(0, { type: 'none' })).toMatchObject({ ok: false, error: { code: 'paused' } });
    table.pausing.resume();
    await pass(1);
    expect(table.clocks.value[0]?.left).toBe(54_000);
    expect(stage.saves).toBeGreaterThan(0);
  });

  test('a device that slept, and a clock that jumps back, cost nobody anything', async () => {
    const { table, stage, pass } = playTable(race, [person('Ada')], {});
    await pass(1);
    stage.now += 3_600_000;
    await pass(0.1);
    expect(table.clocks.value[0]?.left).toBeGreaterThanOrEqual(57_900);
    stage.now -= 10_000_000;
    await pass(1);
    expect(table.clocks.value[0]?.left).toBeGreaterThanOrEqual(56_800);
  });

  test('runs out, and the table does what the rules say', async () => {
    const { table, pass } = playTable(race, [person('Ada')], { hourglassSeconds: 2 });
    await pass(2.1);
    expect(table.view.value.unsolved).toHaveLength(1);
  });

  test('does not run while the device is handed over', async () => {
    const { table, pass } = playTable(challenge, [person('Ada'), person('Bo')], { first: 0, moveSeconds: 30 });
    await pass(40);
    expect(table.version.value).toBe(0);
    table.hotSeat.reveal(0);
    await pass(31);
    expect(table.version.value).toBe(1);
    expect(table.hotSeat.waiting.value).toEqual([1]);
  });

  test('a race among bots hurries when no person searches any more', async () => {
    const { table, pass } = playTable(race, [person('Ada'), bot('Brook')], {});
    unwrap(table.act(0, { type: 'none' }));
    await pass(1);
    expect(table.version.value).toBeGreaterThan(1);
  });
});

describe('one clock, handed round', () => {
  const sit2 = () => playTable(sealedRace, [person('Ada'), person('Bo')], { sealed: true, hourglassSeconds: 60 });

  test('each has the whole of it, and it stands while the device is on its way', async () => {
    const { table, pass } = sit2();
    await pass(10);
    table.hotSeat.reveal(0);
    await pass(20);
    unwrap(table.act(0, { type: 'none' }));
    expect(table.hotSeat.waiting.value).toEqual([1]);
    await pass(10);
    table.hotSeat.reveal(1);
    await pass(5);
    expect(table.clocks.value[0]?.left).toBe(55_000);
  });

  test('covering and looking again gives nobody new time', async () => {
    const { table, pass } = sit2();
    table.hotSeat.reveal(0);
    await pass(20);
    table.hotSeat.cover();
    table.hotSeat.reveal(1);
    await pass(1);
    table.hotSeat.cover();
    table.hotSeat.reveal(0);
    await pass(1);
    expect(table.clocks.value[0]?.left).toBe(39_000);
    const resumed = playTable(sealedRace, [person('Ada'), person('Bo')], {}, { log: table.save() });
    resumed.table.hotSeat.reveal(0);
    await resumed.pass(1);
    expect(resumed.table.clocks.value[0]?.left).toBe(38_000);
  });

  test('whose sand has run out has sealed none, and the next marker waits behind the handover screen', async () => {
    const { table, pass } = sit2();
    table.hotSeat.reveal(0);
    await pass(61);
    expect(table.view.value.round?.number).toBe(1);
    expect(table.hotSeat.waiting.value).toEqual([1]);
    table.hotSeat.reveal(1);
    await pass(61);
    expect(table.view.value.round?.number).toBe(2);
    expect([table.viewer.value, table.hotSeat.waiting.value]).toEqual(['spectator', [0, 1]]);
    await pass(100);
    expect(table.view.value.round?.number).toBe(2);
  });
});

test('who has sealed and only looks at it again keeps it when the sand is out, and nobody else loses time', async () => {
  const seats = [person('Ada'), person('Bo')];
  const { table, pass } = playTable(sealedRace, seats, { sealed: true, hourglassSeconds: 10 });
  table.hotSeat.reveal(0);
  await pass(1);
  const claim = { first: 0, last: 7, exchanges: [], sumSquares: [], newNumbers: [], doubles: 0 };
  unwrap(table.act(0, { type: 'seal', claim }));
  table.hotSeat.reveal(0);
  await pass(12);
  expect(table.save().entries).toHaveLength(1);
  expect(table.hotSeat.waiting.value).toEqual([1]);
  table.hotSeat.reveal(1);
  await pass(1);
  expect(table.clocks.value[0]?.left).toBe(9000);
});
