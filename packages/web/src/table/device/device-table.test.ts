/** Tables on one device: whose view is shown, resuming, taking back, bots. */

import { unwrap } from '@riverstone/rules';
import { kakuzu } from '@riverstone/rules/kakuzu';
import { describe, expect, test } from 'vitest';
import { dealLog } from '../saved/deal-log';
import { bot, botsOfGame, challenge, openKakuzu, openTable, person, playTable, race, seedOf } from './test-table';

describe('who may look', () => {
  test('with one person at the table, that person', () => {
    const { table } = playTable(challenge, [bot('Brook'), person('Ada')], {});
    expect(table.viewer.value).toBe(1);
    expect(table.view.value.hand).toHaveLength(2);
    expect(table.hotSeat.waiting.value).toEqual([]);
  });

  test('with several, nobody until somebody says "it is me", and nobody again after the move', () => {
    const { table } = playTable(challenge, [person('Ada'), person('Bo')], { first: 0 });
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
    const { table } = playTable(challenge, [person('Ada'), person('Bo')], { first: 0, scoring: 'claim' });
    table.hotSeat.reveal(0);
    const [tile] = table.view.value.hand ?? [];
    unwrap(table.act(0, { type: 'place', digit: tile ?? 0, side: 'yellow', square: 11, flips: [], claim: 9 }));
    table.hotSeat.reveal(1);
    unwrap(table.act(1, { type: 'challenge' }));
    expect(table.viewer.value).toBe(1);
  });

  test('where nothing is hidden, the person in turn', () => {
    const { table } = playTable(openKakuzu, [person('Ada'), person('Bo')], { first: 1 });
    expect(table.viewer.value).toBe(1);
    expect(table.hotSeat.waiting.value).toEqual([]);
  });
});

describe('what is saved', () => {
  test('resumes the same table at any moment, clocks and draws included', async () => {
    const seats = [person('Ada'), bot('Brook')];
    const { table, pass } = playTable(openKakuzu, seats, { first: 0, clockMinutes: 5 });
    for (let turn = 0; turn < 12; turn++) {
      const [action] = kakuzu.legal(table.view.value, 0).actions;
      if (action !== undefined && table.status.value.awaited.includes(0)) unwrap(table.act(0, action));
      await pass(2);
      const resumed = playTable(openKakuzu, seats, {}, { log: table.save() }).table;
      expect(resumed.save()).toEqual(table.save());
      expect(resumed.view.value).toEqual(table.view.value);
      expect(resumed.steps.value).toEqual(table.steps.value);
    }
    expect(table.save().entries.length).toBeGreaterThan(15);
  });

  test('a log that the rules refuse is no table', () => {
    const log = { ...unwrap(dealLog(kakuzu, 2, { first: 0 }, seedOf('1'))), entries: ['1:e5'] };
    const { opened } = openTable(openKakuzu, [person('A'), person('B')], {}, { log });
    expect(opened).toMatchObject({ ok: false, error: { code: 'not-your-turn' } });
  });
});

describe('taking back', () => {
  test('goes as far as nothing was drawn', () => {
    const { table } = playTable(challenge, [person('Ada'), person('Bo')], { first: 0 });
    table.hotSeat.reveal(0);
    const [tile] = table.view.value.hand ?? [];
    unwrap(table.act(0, { type: 'place', digit: tile ?? 0, side: 'yellow', square: 11, flips: [], claim: null }));
    expect(table.undoing.seat.value).toBeNull();
  });

  test('at the end of the bag the last move can be taken back until the next player looks', async () => {
    const ask = botsOfGame(challenge.own);
    const { table } = playTable(challenge, [person('Ada'), person('Bo')], { first: 0 });
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
  const ask = botsOfGame(challenge.own);
  const { table } = playTable(challenge, [person('Ada'), person('Bo')], { first: 0, scoring: 'strict' });
  while (!table.status.value.over) {
    const [seat = 0] = table.hotSeat.waiting.value;
    table.hotSeat.reveal(seat);
    const decision = await ask('casual', { view: table.view.value, seat, seed: 's' }, new AbortController().signal);
    if (decision === null) throw new Error('no move');
    unwrap(table.act(seat, decision.action));
    expect(table.undoing.seat.value).toBeNull();
  }
});

describe('giving up', () => {
  const seats = [person('Ada'), bot('Brook'), bot('Creek')];

  test('ends the game: the best bot wins, and it stays so', async () => {
    const { table, pass } = playTable(openKakuzu, seats, { first: 0 });
    for (let turn = 0; turn < 30; turn++) {
      const [action] = kakuzu.legal(table.view.value, 0).actions;
      if (action !== undefined && table.status.value.awaited.includes(0)) unwrap(table.act(0, action));
      await pass(1);
    }
    const { scores } = table.status.value;
    const entries = table.version.value;
    const most = Math.max(scores[1] ?? 0, scores[2] ?? 0);
    table.resigning?.resign();
    const over = { over: true, scores, winners: [1, 2].filter((seat) => scores[seat] === most), awaited: [] };
    expect(table.status.value).toMatchObject(over);
    await pass(3);
    expect(table.save().entries).toHaveLength(entries);
    const resumed = playTable(openKakuzu, seats, {}, { log: table.save() }).table;
    expect(resumed.status.value).toMatchObject(over);
    expect([...resumed.resigned.value]).toEqual([0]);
    expect(await resumed.record()).toMatchObject({ resigned: [0] });
  });

  test('is for one against bots: among people it would end the game of another', () => {
    expect(playTable(openKakuzu, [person('Ada'), person('Bo'), bot('C')], {}).table.resigning).toBeUndefined();
    expect(playTable(openKakuzu, [person('Ada')], {}).table.resigning).toBeUndefined();
  });
});

describe('against bots alone', () => {
  const seats = [person('Ada'), bot('Brook'), bot('Creek')];
  const place = { type: 'place', side: 'yellow', square: 11, flips: [], claim: null } as const;

  /** Ada and both bots have moved once. */
  async function playedOnce(options: object = {}, setup: Parameters<typeof playTable>[3] = {}) {
    const played = playTable(challenge, seats, { first: 0, ...options }, setup as object);
    const { table, pass } = played;
    const hand = table.view.value.hand ?? [];
    unwrap(table.act(0, { ...place, digit: hand[0] ?? 0 }));
    const drawn = table.view.value.hand ?? [];
    for (let second = 0; second < 10 && !table.status.value.awaited.includes(0); second++) await pass(1);
    return { ...played, hand, drawn };
  }

  test('a move goes back with the answers, and the same tile is drawn again', async () => {
    const { table, pass, hand, drawn } = await playedOnce();
    expect(table.save().entries.map((entry) => entry[0])).toEqual(['0', '1', '2']);
    expect([table.undoing.seat.value, table.undoing.refusal?.(0)]).toEqual([0, null]);
    const answers = table.save().entries.slice(1);
    expect(table.undoing.undo()).toBe(true);
    expect([table.save().entries, table.steps.value, table.view.value.hand]).toEqual([[], [], hand]);
    expect(table.undoing.refusal?.(0)).toBe('none');
    unwrap(table.act(0, { ...place, digit: hand[0] ?? 0 }));
    expect(table.view.value.hand).toEqual(drawn);
    for (let second = 0; second < 10 && !table.status.value.awaited.includes(0); second++) await pass(1);
    expect(table.save().entries.slice(1)).toEqual(answers);
  });

  test('each is counted, and saved with the table; it works after a reload, too', async () => {
    const { table } = await playedOnce();
    expect(table.undoing.count?.(0)).toBe(0);
    table.undoing.undo();
    const again = playTable(challenge, seats, {}, { log: table.save() }).table;
    unwrap(again.act(0, { ...place, digit: again.view.value.hand?.[0] ?? 0 }));
    const resumed = playTable(challenge, seats, {}, { log: again.save() }).table;
    expect(resumed.undoing.seat.value).toBe(0);
    resumed.undoing.undo();
    expect(resumed.undoing.count?.(0)).toBe(2);
  });

  test('but not where something was told that cannot be hidden again', async () => {
    const { table } = await playedOnce({ scoring: 'strict' });
    expect([table.undoing.seat.value, table.undoing.refusal?.(0)]).toEqual([null, 'revealed']);
    const lifted = playTable(openKakuzu, [person('Ada'), bot('Brook')], { first: 0 });
    unwrap(lifted.table.act(0, { type: 'remove', square: 40, announced: null }));
    await lifted.pass(2);
    expect([lifted.table.undoing.seat.value, lifted.table.undoing.refusal?.(0)]).toEqual([null, 'revealed']);
  });

  test('nor on the day whose deal counts, nor with a second person', async () => {
    const { table } = await playedOnce({}, { day: '2026-03-01' });
    expect([table.undoing.seat.value, table.undoing.refusal?.(0)]).toEqual([null, 'answered']);
    const shared = playTable(challenge, [person('Ada'), person('Bo'), bot('Creek')], { first: 0 });
    shared.table.hotSeat.reveal(0);
    const [tile = 0] = shared.table.view.value.hand ?? [];
    unwrap(shared.table.act(0, { ...place, digit: tile }));
    expect(shared.table.undoing.seat.value).toBeNull();
  });

  test('and nobody takes back the end, or having given up', async () => {
    const { table } = await playedOnce();
    table.resigning?.resign();
    expect(table.undoing.seat.value).toBeNull();
  });
});

test('whoever can take nothing back is told why', async () => {
  const { table, pass } = playTable(openKakuzu, [person('Ada'), person('Bo'), bot('Brook')], { first: 1 });
  expect(table.undoing.refusal?.(1)).toBe('none');
  unwrap(table.act(1, { type: 'remove', square: 40, announced: null }));
  expect(table.undoing.refusal?.(1)).toBe('revealed');
  await pass(2);
  expect(table.undoing.refusal?.(1)).toBe('answered');
});

describe('what is covered', () => {
  test('a pause covers a hand, and so does going away', () => {
    const { table } = playTable(challenge, [person('Ada'), person('Bo')], { first: 0 });
    table.hotSeat.reveal(0);
    table.pausing.pause();
    table.pausing.resume();
    expect(table.viewer.value).toBe('spectator');
    expect(table.hotSeat.coverCount.value).toBe(1);
  });

  test('a table where time counts waits for a word when it is opened', () => {
    const table = unwrap(openTable(race, [person('Ada')], {}).opened);
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
    const { table, pass } = playTable(openKakuzu, [bot('A'), bot('B')], { first: 0 }, { askBot: ask });
    await pass(0.1);
    expect(seeds).toHaveLength(1);
    expect(seeds.some((each) => each.includes(table.save().seed))).toBe(false);
  });

  test('that fail to think are reported, and asked again', async () => {
    let broken = true;
    const real = botsOfGame(openKakuzu.own);
    const ask: typeof real = (...question) => (broken ? Promise.reject(new Error('no worker')) : real(...question));
    const { table, pass } = playTable(openKakuzu, [person('Ada'), bot('Brook')], { first: 1 }, { askBot: ask });
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
      playTable(openKakuzu, seats, {}),
      playTable(challenge, seats, { scoring: 'claim' }),
      playTable(race, seats, {}),
    ]) {
      for (let second = 0; second < 400 && !table.status.value.over; second++) await pass(1);
      expect(table.status.value.over).toBe(true);
      expect((await table.record()).players).toEqual(['A', 'B']);
    }
  });

  test('give a hint to the seat that asks, from its own view', async () => {
    const { table } = playTable(openKakuzu, [person('Ada'), bot('Brook')], { first: 0, variant: 'announce' });
    expect(table.allowsHints.value).toBe(true);
    const hint = await table.hint(0, 'move');
    if (!hint?.move) throw new Error('no hint');
    expect(table.check(0, hint.move.action)).toMatchObject({ ok: true });
  });
});
