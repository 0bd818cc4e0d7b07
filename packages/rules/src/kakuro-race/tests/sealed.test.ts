/** Sealed games. */

import { describe, expect, it } from 'vitest';
import { type RaceTable, raceTable, type Setting } from '../../../test/kakuro-race/table.js';
import { kakuroRace } from '../game.js';
import type { RaceEvent } from '../state.js';

/** For 36: eight points, eight points, six points for a Double, and a line that makes 37. */
const row = 'a1-h1';
const column = 'h1-h8';
const short = 'a6-f6 #g6(d)';
const wrong = 'a2-h2';

const sealedTable = (seats: number, setting: Setting = {}): RaceTable =>
  raceTable(seats, { markers: [36, 38, 40], ...setting, options: { sealed: true, ...setting.options } });
const openedIn = (events: readonly RaceEvent[]): object[] =>
  events.flatMap((event) => (event.type === 'seals-opened' ? event.seals : []));
const solvedIn = (events: readonly RaceEvent[]): object | undefined => events.find(({ type }) => type === 'solved');

describe('sealing', () => {
  it('[R11.1] has the hourglass run from the start of every marker', () => {
    const table = sealedTable(2);
    expect(table.status.timers).toMatchObject([{ kind: 'hourglass', seconds: 60, running: true }]);
    table.play('*:sand');
    expect(table.status.timers).toMatchObject([{ kind: 'hourglass', running: true }]);
  });

  it.each(['call', 'withdraw', 'none-back', row])('[R11.2] has no %s', (word) => {
    expect(sealedTable(2).refusal(`0:${word}`)).toBe('sealed-game');
  });

  it('[R11.2] has no lateness', () => {
    expect(sealedTable(2).refusal('0:late')).toBe('no-call');
  });

  it('[R11.2] is for sealed games only', () => {
    expect(raceTable(2).refusal(`0:seal ${row}`)).toBe('not-sealed-game');
  });

  it('[R11.2] waits for those who have sealed nothing, though all may seal', () => {
    const table = sealedTable(3);
    table.play(`1:seal ${wrong}`);
    expect(table.status).toMatchObject({ awaited: [0, 2], allowed: [0, 1, 2] });
    table.play('2:none');
    expect(table.status).toMatchObject({ awaited: [0], allowed: [0, 1, 2] });
  });

  it('[R11.2] lists none as what can be done beside sealing a claim', () => {
    const table = sealedTable(3);
    const listed = (): object => kakuroRace.legal(kakuroRace.view(table.state, 0), 0);
    expect(listed()).toEqual({ actions: [{ type: 'none' }], complete: false });
    table.play('0:none');
    expect(listed()).toEqual({ actions: [], complete: false });
  });

  it('[R11.2] lets nobody sit out for a void claim', () => {
    const table = sealedTable(2);
    table.play(`0:seal ${wrong}`, '1:none');
    expect(table.state.round).toMatchObject({ marker: 38, out: [] });
    expect(table.refusal('0:seal a3-h3')).toBe('allowed');
  });

  it.each([
    { name: 'a claim by none', entries: [`0:seal ${row}`, '0:none', '1:none'], winner: undefined },
    { name: 'none by a claim', entries: ['0:none', `0:seal ${row}`, '1:none'], winner: { seat: 0, points: 8 } },
    { name: 'a claim by a better one', entries: [`0:seal ${short}`, `0:seal ${row}`, '1:none'], winner: { points: 8 } },
    { name: 'a claim by a lesser one', entries: [`0:seal ${row}`, `0:seal ${short}`, '1:none'], winner: { points: 6 } },
    { name: 'a claim by a void one', entries: [`0:seal ${row}`, `0:seal ${wrong}`, '1:none'], winner: undefined },
  ])('[R11.3] replaces $name', ({ entries, winner }) => {
    const events = sealedTable(2).play(...entries);
    if (winner === undefined) expect(solvedIn(events)).toBeUndefined();
    else expect(solvedIn(events)).toMatchObject(winner);
  });

  it('[R11.3] counts what is sealed anew as sealed later', () => {
    const early = sealedTable(3);
    expect(solvedIn(early.play(`0:seal ${row}`, `1:seal ${column}`, '2:none'))).toMatchObject({ seat: 0 });
    const late = sealedTable(3);
    const again = [`0:seal ${row}`, `1:seal ${column}`, `0:seal ${row}`, '2:none'];
    expect(solvedIn(late.play(...again))).toMatchObject({ seat: 1 });
  });

  it('[R11.3] does not repeat none', () => {
    const table = sealedTable(3);
    table.play('0:none');
    expect(table.refusal('0:none')).toBe('said-none');
    table.play(`0:seal ${row}`, '0:none');
    expect(table.state.round?.sealed).toEqual([{ seat: 0, claim: null }]);
  });
});

describe('the opening', () => {
  it.each([2, 3, 4, 5])('[R11.4] comes with the last of %i seals', (seats) => {
    const table = sealedTable(seats);
    for (let seat = seats - 1; seat > 0; seat--) expect(table.kinds(`${seat}:none`)).toEqual(['sealed']);
    expect(table.kinds(`0:seal ${row}`)).toEqual(['sealed', 'seals-opened', 'solved', 'marker-turned']);
  });

  it('[R11.4] does not come by sealing twice', () => {
    const table = sealedTable(2);
    expect(table.kinds(`0:seal ${row}`, `0:seal ${column}`)).toEqual(['sealed', 'sealed']);
  });

  it('[R11.5] comes with the sand, for what is sealed by then', () => {
    const table = sealedTable(3);
    const events = table.play(`2:seal ${row}`, '*:sand');
    expect(openedIn(events)).toMatchObject([{ seat: 2, points: 8, void: null }]);
    expect(solvedIn(events)).toMatchObject({ seat: 2, points: 8 });
  });

  it('[R11.5] [R11.10] comes with the sand when nobody sealed anything', () => {
    const table = sealedTable(3);
    expect(table.play('*:sand').slice(0, 2)).toEqual([
      { type: 'seals-opened', seals: [] },
      { type: 'unsolved', marker: 36 },
    ]);
  });

  it('[R11.6] makes a claim that is not valid void, at no cost', () => {
    const table = sealedTable(2);
    const { tiles } = table.state;
    const events = table.play(`0:seal ${wrong} d`, `1:seal ${row}`);
    expect(openedIn(events)).toMatchObject([
      { seat: 0, points: 0, void: 'wrong-sum' },
      { seat: 1, points: 8, void: null },
    ]);
    expect(table.state).toMatchObject({ scores: [0, 8], tiles });
  });

  it.each([
    { name: 'sealed later', entries: [`0:seal ${short}`, `1:seal ${row}`] },
    { name: 'sealed earlier', entries: [`1:seal ${row}`, `0:seal ${short}`] },
  ])('[R11.7] prefers the claim with most points, $name', ({ entries }) => {
    const table = sealedTable(2);
    expect(solvedIn(table.play(...entries))).toMatchObject({ seat: 1, points: 8 });
    expect(table.state.scores).toEqual([0, 8]);
  });

  it.each([
    { first: 0, second: 1 },
    { first: 1, second: 0 },
  ])('[R11.8] of equal points prefers seat $first, who sealed before $second', ({ first, second }) => {
    const table = sealedTable(2);
    expect(solvedIn(table.play(`${first}:seal ${row}`, `${second}:seal ${column}`))).toMatchObject({ seat: first });
  });

  it('[R11.8] leaves one of two equal claims for the same line without effect', () => {
    const table = sealedTable(2);
    table.play(`1:seal ${row}`, `0:seal ${row}`);
    expect(table.state.scores).toEqual([0, 8]);
    expect(table.state.scored).toHaveLength(1);
  });

  it('[R11.9] spends only the tiles of the claim that happens', () => {
    const table = sealedTable(3, { pile: ['n1', 'n2', 'n3'] });
    table.play(`2:seal ${short}`, `0:seal ${wrong}`, '1:seal a6-f6 #g6(n2)');
    expect(table.state.tiles).toEqual([['d', 'n1'], ['d', 'n2'], ['n3']]);
    expect(table.state.scores).toEqual([0, 0, 6]);
  });

  it('[R11.9] has the draw begin with the finder', () => {
    const table = sealedTable(3, { markers: [37, 4], pile: ['x', 'x', 'x', 'n1', 'n2', 'n3'] });
    const events = table.play('2:seal a2-h2', '0:none', '1:none');
    expect(events.filter(({ type }) => type === 'drew')).toEqual([
      { type: 'drew', seat: 2, tile: 'n1' },
      { type: 'drew', seat: 0, tile: 'n2' },
      { type: 'drew', seat: 1, tile: 'n3' },
    ]);
  });

  it.each([
    { name: 'all none', entries: ['0:none', '1:none'] },
    { name: 'all void', entries: [`0:seal ${wrong}`, `1:seal ${wrong}`] },
    { name: 'one void, one none', entries: [`0:seal ${wrong}`, '1:none'] },
    { name: 'one void, the sand', entries: [`0:seal ${wrong}`, '*:sand'] },
  ])('[R11.10] leaves the marker unsolved: $name', ({ entries }) => {
    const table = sealedTable(2);
    expect(table.kinds(...entries).slice(-3)).toEqual(['seals-opened', 'unsolved', 'marker-turned']);
    expect(table.state.unsolved).toEqual([36]);
  });

  it('[R11.10] [R9.1] ends the game the third time', () => {
    const table = sealedTable(2);
    expect(table.kinds('*:sand', '*:sand', '*:sand').slice(-3)).toEqual(['seals-opened', 'unsolved', 'ended']);
  });
});

describe('what is sealed', () => {
  const kinds = [`1:seal ${row}`, `1:seal ${wrong}`, '1:none'];

  it('[R11.11] looks the same to everybody else, whatever it is', () => {
    for (const viewer of [0, 2, 'spectator'] as const) {
      const seen = kinds.map((entry) => {
        const table = sealedTable(3);
        const events = table.play(entry);
        return { events, view: kakuroRace.view(table.state, viewer) };
      });
      expect(seen[0]?.events).toEqual([{ type: 'sealed', seat: 1 }]);
      expect(seen[0]?.view.round).toMatchObject({ sealed: [1], ownSeal: null, none: [] });
      for (const other of seen) expect(other).toEqual(seen[0]);
    }
  });

  it('[R11.11] is known to its player', () => {
    const table = sealedTable(3);
    expect(kakuroRace.view(table.state, 1).round?.ownSeal).toBeNull();
    table.play(`1:seal ${row}`);
    expect(kakuroRace.view(table.state, 1).round?.ownSeal).toMatchObject({ seat: 1, claim: { first: 0, last: 7 } });
    table.play('1:none');
    expect(kakuroRace.view(table.state, 1).round?.ownSeal).toEqual({ seat: 1, claim: null });
  });

  it('[R11.11] is shown to all at the opening, none and void claims included', () => {
    const table = sealedTable(3);
    const events = table.play('0:none', `1:seal ${wrong}`, `2:seal ${short}`);
    expect(openedIn(events)).toMatchObject([
      { seat: 0, claim: null, points: 0, void: null },
      { seat: 1, claim: { first: 8, last: 15 }, points: 0, void: 'wrong-sum' },
      { seat: 2, claim: { first: 40, last: 45 }, points: 6, void: null },
    ]);
  });
});

describe('every course that a sealed marker can take', () => {
  const worth: Readonly<Record<string, number>> = {
    [`seal ${row}`]: 8,
    [`seal ${short}`]: 6,
    [`seal ${wrong}`]: 0,
    none: 0,
  };

  interface Seal {
    readonly seat: number;
    readonly word: string;
  }

  /** Who solves the marker when these are opened, and for how many points. */
  function expectedEnd(seals: readonly Seal[]): string {
    const points = ({ word }: Seal): number => worth[word] ?? 0;
    const best = Math.max(0, ...seals.map(points));
    return best === 0 ? 'unsolved' : `${seals.find((seal) => points(seal) === best)?.seat} scores ${best}`;
  }

  function realEnd(events: readonly RaceEvent[]): string {
    for (const event of events) {
      if (event.type === 'solved') return `${event.seat} scores ${event.points}`;
      if (event.type === 'unsolved') return 'unsolved';
    }
    return 'open';
  }

  /** Plays every course of so many entries, or shorter ones that end the marker; gives those that end otherwise. */
  function* wrongCourses(
    table: RaceTable,
    seals: readonly Seal[],
    depth: number,
    course: readonly string[],
  ): Generator<unknown> {
    const seats = table.state.scores.length;
    const { state } = table;
    const attempts = Array.from({ length: seats }, (_, seat) =>
      Object.keys(worth).map((word) => ({ seat, word })),
    ).flat();
    for (const seal of [...attempts, null]) {
      const entry = seal === null ? '*:sand' : `${seal.seat}:${seal.word}`;
      const others = seals.filter(({ seat }) => seat !== seal?.seat);
      const next = seal === null ? seals : [...others, seal];
      const repeatsNone =
        seal?.word === 'none' && seals.some(({ seat, word }) => seat === seal.seat && word === 'none');
      const opens = seal === null || next.length === seats;
      const expected = repeatsNone ? 'said-none' : opens ? expectedEnd(next) : 'open';
      table.state = state;
      const found = repeatsNone ? table.refusal(entry) : realEnd(table.play(entry));
      if (found !== expected) yield { course: [...course, entry], found, expected };
      if (expected === 'open' && depth > 1) yield* wrongCourses(table, next, depth - 1, [...course, entry]);
    }
  }

  it.each([
    { seats: 2, depth: 5 },
    { seats: 3, depth: 4 },
  ])(
    '[R11.3] [R11.4] [R11.5] [R11.7] [R11.8] [R11.10] ends as it should: $seats players, $depth entries',
    ({ seats, depth }) => {
      expect([...wrongCourses(sealedTable(seats), [], depth, [])]).toEqual([]);
    },
  );
});
