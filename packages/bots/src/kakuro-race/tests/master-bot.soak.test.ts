import { createRng, HostedGame, seedFromNumber, unwrap } from '@riverstone/rules';
import { checkClaim, kakuroRace, type RaceAction, type RaceState } from '@riverstone/rules/kakuro-race';
import { describe, expect, test } from 'vitest';
import { Effort } from '../../core/effort.js';
import type { BotName } from '../../core/levels.js';
import { seated } from '../../match/entrant.js';
import { playMatch } from '../../match/play-match.js';
import { gameBots } from '../bots.js';
import { candidates } from '../claims/candidates.js';
import { weigh } from '../master-search.js';
import { positionOf } from '../position.js';
import { SOLO_TILE_VALUES } from '../profiles.js';

const master = gameBots.bots.master;
const rngOf = (seed: number) => createRng(seedFromNumber(seed));

function table(raw: object, seats: number, seed: number): RaceState {
  const options = unwrap(kakuroRace.parseOptions(raw, seats));
  return kakuroRace.setup(options, seats, kakuroRace.deal(options, seats, rngOf(seed)));
}

const called = (seed: number, seats = 2): RaceState =>
  unwrap(kakuroRace.apply(table({}, seats, seed), 0, { type: 'call' } as RaceAction)).state;
const question = (state: RaceState, seed = 'table') => ({ view: kakuroRace.view(state, 0), seat: 0, seed });

async function solo(name: BotName, seed: number, nodes: number): Promise<number> {
  const { scores } = await playMatch({
    table: unwrap(HostedGame.deal(kakuroRace, { seats: 1, options: { untimed: true }, seed: seedFromNumber(seed) })),
    entrants: [seated(gameBots.bots[name], `${seed}`, { nodes })],
    ties: rngOf(seed),
    pace: 'even',
    idle: gameBots.idle,
  });
  return scores[0] as number;
}

describe('the candidates', () => {
  test('are valid claims with their true figures, each once, the best at first sight first', () => {
    for (let seed = 0; seed < 30; seed++) {
      const position = positionOf(kakuroRace.view(table({}, 2, seed), 0), 0) ?? expect.fail();
      const all = candidates(position, SOLO_TILE_VALUES, 24);
      for (const { claim, points } of all) expect(unwrap(checkClaim(position, claim)).points).toBe(points);
      expect(new Set(all.map(({ claim }) => JSON.stringify(claim))).size).toBe(all.length);
      const values = all.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    }
  });

  test('have every number of points that can be had', () => {
    const position = positionOf(kakuroRace.view(table({}, 1, 3), 0), 0) ?? expect.fail();
    const few = new Set(candidates(position, SOLO_TILE_VALUES, 3).map(({ points }) => points));
    const many = new Set(candidates(position, SOLO_TILE_VALUES, 500).map(({ points }) => points));
    expect(few).toEqual(many);
  });
});

describe('effort', () => {
  test('is obeyed in nodes, to within the one thought that is under way', () => {
    for (const nodes of [0, 1, 500, 3000]) {
      const effort = new Effort({ nodes });
      master.decide(question(called(1)), effort);
      expect(effort.spent).toBeLessThan(nodes + 300);
      expect(effort.spent).toBeGreaterThanOrEqual(nodes);
    }
  });

  test('is obeyed in time', () => {
    let readings = 0;
    const clock = () => readings++;
    const effort = new Effort({ milliseconds: 60 }, clock);
    expect(master.decide(question(called(2)), effort)?.action.type).toBe('claim');
    expect(readings).toBeLessThan(80);
    expect(effort.spent).toBeGreaterThan(0);
  });

  test('ends when somebody says stop', () => {
    let asked = 0;
    const effort = new Effort({ cancelled: () => ++asked > 5 });
    expect(master.decide(question(called(3)), effort)?.action.type).toBe('claim');
    expect(asked).toBeLessThan(50);
    const none = new Effort({ cancelled: () => true });
    expect(master.decide(question(called(3)), none)?.action.type).toBe('claim');
    expect(none.spent).toBe(0);
  });

  test('of nothing still gives what is best at first sight, and says so', () => {
    const state = called(4);
    const decision = master.decide(question(state), new Effort({ nodes: 0 }));
    expect(decision?.explanation.code).toBe('first-sight');
    const position = positionOf(kakuroRace.view(state, 0), 0) ?? expect.fail();
    const claim = decision?.action.type === 'claim' ? decision.action.claim : expect.fail();
    expect(checkClaim(position, claim).ok).toBe(true);
  });
});

describe('weighing', () => {
  test('is the same for the same chance and effort', () => {
    const { view } = question(called(5));
    const once = weigh(view, 0, rngOf(1), new Effort({ nodes: 800 }));
    weigh(question(called(6)).view, 0, rngOf(2), new Effort({ nodes: 300 }));
    expect(weigh(view, 0, rngOf(1), new Effort({ nodes: 800 }))).toEqual(once);
    expect(weigh(view, 0, rngOf(2), new Effort({ nodes: 800 }))).not.toEqual(once);
  });

  test('says in how many futures it tried what, and none is among them', () => {
    const all = weigh(question(called(7)).view, 0, rngOf(1), new Effort({ nodes: 2000 }));
    expect(all.filter(({ candidate }) => candidate === null)).toHaveLength(1);
    expect(all[0]?.futures).toBeGreaterThan(all.at(-1)?.futures ?? 99);
    expect(all.at(-1)?.futures).toBeGreaterThan(0);
  });

  test('ends when nothing is left to come', () => {
    const state = { ...called(8), markers: [], pile: [] };
    expect(master.decide(question(state), new Effort({ nodes: 500 }))?.action.type).toBe('claim');
  });

  test('takes the most points where nothing comes after, alone and in a sealed game', () => {
    for (let seed = 0; seed < 8; seed++) {
      for (const [raw, seats] of [
        [{ untimed: true }, 1],
        [{ sealed: true }, 2],
      ] as const) {
        const state = { ...table(raw, seats, seed), markers: [], pile: [] };
        const plain = gameBots.bots.plain.decide(question(state));
        const best = weigh(kakuroRace.view(state, 0), 0, rngOf(seed), new Effort({ nodes: 4000 }))[0]?.candidate;
        if (plain?.explanation.code === 'most-points') expect(best?.points).toBe(plain.explanation.points);
      }
    }
  });
});

test('alone, thinking ahead brings far more than the most points now', async () => {
  let lead = 0;
  for (let seed = 0; seed < 4; seed++) lead += (await solo('master', seed, 600)) - (await solo('plain', seed, 0));
  expect(lead / 4).toBeGreaterThan(12);
});
