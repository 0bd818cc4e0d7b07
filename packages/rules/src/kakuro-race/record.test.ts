/** How a game is kept: its options, its chance, and the moves that lead to its end. */

import { describe, expect, it } from 'vitest';
import { deepFreeze } from '../../test/deep-freeze.js';
import { playAtRandom } from '../../test/kakuro-race/play.js';
import { formatEntry, parseEntry } from '../core/entry.js';
import { unwrap } from '../core/result.js';
import { createRng, seedFromNumber } from '../core/rng.js';
import { kakuroRace } from './game.js';
import { defaultActions, defaultMarkers } from './options.js';
import type { RaceState } from './state.js';

const { record } = kakuroRace;
const options = unwrap(kakuroRace.parseOptions({}, 2));
const chance = deepFreeze(kakuroRace.deal(options, 2, createRng(seedFromNumber(3))));

/** The field of a record's chance that is refused and why, or `fine`. */
function answer(change: Readonly<Record<string, unknown>>, seats = 2): string {
  const read = record.readChance({ ...chance, ...change }, options, seats);
  return read.ok ? 'fine' : `${read.error.code}: ${read.error.detail.field} ${read.error.detail.problem}`;
}

describe('chance in a record', () => {
  it('[R13.8] is the field and the spare tiles, all markers, and the whole pile', () => {
    const { tiles, markers, actions } = record.writeChance({ chance, draws: [] });
    const start = kakuroRace.setup(options, 2, chance);
    expect(tiles).toEqual([...start.field, ...start.spare]);
    expect(markers).toEqual([start.round?.marker, ...start.markers]);
    expect(actions).toEqual([...interleaved(start), ...start.pile]);
    expect(actions).toHaveLength(38);
  });

  it('[R13.8] is read as it was written', () => {
    const written = JSON.parse(JSON.stringify(record.writeChance({ chance, draws: [] })));
    expect(record.readChance(written, options, 2)).toEqual({ ok: true, value: { chance, draws: [] } });
  });

  it.each([
    { name: 'a tile too few', change: { tiles: chance.tiles.slice(1) }, expected: 'tiles wrong' },
    {
      name: 'a number nine times',
      change: { tiles: [chance.tiles[1], ...chance.tiles.slice(1)] },
      expected: 'tiles count',
    },
    { name: 'a number out of range', change: { tiles: [0, ...chance.tiles.slice(1)] }, expected: 'tiles wrong' },
    { name: 'a marker too few', change: { markers: chance.markers.slice(1) }, expected: 'markers count' },
    { name: 'a marker too many', change: { markers: [...chance.markers, 3] }, expected: 'markers count' },
    { name: 'an action tile too few', change: { actions: chance.actions.slice(1) }, expected: 'actions count' },
    { name: 'the first Doubles in it', change: { actions: defaultActions }, expected: 'actions count' },
    { name: 'no markers', change: { markers: undefined }, expected: 'markers wrong' },
    { name: 'something else', change: { bag: [] }, expected: 'bag unknown' },
  ])('[R13.8] is refused with $name', ({ change, expected }) => {
    expect(answer(change)).toBe(`bad-request: chance.${expected}`);
  });

  it('[R13.8] belongs to a number of players', () => {
    expect(answer({})).toBe('fine');
    expect(answer({}, 3)).toBe('bad-request: chance.actions count');
  });
});

describe('options in a record', () => {
  it.each([
    { raw: {}, written: {} },
    { raw: { hourglassSeconds: 60, claimSeconds: 30, untimed: false, sealed: false }, written: {} },
    { raw: { markers: defaultMarkers, actions: defaultActions }, written: {} },
    { raw: { sealed: true, claimSeconds: 10 }, written: { sealed: true, claimSeconds: 10 } },
    { raw: { markers: [3, 4] }, written: { markers: [3, 4] } },
  ])('[R13.9] $raw is written as $written', ({ raw, written }) => {
    const parsed = unwrap(kakuroRace.parseOptions(raw, 2));
    expect(record.writeOptions(parsed, chance)).toEqual(written);
    expect(kakuroRace.parseOptions(written, 2)).toEqual({ ok: true, value: parsed });
  });
});

describe('a whole game', () => {
  it.each([
    { seats: 1, raw: {} },
    { seats: 3, raw: {} },
    { seats: 5, raw: { sealed: true } },
    { seats: 2, raw: { markers: [5, 6, 7, 8], actions: ['d', 'd', 'x'] } },
  ])('can be played again from what is written: $seats players, $raw', ({ seats, raw }) => {
    for (let seed = 0; seed < 5; seed++) {
      const game = playAtRandom(seats, raw, seed);
      const written = JSON.stringify({
        options: record.writeOptions(game.options, game.chance),
        chance: record.writeChance({ chance: game.chance, draws: [] }),
        moves: game.moves.map(({ entry }) => formatEntry(kakuroRace, entry)),
      });
      expect(playedAgain(written, seats)).toEqual(game.end);
    }
  });

  it('keeps every action, and needs nothing to be closed', () => {
    const { moves, end } = playAtRandom(3, {}, 1);
    expect(moves.every(({ entry }) => record.isMove(entry.action))).toBe(true);
    expect(record.closingAction(end)).toBeNull();
  });
});

function playedAgain(written: string, seats: number): RaceState {
  const raw = JSON.parse(written) as { options: unknown; chance: unknown; moves: string[] };
  const read = unwrap(kakuroRace.parseOptions(raw.options, seats));
  let state = kakuroRace.setup(read, seats, unwrap(record.readChance(raw.chance, read, seats)).chance);
  for (const text of raw.moves) {
    const { actor, action } = unwrap(parseEntry(kakuroRace, text, seats));
    state = unwrap(kakuroRace.apply(state, actor, action)).state;
  }
  return state;
}

/** The tiles drawn before the game, in the order they were: one a seat, again and again. */
function interleaved({ tiles }: RaceState): string[] {
  const [, ...rounds] = (tiles[0] ?? []).map((_, at) => tiles.map((hand) => hand[at] as string));
  return rounds.flat();
}
