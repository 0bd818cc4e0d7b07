import { createRng, HostedGame, seedFromNumber, unwrap } from '@riverstone/rules';
import { checkClaim, kakuroRace, laidTiles, type RaceAction, type RaceState } from '@riverstone/rules/kakuro-race';
import { describe, expect, test } from 'vitest';
import type { Decision } from '../../core/bot.js';
import { Effort } from '../../core/effort.js';
import { botNames, levels } from '../../core/levels.js';
import { seated } from '../../match/entrant.js';
import { type Pace, playMatch } from '../../match/play-match.js';
import { gameBots } from '../bots.js';
import type { RaceExplanation } from '../explanation.js';
import { positionOf, type taskOf } from '../position.js';

const { bots, idle } = gameBots;
const rngOf = (seed: number) => createRng(seedFromNumber(seed));

function table(raw: object, seats: number, seed: number): RaceState {
  const options = unwrap(kakuroRace.parseOptions(raw, seats));
  return kakuroRace.setup(options, seats, kakuroRace.deal(options, seats, rngOf(seed)));
}

const dealt = (options: object, seats: number, seed: number) =>
  unwrap(HostedGame.deal(kakuroRace, { seats, options, seed: seedFromNumber(seed) }));

const after = (state: RaceState, seat: number, action: RaceAction): RaceState =>
  unwrap(kakuroRace.apply(state, seat, action)).state;
/** A field of ones and no tiles: nothing can be claimed. */
const hopeless = (state: RaceState): RaceState => ({
  ...state,
  field: state.field.map(() => 1),
  tiles: state.tiles.map(() => []),
});

/** A whole game of one bot against copies of itself; checks every decision of seat 0. */
async function game(
  name: (typeof botNames)[number],
  raw: object,
  seats: number,
  seed: number,
  pace: Pace,
  check: (state: Parameters<typeof taskOf>[0], decision: Decision<RaceAction, RaceExplanation>) => void = () => {},
) {
  const limits = { nodes: 60 };
  const entrants = Array.from({ length: seats }, (_, seat) => {
    const entrant = seated(bots[name], `game ${seed}`, limits);
    return seat > 0
      ? entrant
      : {
          ...entrant,
          ask: (view: Parameters<typeof taskOf>[0]) => {
            const decision = bots[name].decide({ view, seat: 0, seed: `game ${seed}` }, new Effort(limits));
            if (decision !== null) check(view, decision);
            return decision;
          },
        };
  });
  return playMatch({ table: dealt(raw, seats, seed), entrants, ties: rngOf(seed), pace, idle });
}

const tables: readonly [object, number][] = [
  [{}, 1],
  [{ untimed: true }, 1],
  [{}, 2],
  [{}, 5],
  [{ sealed: true }, 2],
  [{ sealed: true, hourglassSeconds: 1 }, 4],
  [{ hourglassSeconds: 1, claimSeconds: 1 }, 3],
  [{ markers: [15, 16, 17], actions: ['d', 'd', 'd', 'n1'] }, 3],
];

describe('every level plays whole games by the rules', () => {
  test.each(botNames.flatMap((name) => tables.map(([options, seats]) => ({ name, options, seats }))))(
    '$name, $seats seats, $options',
    async ({ name, options, seats }) => {
      for (const [seed, pace] of [
        [1, 'human'],
        [2, 'even'],
      ] as const) {
        const { state } = await game(name, options, seats, seed, pace, (view, { action, afterSeconds }) => {
          expect(kakuroRace.check(view, 0, action).ok).toBe(true);
          expect(afterSeconds).toBeGreaterThan(0);
          expect(afterSeconds).toBeLessThan(3600);
        });
        expect(state.round).toBeNull();
      }
    },
  );
});

test.each(botNames)('%s lays out what it called for, valid unless it has miscounted', async (name) => {
  let claims = 0;
  for (const seed of [3, 4, 5]) {
    let called: RaceExplanation | null = null;
    await game(name, {}, 2, seed, 'human', (view, { action, explanation }) => {
      if (action.type === 'call') called = explanation;
      expect(action.type).not.toBe('withdraw');
      if (action.type !== 'claim') return;
      claims++;
      if (name !== 'master') expect(explanation).toEqual(called);
      const judged = checkClaim(positionOf(view, 0) ?? expect.fail(), action.claim);
      expect(judged.ok).toBe(explanation.code !== 'miscounted');
    });
  }
  expect(claims).toBeGreaterThan(0);
});

test.each(botNames)('%s explains claims by their true figures', async (name) => {
  await game(name, { sealed: true }, 2, 7, 'human', (view, { action, explanation }) => {
    if (action.type !== 'seal' || explanation.code === 'none-exists' || explanation.code === 'none-noticed') return;
    if (explanation.code === 'miscounted') return;
    const { points } = unwrap(checkClaim(positionOf(view, 0) ?? expect.fail(), action.claim));
    expect(explanation).toMatchObject({ points, tiles: laidTiles(action.claim).length });
  });
});

describe.each(botNames)('%s', (name) => {
  const bot = bots[name];
  const ask = (state: RaceState, seat: number, nodes = 200) =>
    bot.decide({ view: kakuroRace.view(state, seat), seat, seed: 'table' }, new Effort({ nodes }));

  test('decides the same each time, whatever was asked before', () => {
    const states = [1, 2, 3, 4].map((seed) => table(seed % 2 === 0 ? { sealed: true } : {}, 2, seed));
    const first = states.map((state) => ask(state, 1));
    for (const state of states) ask(state, 0);
    expect(states.map((state) => ask(state, 1))).toEqual(first);
    expect(states.toReversed().map((state) => ask(state, 1))).toEqual(first.toReversed());
  });

  test('lets things be while another has called, after it sat down, and when all is over', () => {
    const state = table({}, 3, 1);
    const called = after(state, 0, { type: 'call' });
    expect(ask(called, 1)).toBeNull();
    expect(ask(after(called, 0, { type: 'withdraw' }), 0)).toBeNull();
    expect(ask(after(state, 0, { type: 'none' }), 0)).toBeNull();
    expect(ask({ ...state, round: null }, 0)).toBeNull();
    const sealed = table({ sealed: true }, 2, 1);
    expect(ask(after(sealed, 0, { type: 'none' }), 0)).toBeNull();
  });

  test('says none where there is nothing', () => {
    expect(ask(hopeless(table({}, 2, 1)), 1)?.action).toEqual({ type: 'none' });
    expect(ask(hopeless(table({ sealed: true }, 2, 1)), 1)?.action).toEqual({ type: 'none' });
  });

  test('takes a call back when it finds itself without a claim', () => {
    const called = hopeless(after(table({}, 2, 1), 0, { type: 'call' }));
    expect(ask(called, 0)?.action).toEqual({ type: 'withdraw' });
  });

  test('thinks about a marker, and then about laying out', () => {
    const state = table({}, 3, 1);
    const occasion = (of: RaceState) => bot.occasion(kakuroRace.view(of, 1), 1);
    const called = after(state, 0, { type: 'call' });
    expect(occasion(called)).toBe(occasion(state));
    expect(occasion(after(called, 0, { type: 'withdraw' }))).toBe(occasion(state));
    expect(occasion(after(state, 1, { type: 'call' }))).not.toBe(occasion(state));
  });
});

test('levels are ordered: each is ahead of the one below it after a few games', async () => {
  for (const [index, name] of levels.slice(1).entries()) {
    const below = levels[index] as (typeof levels)[number];
    let lead = 0;
    for (let seed = 0; seed < 8; seed++) {
      const entrants = [seated(bots[name], `${seed}`, { nodes: 60 }), seated(bots[below], `${seed}`, { nodes: 60 })];
      const plan = { table: dealt({}, 2, seed), entrants, ties: rngOf(seed), pace: 'human', idle } as const;
      const { scores } = await playMatch(plan);
      lead += (scores[0] as number) - (scores[1] as number);
    }
    expect(lead).toBeGreaterThan(0);
  }
});

describe('for somebody who does not answer', () => {
  const idleOf = (state: RaceState, seat: number) => idle(kakuroRace.view(state, seat), seat, rngOf(1));

  test('none is said, once', () => {
    const state = table({}, 3, 1);
    expect(idleOf(state, 1)).toEqual({ type: 'none' });
    expect(idleOf(after(state, 1, { type: 'none' }), 1)).toBeNull();
    const sealed = table({ sealed: true }, 2, 1);
    expect(idleOf(sealed, 1)).toEqual({ type: 'none' });
    expect(idleOf(after(sealed, 1, { type: 'none' }), 1)).toBeNull();
  });

  test('a call is taken back, and another one is waited for', () => {
    const called = after(table({}, 2, 1), 0, { type: 'call' });
    expect(idleOf(called, 0)).toEqual({ type: 'withdraw' });
    expect(idleOf(called, 1)).toBeNull();
  });
});
