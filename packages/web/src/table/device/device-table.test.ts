/** Tables on one device: looks, clocks, bots, resuming, taking back. */

import type { AskBot } from '@riverstone/bots';
import { gameBots } from '@riverstone/bots';
import { type ActionOf, type GameId, type GameTypes, unwrap } from '@riverstone/rules';
import { type ChallengeAction, kakuroChallenge } from '@riverstone/rules/kakuro-challenge';
import { kakuroRace, type RaceView } from '@riverstone/rules/kakuro-race';
import { kakuzu } from '@riverstone/rules/kakuzu';
import { describe, expect, test } from 'vitest';
import { isUp, onTimeUp } from '../clock/use-time-up';
import type { DeviceGameParts } from '../game-page';
import { dealLog } from '../saved/deal-log';
import { readSavedTable } from '../saved/read-saved-table';
import { type SavedTable, sealLog, TABLE_FORMAT, type TableLog } from '../saved/saved-table';
import type { SeatPlan } from '../seat-plan';
import { DeviceTable } from './device-table';

const person = (name: string): SeatPlan => ({ name, bot: null });
const bot = (name: string): SeatPlan => ({ name, bot: 'casual' });
const seed = (digit: string): string => digit.repeat(64);
const key = seed('a');

/** A table as it would lie in storage. */
function savedOf(game: GameId, seats: readonly SeatPlan[], log: TableLog): SavedTable {
  const standing = { over: false, scores: seats.map(() => 0), winners: [], awaited: [], entries: log.entries.length };
  const times = { createdAt: 1, touchedAt: 1, options: {} };
  return {
    format: TABLE_FORMAT,
    id: 'abc',
    game,
    seats,
    ...times,
    standing,
    logKey: key,
    obfuscatedLog: sealLog(log, key),
  };
}

class Stage {
  now = 0;
  saves = 0;
  readonly clock = (): number => this.now;
}

/** A table and the hand that turns its clock. */
function sit<T extends GameTypes>(
  kind: DeviceGameParts<T>,
  seats: readonly SeatPlan[],
  options: object,
  askBot: AskBot<T['View'], T['Action']>,
  log: TableLog = unwrap(dealLog(kind.game, seats.length, options, seed('7'))),
) {
  const stage = new Stage();
  const services = {
    clock: stage.clock,
    askBot,
    askHint: () => Promise.resolve(null),
    pace: () => ({ turn: 1000, hurry: 500 }),
    changed: () => {
      stage.saves++;
    },
  };
  const table = unwrap(DeviceTable.resume(kind, services, savedOf(kind.id, seats, log), log));
  if (table.pausing.reason.value === 'start') table.pausing.resume();
  /** Lets time pass, a tenth of a second at a time, with room for bots to answer. */
  const pass = async (seconds: number): Promise<void> => {
    for (let tenth = 0; tenth < seconds * 10; tenth++) {
      stage.now += 100;
      await new Promise((resolve) => setTimeout(resolve, 0));
      table.tick();
    }
  };
  return { table, stage, pass };
}

const never = (): Promise<null> => Promise.resolve(null);

/** The bots of a game, asked in this thread. */
function botsHere<View, Action>(game: GameId): AskBot<View, Action> {
  const bots = gameBots[game].bots;
  return async (level, question) => {
    const player = bots[level];
    const decision = player.decide(question as never);
    return decision && ({ ...decision, occasion: player.occasion(question.view as never, question.seat) } as never);
  };
}

const challenge = {
  id: 'kakuro-challenge' as const,
  isAside: ({ type }: ChallengeAction) => type === 'challenge',
  game: kakuroChallenge,
  hides: () => true,
};
const openKakuzu = { id: 'kakuzu' as const, game: kakuzu, hides: () => false };
/** The race where claims are sealed: each person has the sand to themselves. */
const sealedRace = {
  id: 'kakuro-race' as const,
  game: kakuroRace,
  hides: () => true,

  lapse: ({ round }: RaceView) => (round?.ownSeal === null ? { type: 'none' as const } : null),
};
const race = { id: 'kakuro-race' as const, game: kakuroRace, hides: () => false };

describe('who may look', () => {
  test('with one person at the table, that person', () => {
    const { table } = sit(challenge, [bot('Brook'), person('Ada')], {}, never);
    expect(table.viewer.value).toBe(1);
    expect(table.view.value.hand).toHaveLength(2);
    expect(table.hotSeat.waiting.value).toEqual([]);
  });

  test('with several, nobody until somebody says "it is me", and nobody again after the move', () => {
    const { table } = sit(challenge, [person('Ada'), person('Bo')], { first: 0 }, never);
    expect(table.hotSeat.waiting.value).toEqual([0]);
    expect(table.view.value.hand).toBeNull();
    table.hotSeat.reveal(0);
    const [tile] = table.view.value.hand ?? [];
    expect(table.hotSeat.waiting.value).toEqual([]);
    unwrap(table.act(0, { type: 'place', digit: tile ?? 0, side: 'yellow', square: 11, flips: [], claim: null }));
    expect(table.view.value.hand).toBeNull();
    expect(table.hotSeat.waiting.value).toEqual([1]);
    expect(table.viewer.value).toBe('spectator');
  });

  test('who challenges before moving keeps the device', () => {
    const { table } = sit(challenge, [person('Ada'), person('Bo')], { first: 0, scoring: 'claim' }, never);
    table.hotSeat.reveal(0);
    const [tile] = table.view.value.hand ?? [];
    unwrap(table.act(0, { type: 'place', digit: tile ?? 0, side: 'yellow', square: 11, flips: [], claim: 9 }));
    table.hotSeat.reveal(1);
    unwrap(table.act(1, { type: 'challenge' }));
    expect(table.viewer.value).toBe(1);
  });

  test('where nothing is hidden, the person in turn', () => {
    const { table } = sit(openKakuzu, [person('Ada'), person('Bo')], { first: 1 }, never);
    expect(table.viewer.value).toBe(1);
    expect(table.hotSeat.waiting.value).toEqual([]);
  });
});

describe('what is kept', () => {
  test('resumes the very same table at any moment, clocks and draws included', async () => {
    const seats = [person('Ada'), bot('Brook')];
    const { table, pass } = sit(openKakuzu, seats, { first: 0, clockMinutes: 5 }, botsHere('kakuzu'));
    for (let turn = 0; turn < 12; turn++) {
      const [action] = kakuzu.legal(table.view.value, 0).actions;
      if (action !== undefined && table.status.value.awaited.includes(0)) unwrap(table.act(0, action));
      await pass(2);
      const resumed = sit(openKakuzu, seats, {}, botsHere('kakuzu'), table.save()).table;
      expect(resumed.save()).toEqual(table.save());
      expect(resumed.view.value).toEqual(table.view.value);
      expect(resumed.steps.value).toEqual(table.steps.value);
    }
    expect(table.save().entries.length).toBeGreaterThan(15);
  });

  test('says nothing of a hand to who reads it as it lies', () => {
    const { table } = sit(challenge, [person('Ada'), person('Bo')], { first: 0 }, never);
    const log = table.save();
    const saved = savedOf('kakuro-challenge', table.seats, log);
    const text = JSON.stringify(saved);
    const { tiles } = log.chance as { readonly tiles: readonly number[] };
    for (const spelled of [tiles.join(), tiles.join(''), JSON.stringify(tiles), 'tiles', log.seed]) {
      expect(text).not.toContain(spelled);
    }
    expect(readSavedTable(saved)).toMatchObject({ ok: true, log });
  });

  test.each([
    ['nothing', null, 'damaged'],
    ['a text', 'table', 'damaged'],
    ['an empty object', {}, 'damaged'],
    ['a newer format', { format: TABLE_FORMAT + 1 }, 'newer'],
    ['an older format', { format: TABLE_FORMAT - 1 }, 'older'],
    ['no format', { format: 0 }, 'damaged'],
    ['an unknown game', { game: 'chess' }, 'damaged'],
    ['a game that is only a word of the language', { game: 'constructor' }, 'damaged'],
    ['another key', { logKey: seed('b') }, 'damaged'],
    ['no key at all', { logKey: '' }, 'damaged'],
    ['no base64', { obfuscatedLog: '%%%' }, 'damaged'],
    ['a bot of no level', { seats: [{ name: 'X', bot: 'god' }] }, 'damaged'],
  ])('what is broken is told apart: %s', (_name, change, problem) => {
    const log = unwrap(dealLog(kakuzu, 2, {}, seed('1')));
    const isWhole = change === null || typeof change !== 'object' || Object.keys(change).length === 0;
    const raw = isWhole ? change : { ...savedOf('kakuzu', [person('A'), person('B')], log), ...change };
    expect(readSavedTable(raw)).toEqual({ ok: false, problem });
  });

  test('a log that the rules refuse is no table', () => {
    const log = { ...unwrap(dealLog(kakuzu, 2, { first: 0 }, seed('1'))), entries: ['1:e5'] };
    const services = {
      clock: () => 0,
      askBot: never,
      askHint: never,
      pace: () => ({ turn: 0, hurry: 0 }),
      changed: () => {},
    };
    const saved = savedOf('kakuzu', [person('A'), person('B')], log);
    expect(DeviceTable.resume(openKakuzu, services, saved, log)).toMatchObject({
      ok: false,
      error: { code: 'not-your-turn' },
    });
  });
});

describe('taking back', () => {
  test('goes as far as nothing was drawn', () => {
    const { table } = sit(challenge, [person('Ada'), person('Bo')], { first: 0 }, never);
    const [tile] =
      kakuroChallenge.view(
        kakuroChallenge.setup(unwrap(kakuroChallenge.parseOptions({}, 2)), 2, {
          first: 0,
          tiles: (table.save().chance as { readonly tiles: readonly number[] }).tiles,
        }),
        0,
      ).hand ?? [];
    unwrap(table.act(0, { type: 'place', digit: tile ?? 0, side: 'yellow', square: 11, flips: [], claim: null }));
    expect(table.undoing.seat.value).toBeNull();
  });

  test('at the end of the bag the last move can be taken back until the next player looks', async () => {
    const ask = botsHere<ReturnType<typeof kakuroChallenge.view>, ActionOf<'kakuro-challenge'>>('kakuro-challenge');
    const { table } = sit(challenge, [person('Ada'), person('Bo')], { first: 0 }, never);
    while (table.view.value.bagSize > 0 || table.undoing.seat.value === null) {
      const [seat] = table.hotSeat.waiting.value;
      if (seat === undefined) throw new Error('nobody is waited for');
      table.hotSeat.reveal(seat);
      const decision = await ask('casual', { view: table.view.value, seat, seed: 's' }, new AbortController().signal);
      if (decision === null) throw new Error('no move');
      unwrap(table.act(seat, decision.action));
    }
    const before = table.save();
    const mover = table.undoing.seat.value;
    table.undoing.undo();
    expect(table.save().entries).toEqual(before.entries.slice(0, -1));
    // The mover's hand is theirs to show.
    expect([table.viewer.value, table.hotSeat.waiting.value]).toEqual(['spectator', [mover]]);
    expect(table.undoing.seat.value).toBeNull();
  });
});

test('in a strict game no placement can be taken back: it told what it brought', async () => {
  const ask = botsHere<ReturnType<typeof kakuroChallenge.view>, ActionOf<'kakuro-challenge'>>('kakuro-challenge');
  const { table } = sit(challenge, [person('Ada'), person('Bo')], { first: 0, scoring: 'strict' }, never);
  while (!table.status.value.over) {
    const [seat = 0] = table.hotSeat.waiting.value;
    table.hotSeat.reveal(seat);
    const decision = await ask('casual', { view: table.view.value, seat, seed: 's' }, new AbortController().signal);
    if (decision === null) throw new Error('no move');
    unwrap(table.act(seat, decision.action));
    expect(table.undoing.seat.value).toBeNull();
  }
});

describe('a clock that only reminds', () => {
  const options = { first: 0, moveSeconds: 5, timeUp: 'remind' };

  test('stays at 0 until the move is made, and everybody is told once', async () => {
    const { table, pass } = sit(challenge, [person('Ada'), bot('Brook')], options, never);
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
    const { table, pass } = sit(challenge, seats, options, never);
    await pass(6);
    const again = sit(challenge, seats, options, never, table.save());
    const told: string[] = [];
    const stop = onTimeUp(again.table.clocks, ({ timer }) => told.push(timer.key));
    await again.pass(1);
    stop();
    expect([told, again.table.clocks.value.map(isUp)]).toEqual([[], [true]]);
  });

  test('waits for the device to be handed over', async () => {
    const { table, pass } = sit(challenge, [person('Ada'), person('Bo')], options, never);
    await pass(10);
    expect(table.clocks.value).toMatchObject([{ left: 5000, running: false }]);
    table.hotSeat.reveal(0);
    await pass(6);
    expect(table.clocks.value.map(isUp)).toEqual([true]);
  });
});

describe('time', () => {
  test('bots take their time, and the person waits for them', async () => {
    const { table, pass } = sit(openKakuzu, [person('Ada'), bot('Brook')], { first: 1 }, botsHere('kakuzu'));
    await pass(0.5);
    expect(table.version.value).toBe(0);
    await pass(1);
    expect(table.version.value).toBe(1);
  });

  test('a bot leaves people room to challenge before it moves on', async () => {
    const seats = [bot('A'), bot('B'), person('Ada')];
    const { table, pass } = sit(challenge, seats, { first: 0, scoring: 'claim' }, botsHere('kakuro-challenge'));
    await pass(1.1);
    expect(table.version.value).toBe(1);
    await pass(2);
    expect(table.version.value).toBe(1);
    await pass(1.2);
    expect(table.version.value).toBe(2);
  });

  test('stands still while the table is paused', async () => {
    const { table, stage, pass } = sit(race, [person('Ada')], {}, never);
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
    const { table, stage, pass } = sit(race, [person('Ada')], {}, never);
    await pass(1);
    stage.now += 3_600_000;
    await pass(0.1);
    expect(table.clocks.value[0]?.left).toBeGreaterThanOrEqual(57_900);
    stage.now -= 10_000_000;
    await pass(1);
    expect(table.clocks.value[0]?.left).toBeGreaterThanOrEqual(56_800);
  });

  test('runs out, and the table does what the rules say', async () => {
    const { table, pass } = sit(race, [person('Ada')], { hourglassSeconds: 2 }, never);
    await pass(2.1);
    expect(table.view.value.unsolved).toHaveLength(1);
  });

  test('does not run while the device is handed over', async () => {
    const { table, pass } = sit(challenge, [person('Ada'), person('Bo')], { first: 0, moveSeconds: 30 }, never);
    await pass(40);
    expect(table.version.value).toBe(0);
    table.hotSeat.reveal(0);
    await pass(31);
    expect(table.version.value).toBe(1);
    expect(table.hotSeat.waiting.value).toEqual([1]);
  });

  test('a race among bots hurries when no person searches any more', async () => {
    const { table, pass } = sit(race, [person('Ada'), bot('Brook')], {}, botsHere('kakuro-race'));
    unwrap(table.act(0, { type: 'none' }));
    await pass(1);
    expect(table.version.value).toBeGreaterThan(1);
  });
});

describe('one clock, handed round', () => {
  const sit2 = () => sit(sealedRace, [person('Ada'), person('Bo')], { sealed: true, hourglassSeconds: 60 }, never);

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
    const resumed = sit(sealedRace, [person('Ada'), person('Bo')], {}, never, table.save());
    resumed.table.hotSeat.reveal(0);
    await resumed.pass(1);
    expect(resumed.table.clocks.value[0]?.left).toBe(38_000);
  });

  test('whose sand has run out has sealed none, and the next marker waits behind the curtain', async () => {
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
  const { table, pass } = sit(sealedRace, seats, { sealed: true, hourglassSeconds: 10 }, never);
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

describe('what is covered', () => {
  test('a pause covers a hand, and so does going away', () => {
    const { table } = sit(challenge, [person('Ada'), person('Bo')], { first: 0 }, never);
    table.hotSeat.reveal(0);
    table.pausing.pause();
    table.pausing.resume();
    expect(table.viewer.value).toBe('spectator');
    expect(table.hotSeat.coverCount.value).toBe(1);
  });

  test('a table where time counts waits for a word when it is opened', () => {
    const log = unwrap(dealLog(kakuroRace, 1, {}, seed('7')));
    const services = {
      clock: () => 0,
      askBot: never,
      askHint: never,
      pace: () => ({ turn: 0, hurry: 0 }),
      changed: () => {},
    };
    const table = unwrap(DeviceTable.resume(race, services, savedOf('kakuro-race', [person('Ada')], log), log));
    expect(table.pausing.reason.value).toBe('start');
    expect(table.act(0, { type: 'none' })).toMatchObject({ ok: false });
  });
});

describe('bots', () => {
  test('are told nothing that the deal could be worked out from', async () => {
    const seeds: string[] = [];
    const ask = (_level: unknown, question: { readonly seed: string }): Promise<null> => {
      seeds.push(question.seed);
      return Promise.resolve(null);
    };
    const { table, pass } = sit(openKakuzu, [bot('A'), bot('B')], { first: 0 }, ask);
    await pass(0.1);
    expect(seeds).toHaveLength(1);
    expect(seeds.some((each) => each.includes(table.save().seed))).toBe(false);
  });

  test('that can not think are told of, and asked again', async () => {
    let broken = true;
    const real = botsHere<ReturnType<typeof kakuzu.view>, ActionOf<'kakuzu'>>('kakuzu');
    const ask: typeof real = (...question) => (broken ? Promise.reject(new Error('no worker')) : real(...question));
    const { table, pass } = sit(openKakuzu, [person('Ada'), bot('Brook')], { first: 1 }, ask);
    await pass(0.1);
    expect(table.bots.hasFailed.value).toBe(true);
    broken = false;
    table.bots.retry();
    await pass(1.5);
    expect([table.bots.hasFailed.value, table.version.value]).toEqual([false, 1]);
  });

  test('play a whole game among themselves, each kind', async () => {
    const seats = [bot('A'), bot('B')];
    for (const { table, pass } of [
      sit(openKakuzu, seats, {}, botsHere('kakuzu')),
      sit(challenge, seats, { scoring: 'claim' }, botsHere('kakuro-challenge')),
      sit(race, seats, {}, botsHere('kakuro-race')),
    ]) {
      for (let second = 0; second < 400 && !table.status.value.over; second++) await pass(1);
      expect(table.status.value.over).toBe(true);
      expect((await table.record()).players).toEqual(['A', 'B']);
    }
  });
});
