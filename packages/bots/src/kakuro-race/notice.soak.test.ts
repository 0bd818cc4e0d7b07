import { createRng, seedFromNumber, unwrap } from '@riverstone/rules';
import { type ClaimPosition, checkClaim, kakuroRace, type RaceView } from '@riverstone/rules/kakuro-race';
import { describe, expect, test } from 'vitest';
import { Effort } from '../core/effort.js';
import { type BotName, levels } from '../core/levels.js';
import { gameBots } from './bots.js';
import { type ClaimProspect, prospects } from './claims/best-claim.js';
import { miscount } from './miscount.js';
import { notice, typicalSeconds } from './notice.js';
import { positionOf } from './position.js';
import { levelProfiles } from './profiles.js';

const rngOf = (seed: number) => createRng(seedFromNumber(seed));
const below = ['novice', 'casual', 'strong'] as const;

function freshView(seed: number, raw: object = {}): RaceView {
  const options = unwrap(kakuroRace.parseOptions(raw, 2));
  return kakuroRace.view(kakuroRace.setup(options, 2, kakuroRace.deal(options, 2, rngOf(seed))), 0);
}

const views = Array.from({ length: 120 }, (_, seed) => freshView(seed));
const positionAt = (seed: number): ClaimPosition => positionOf(freshView(seed), 0) ?? expect.fail();
const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] as number;

/** Everything that a bot decides about the first markers of many games. */
function decisions(name: BotName, among: readonly RaceView[] = views) {
  return among.flatMap((view, index) => {
    const decision = gameBots.bots[name].decide({ view, seat: 0, seed: `${index}` }, new Effort({ nodes: 0 }));
    return decision === null ? [] : [decision];
  });
}

const callsOf = (name: BotName) => decisions(name).filter(({ action }) => action.type === 'call');

describe('reaction times', () => {
  const times = Object.fromEntries(levels.map((name) => [name, callsOf(name).map((each) => each.afterSeconds)]));

  test('get shorter from level to level', () => {
    const medians = levels.map((name) => median(times[name] as number[]));
    expect(medians).toEqual(medians.toSorted((a, b) => b - a));
    expect(medians[0]).toBeGreaterThan(30);
    expect(medians.at(-1)).toBeLessThan(20);
  });

  test.each(levels)('of %s are human: never at once, mostly near the middle, never twice the same', (name) => {
    const list = times[name] as number[];
    const middle = median(list);
    expect(Math.min(...list)).toBeGreaterThan(1.5);
    expect(list.filter((time) => time > middle / 2 && time < middle * 2).length / list.length).toBeGreaterThan(0.6);
    expect(list.some((time) => time > middle * 1.4)).toBe(true);
    expect(new Set(list).size).toBe(list.length);
  });

  test.each(below)('of %s grow with the line, the tiles that it needs, and downwards', (name) => {
    const field = Array.from({ length: 64 }, (_, square) => 1 + (square % 9));
    const position = { field, scored: [], marker: 10, tiles: [] };
    const seconds = (prospect: ClaimProspect) => typicalSeconds(position, prospect, levelProfiles[name].perception);
    const row = { first: 0, last: 7, points: 8, tiles: 0, numbers: [1, 2, 3, 4, 5, 6, 7, 8] };
    const start = { first: 0, last: 3, points: 4, tiles: 1, numbers: [1, 2, 3, 4] };
    expect(seconds({ ...start, last: 4, points: 5, numbers: [1, 2, 3, 4, 5] })).toBeGreaterThan(seconds(start));
    expect(seconds({ ...start, first: 1, tiles: 2 })).toBeGreaterThan(seconds(start));
    expect(seconds({ ...row, tiles: 1 })).toBeGreaterThan(seconds(row));
    expect(seconds({ ...row, tiles: 1 })).toBeGreaterThan(
      seconds({ ...row, tiles: 1, numbers: [1, 1, 2, 3, 4, 5, 6, 7] }),
    );
    expect(seconds({ ...row, last: 56 })).toBeGreaterThan(seconds(row));
  });
});

describe('what is overlooked', () => {
  test.each(below)('%s never sees lines beyond its perception, and the same ones again when asked again', (name) => {
    const { perception } = levelProfiles[name];
    for (let seed = 0; seed < 20; seed++) {
      const position = positionAt(seed);
      const all = prospects(position);
      const seen = notice(position, all, perception, rngOf(seed));
      const visible = all.filter(({ tiles, points }) => tiles <= perception.mostTiles && points <= perception.longest);
      expect(seen.map(({ prospect }) => prospect).toSorted(byLine)).toEqual(visible.toSorted(byLine));
      expect(notice(position, all, perception, rngOf(seed))).toEqual(seen);
    }
  });

  test('each level finds something more often than the one below', () => {
    const found = levels.map((name) => callsOf(name).length);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found[0]).toBeGreaterThan(0.3 * views.length);
  });

  test('a novice takes short lines with one tile at the most; strong players also longer ones', () => {
    const figures = (name: BotName) =>
      callsOf(name).flatMap(({ explanation }) =>
        explanation.code.endsWith('-noticed') && 'tiles' in explanation ? [explanation] : [],
      );
    expect(Math.max(...figures('novice').map(({ tiles }) => tiles))).toBe(1);
    expect(Math.max(...figures('strong').map(({ tiles }) => tiles))).toBeGreaterThan(1);
    const mean = (name: BotName) =>
      figures(name).reduce((sum, { points }) => sum + points, 0) / Math.max(1, figures(name).length);
    expect(mean('strong')).toBeGreaterThan(mean('novice'));
  });
});

describe('slips', () => {
  const DEALS = 900;
  const deals = (raw: object): readonly RaceView[] => Array.from({ length: DEALS }, (_, seed) => freshView(seed, raw));
  const slipsOf = (name: BotName, among: readonly RaceView[]): number =>
    decisions(name, among).filter(({ explanation }) => explanation.code === 'miscounted').length;

  test('come as often as a level is likely to miscount, to master never', () => {
    const own = deals({ counting: 'own' });
    for (const name of below) {
      const { miscounts } = levelProfiles[name];
      const expected = miscounts * DEALS;
      // Four deviations: it is the same deals each time, but a change of the chances must show.
      const far = 4 * Math.sqrt(expected * (1 - miscounts));
      const slips = slipsOf(name, own);
      expect(slips).toBeGreaterThan(Math.max(0, 0.6 * expected - far));
      expect(slips).toBeLessThan(expected + far);
    }
    const [novice, casual, strong] = below.map((name) => levelProfiles[name].miscounts);
    expect([novice, casual, strong].toSorted((one = 0, other = 0) => other - one)).toEqual([novice, casual, strong]);
    expect(strong).toBeGreaterThan(0);
    expect(slipsOf('master', own.slice(0, 60))).toBe(0);
    expect(slipsOf('plain', own.slice(0, 60))).toBe(0);
  });

  test('end in a claim that the rules refuse, in an open race, a sealed one and alone', () => {
    for (const [raw, seats] of [
      [{}, 2],
      [{ sealed: true }, 2],
      [{ untimed: true }, 1],
    ] as const) {
      let slips = 0;
      for (let seed = 0; seed < 250 && slips < 3; seed++) {
        const options = unwrap(kakuroRace.parseOptions(raw, seats));
        let state = kakuroRace.setup(options, seats, kakuroRace.deal(options, seats, rngOf(seed)));
        const ask = () => gameBots.bots.novice.decide({ view: kakuroRace.view(state, 0), seat: 0, seed: `${seed}` });
        if (ask()?.explanation.code !== 'miscounted') continue;
        slips++;
        if (seats > 1 && !options.sealed) state = unwrap(kakuroRace.apply(state, 0, { type: 'call' })).state;
        const action = ask()?.action ?? expect.fail();
        const claim = 'claim' in action ? action.claim : expect.fail();
        expect(checkClaim(positionOf(kakuroRace.view(state, 0), 0) ?? expect.fail(), claim).ok).toBe(false);
        const { events } = unwrap(kakuroRace.apply(state, 0, action));
        if (!options.sealed) expect(events[0]).toMatchObject({ type: 'wrong-call', seat: 0 });
      }
      expect(slips).toBe(3);
    }
  });

  test('do not happen where the screen counts along, and all else is as it was', () => {
    const shown = deals({ counting: 'shown' });
    for (const name of below) expect(slipsOf(name, shown)).toBe(0);
    const own = decisions('casual', deals({}));
    const helped = decisions('casual', shown);
    for (const [index, decision] of own.entries()) {
      if (decision.explanation.code !== 'miscounted') expect(helped[index]).toEqual(decision);
    }
  });
});

const byLine = (one: ClaimProspect, other: ClaimProspect): number => one.first - other.first || one.last - other.last;

test('a miscount is nearly right and always wrong, for the reason it says', () => {
  let found = 0;
  for (let seed = 0; seed < 60; seed++) {
    const position = positionAt(seed);
    const slip = miscount(position, 5, rngOf(seed));
    if (slip === null) continue;
    found++;
    expect(Math.abs(slip.sum - position.marker)).toBeLessThanOrEqual(1);
    const judged = checkClaim(position, slip.claim);
    const code = judged.ok ? null : judged.error.code;
    expect(code).toBe(slip.sum === position.marker ? 'repeats' : 'wrong-sum');
  }
  expect(found).toBeGreaterThan(10);
});
