import { createRng, type Entry, HostedGame, seedFromNumber, unwrap } from '@riverstone/rules';
import {
  checkClaim,
  formatClaim,
  kakuroRace,
  type RaceAction,
  type RaceOptions,
  type RaceState,
  squaresOf,
} from '@riverstone/rules/kakuro-race';
import { describe, expect, test } from 'vitest';
import { hintStrengths } from '../../core/analysis.js';
import { Effort } from '../../core/effort.js';
import type { BotName } from '../../core/levels.js';
import { winChances } from '../../core/win-chances.js';
import { seated } from '../../match/entrant.js';
import { playMatch } from '../../match/play-match.js';
import { verdictOf } from '../../review/verdict.js';
import { gameBots } from '../bots.js';
import { bestClaim } from '../claims/best-claim.js';
import { positionOf } from '../position.js';

const { analyst, bots, idle } = gameBots;
const rngOf = (seed: number) => createRng(seedFromNumber(seed));
const effort = (nodes: number) => new Effort({ nodes });

function table(raw: object, seats: number, seed: number): RaceState {
  const options = unwrap(kakuroRace.parseOptions(raw, seats));
  return kakuroRace.setup(options, seats, kakuroRace.deal(options, seats, rngOf(seed)));
}

const question = (state: RaceState, seat = 0) => ({ view: kakuroRace.view(state, seat), seat, seed: 'table' });

/** All turns of a game, from its log. */
function turnsOf(options: RaceOptions, seats: number, seed: number, log: readonly Entry<RaceAction>[]) {
  let before = kakuroRace.setup(options, seats, kakuroRace.deal(options, seats, rngOf(seed)));
  return log.map((entry) => {
    const { state: after, events } = unwrap(kakuroRace.apply(before, entry.actor, entry.action));
    const turn = { before, entry, after, events };
    before = after;
    return turn;
  });
}

async function played(names: readonly BotName[], raw: object, seed: number) {
  const table = unwrap(HostedGame.deal(kakuroRace, { seats: names.length, options: raw, seed: seedFromNumber(seed) }));
  const { log, scores } = await playMatch({
    table,
    entrants: names.map((name) => seated(bots[name], `${seed}`, { nodes: 30 })),
    ties: rngOf(seed),
    pace: 'human',
    idle,
  });
  return { scores, turns: turnsOf(table.dealt.options, names.length, seed, log) };
}

describe('assessments of whole games', () => {
  test.each([
    [['strong'], {}],
    [['master'], { untimed: true }],
    [['novice', 'casual'], {}],
    [['master', 'plain'], {}],
    [['novice', 'strong', 'plain'], { sealed: true }],
    [['novice', 'novice', 'casual', 'strong'], {}],
  ] as const)('%j %j: luck and skill add up to the score', async (names, raw) => {
    for (const seed of [1]) {
      const { scores, turns } = await played(names, raw, seed);
      const sums = scores.map(() => 0);
      for (const turn of turns) {
        for (const each of analyst.assess(turn, effort(60))) {
          expect(each.expected + each.luck - each.missed).toBeCloseTo(each.scored, 9);
          expect(each.missed).toBeGreaterThanOrEqual(0);
          expect(each.best).toBeGreaterThanOrEqual(each.scored);
          expect(each.worthLost ?? 0).toBeGreaterThanOrEqual(0);
          expect(each.worthiest !== null).toBe((each.worthLost ?? 0) > 0);
          expect(each.worthiest?.points ?? 0).toBeLessThanOrEqual(each.best);
          sums[each.seat] = (sums[each.seat] as number) + each.scored;
        }
      }
      expect(sums).toEqual(scores);
    }
  });

  test('cover every seat when a marker closes, and nothing else', async () => {
    const { turns } = await played(['novice', 'casual'], {}, 3);
    for (const turn of turns) {
      const closes = turn.events.some(({ type }) => type === 'solved' || type === 'unsolved');
      expect(analyst.assess(turn, effort(0)).map(({ seat }) => seat)).toEqual(closes ? [0, 1] : []);
    }
  });

  test('name the best claim, or prove that there was none', async () => {
    const { turns } = await played(['novice', 'casual'], {}, 4);
    for (const turn of turns) {
      for (const { seat, best, bestAction, detail } of analyst.assess(turn, effort(0))) {
        const position = positionOf(kakuroRace.view(turn.before, seat), seat) ?? expect.fail();
        const claim = bestClaim(position);
        expect(bestAction).toEqual(claim === undefined ? null : { type: 'claim', claim });
        expect(detail.bestClaim).toBe(claim === undefined ? null : formatClaim(claim));
        expect(best).toBe(claim === undefined ? 0 : unwrap(checkClaim(position, claim)).points);
      }
    }
  });
});

describe('what counts as missed', () => {
  const state = table({}, 2, 5);
  const act = (before: RaceState, seat: number, action: RaceAction) => {
    const step = unwrap(kakuroRace.apply(before, seat, action));
    return { before, entry: { actor: seat, action }, after: step.state, events: step.events };
  };
  const claimOf = (before: RaceState, seat: number) =>
    bestClaim(positionOf(kakuroRace.view(before, seat), seat) ?? expect.fail()) ?? expect.fail();
  const solvedBy = (before: RaceState, seat: number) => {
    const called = act(before, seat, { type: 'call' }).after;
    return analyst.assess(act(called, seat, { type: 'claim', claim: claimOf(called, seat) }), effort(100));
  };

  test('nothing, for the finder of the best claim and for who was beaten to it', () => {
    const [finder, beaten] = solvedBy(state, 0);
    expect(finder).toMatchObject({ missed: 0, detail: { fate: 'found', finder: 0 } });
    expect(beaten).toMatchObject({ scored: 0, missed: 0, worthLost: null, detail: { fate: 'beaten' } });
    expect(beaten?.luck).toBeCloseTo(-(beaten?.expected ?? 0), 9);
  });

  test('the best claim, for who had said none or called wrongly', () => {
    const [, gaveUp] = solvedBy(act(state, 1, { type: 'none' }).after, 0);
    expect(gaveUp).toMatchObject({ scored: 0, missed: gaveUp?.best, detail: { fate: 'gave-up' } });
    const called = act(state, 1, { type: 'call' }).after;
    const [, wrong] = solvedBy(act(called, 1, { type: 'withdraw' }).after, 0);
    expect(wrong).toMatchObject({ scored: 0, missed: wrong?.best, detail: { fate: 'called-wrongly' } });
  });

  test('the best claim, for everybody, when the marker is set aside', () => {
    const all = analyst.assess(act(act(state, 0, { type: 'none' }).after, 1, { type: 'none' }), effort(100));
    expect(all.map(({ missed, best }) => missed === best && best > 0)).toEqual([true, true]);
    expect(all.map(({ detail }) => detail.fate)).toEqual(['unsolved', 'unsolved']);
  });

  test('nobody who found no line gave it up for later', () => {
    const verdicts = [1, 2, 3, 4, 5].flatMap((seed) => {
      const begun = table({}, 2, seed);
      const all = analyst.assess(act(act(begun, 0, { type: 'none' }).after, 1, { type: 'none' }), effort(20));
      return all.map((each) => verdictOf(each, false));
    });
    expect(verdicts).toContain('passed');
    expect(verdicts).not.toContain('wise');
  });

  test('in a sealed game, the best claim where it has more points than the winner', () => {
    const sealed = table({ sealed: true }, 2, 5);
    const claim = claimOf(sealed, 0);
    const won = act(act(sealed, 1, { type: 'none' }).after, 0, { type: 'seal', claim });
    const [, other] = analyst.assess(won, effort(100));
    const points = squaresOf({ first: claim.first, last: claim.last })?.length ?? 0;
    expect(other?.missed).toBe((other?.best ?? 0) > points ? other?.best : 0);
  });
});

test('between equals, luck evens out', async () => {
  let luck = 0;
  let scored = 0;
  for (const seed of [1, 2, 3]) {
    const { turns } = await played(['plain', 'plain'], {}, seed);
    for (const each of turns.flatMap((turn) => analyst.assess(turn, effort(0)))) {
      luck += each.luck;
      scored += each.scored;
    }
  }
  expect(Math.abs(luck)).toBeLessThan(0.25 * scored);
});

describe('the ranking', () => {
  test('lists valid claims and none, the worthiest first', () => {
    for (let seed = 0; seed < 5; seed++) {
      const { moves } = analyst.rank(question(table({}, 2, seed)), effort(1500));
      const position = positionOf(kakuroRace.view(table({}, 2, seed), 0), 0) ?? expect.fail();
      const worths = moves.map(({ worth }) => worth);
      expect(worths).toEqual(worths.toSorted((a, b) => b - a));
      for (const { action, points } of moves) {
        if (action.type === 'claim') expect(unwrap(checkClaim(position, action.claim)).points).toBe(points);
        else expect(action).toEqual({ type: 'none' });
      }
      expect(moves.filter(({ action }) => action.type === 'none')).toHaveLength(1);
    }
  });

  test('begins with what master does', () => {
    for (let seed = 0; seed < 5; seed++) {
      const called = unwrap(kakuroRace.apply(table({}, 2, seed), 0, { type: 'call' })).state;
      const decision = bots.master.decide(question(called), effort(900));
      const claims = analyst.rank(question(called), effort(900)).moves.filter(({ action }) => action.type === 'claim');
      expect(claims[0]?.action).toEqual(decision?.action);
      const sealed = table({ sealed: true }, 2, seed);
      const first = analyst.rank(question(sealed), effort(900)).moves[0];
      expect(first?.action).toEqual(bots.master.decide(question(sealed), effort(900))?.action);
    }
  });

  test('is empty for who has nothing to decide', () => {
    const called = unwrap(kakuroRace.apply(table({}, 2, 1), 0, { type: 'call' })).state;
    expect(analyst.rank(question(called, 1)).moves).toEqual([]);
    expect(analyst.hint(question(called, 1), 'where')).toBeNull();
  });
});

describe('hints', () => {
  test('close in on a valid claim', () => {
    for (let seed = 0; seed < 6; seed++) {
      const state = table({}, 2, seed);
      const [where, which, move] = hintStrengths.map((strength) =>
        analyst.hint(question(state), strength, effort(300)),
      );
      const action = move?.move?.action ?? expect.fail();
      const claim = action.type === 'claim' ? action.claim : expect.fail();
      expect(where?.squares).toHaveLength(8);
      expect(which?.squares).toEqual(squaresOf({ first: claim.first, last: claim.last }));
      expect(where?.squares).toEqual(expect.arrayContaining([...(which?.squares ?? [])]));
      expect(which?.squares).toEqual(expect.arrayContaining([...(move?.squares ?? [])]));
      expect([where?.move, which?.move, where?.digit, which?.digit]).toEqual([null, null, null, null]);
    }
  });

  test('say when there is nothing', () => {
    const state = table({}, 2, 1);
    const hopeless = { ...state, field: state.field.map(() => 1), tiles: [[], []] };
    const hint = analyst.hint(question(hopeless), 'move');
    expect(hint?.squares).toEqual([]);
    expect(hint?.move).toMatchObject({ action: { type: 'none' }, explanation: { code: 'none-exists' } });
  });
});

describe('the forecast', () => {
  test('is the score when all is over', async () => {
    const { scores, turns } = await played(['plain', 'plain'], {}, 6);
    const { after } = turns.at(-1) ?? expect.fail();
    expect(analyst.forecast(after)).toEqual({ scores, spread: 0 });
  });

  test('does not depend on what is face down, and never expects less than there is', () => {
    const state = { ...table({}, 3, 2), scores: [9, 0, 4] };
    const forecast = analyst.forecast(state);
    const turned = { ...state, markers: state.markers.toReversed(), pile: state.pile.toReversed() };
    expect(analyst.forecast(turned)).toEqual(forecast);
    expect(forecast.scores.every((score, seat) => score > (state.scores[seat] as number))).toBe(true);
    expect(forecast.spread).toBeGreaterThan(1);
  });

  test('is for the leader where little is left, also because markers stay unsolved', () => {
    const begun = table({}, 2, 3);
    const { round } = begun;
    if (round === null) throw new Error('a marker is open');
    const leads = { ...begun, scores: [16, 4], round: { ...round, number: 9 }, unsolved: [7, 8] };
    for (const tiles of [begun.tiles, [[], begun.tiles[1] ?? []]]) {
      const [chance = 0, other = 0] = winChances(
        analyst.forecast({ ...leads, tiles, markers: begun.markers.slice(0, 3) }),
      );
      expect(chance).toBeGreaterThan(0.85);
      expect(chance + other).toBeCloseTo(1, 9);
    }
    const [early = 0] = winChances(analyst.forecast(begun));
    expect(Math.abs(early - 0.5)).toBeLessThan(0.25);
  });
});
