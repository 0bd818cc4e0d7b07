import { createRng, seedFromNumber, unwrap } from '@riverstone/rules';
import { kakuroRace, type RaceAction, type RaceState, type RaceView } from '@riverstone/rules/kakuro-race';
import { describe, expect, test } from 'vitest';
import { simpleBot } from './simple-bot.js';

const rng = (seed = 1) => createRng(seedFromNumber(seed));

function table(raw: object, seats: number, seed: number): RaceState {
  const options = unwrap(kakuroRace.parseOptions(raw, seats));
  return kakuroRace.setup(options, seats, kakuroRace.deal(options, seats, rng(seed)));
}

const choose = (state: RaceState, seat: number) => simpleBot.choose(kakuroRace.view(state, seat), seat, rng());
const after = (state: RaceState, seat: number, action: RaceAction) =>
  unwrap(kakuroRace.apply(state, seat, action)).state;
/** A field of ones: no two different numbers, so that no claim is possible without enough Doubles. */
const hopeless = (state: RaceState): RaceState => ({ ...state, field: state.field.map(() => 1), tiles: [[], []] });

test('calls, then lays out a claim that scores', () => {
  const called = after(table({}, 2, 1), 0, { type: 'call' });
  expect(choose(table({}, 2, 1), 0)).toEqual({ type: 'call' });
  expect(choose(called, 1)).toBeNull();
  const claim = choose(called, 0) as RaceAction;
  expect(after(called, 0, claim).scores[0]).toBeGreaterThan(1);
});

test('says none once where nothing can be found, and then waits', () => {
  const state = hopeless(table({}, 2, 1));
  expect(choose(state, 1)).toEqual({ type: 'none' });
  expect(choose(after(state, 1, { type: 'none' }), 1)).toBeNull();
});

test('seals a claim once, or that there is none', () => {
  const state = table({ sealed: true }, 2, 1);
  const seal = choose(state, 0) as RaceAction;
  expect(seal.type).toBe('seal');
  expect(choose(after(state, 0, seal), 0)).toBeNull();
  expect(choose(hopeless(state), 0)).toEqual({ type: 'none' });
});

describe('thinks for a human time', () => {
  const { tempo } = simpleBot;
  const view: RaceView = kakuroRace.view(table({}, 2, 1), 0);
  const times = Array.from({ length: 400 }, (_, seed) => tempo?.reactionSeconds(view, 0, rng(seed)) ?? 0).sort(
    (a, b) => a - b,
  );
  const median = times[200] as number;

  test('neither at once nor forever, and never twice the same', () => {
    expect(times[0]).toBeGreaterThan(1);
    expect(times.at(-1)).toBeLessThan(20 * median);
    expect(new Set(times).size).toBe(times.length);
  });

  test('most of the time near the middle', () => {
    const near = times.filter((time) => time > median / 2 && time < median * 2).length;
    expect(near / times.length).toBeGreaterThan(0.7);
  });

  test('goes on thinking about the same marker, and begins anew with the next', () => {
    const state = table({}, 3, 1);
    const occasion = (of: RaceState) => tempo?.occasion(kakuroRace.view(of, 1), 1);
    const called = after(state, 0, { type: 'call' });
    expect(occasion(called)).toBe(occasion(state));
    expect(occasion(after(called, 0, { type: 'withdraw' }))).toBe(occasion(state));
    expect(occasion(after(state, 1, { type: 'call' }))).not.toBe(occasion(state));
  });
});
