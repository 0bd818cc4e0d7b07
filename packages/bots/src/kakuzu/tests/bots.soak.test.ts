import { createRng, HostedGame, type Rng, seedFromNumber, tieBreaker, unwrap } from '@riverstone/rules';
import { type KakuzuState, kakuzu } from '@riverstone/rules/kakuzu';
import { describe, expect, it, test } from 'vitest';
import { Effort } from '../../core/effort.js';
import { type BotName, botNames } from '../../core/levels.js';
import { seated } from '../../match/entrant.js';
import { playMatch } from '../../match/play-match.js';
import { gameBots } from '../bots.js';

const rng = (seed: number): Rng => createRng(seedFromNumber(seed));
/** Enough for master to think, and soon done. */
const nodes = 25;

function match(names: readonly BotName[], raw: unknown, seed: number) {
  const bytes = seedFromNumber(seed);
  const table = unwrap(HostedGame.deal(kakuzu, { seats: names.length, options: raw, seed: bytes }));
  const entrants = names.map((name) => seated(gameBots.bots[name], `game ${seed}`, { nodes }));
  const { idle } = gameBots;
  return playMatch({ table, entrants, ties: tieBreaker(bytes), pace: 'even', idle });
}

/** The states of a game between two players in which a seat is to remove a stone. */
function statesOf(name: BotName, raw: unknown, seed: number): KakuzuState[] {
  const table = unwrap(HostedGame.deal(kakuzu, { seats: 2, options: raw, seed: seedFromNumber(seed) }));
  const states: KakuzuState[] = [];
  while (!table.status.over) {
    const { state } = table;
    states.push(state);
    const question = { view: kakuzu.view(state, state.turn), seat: state.turn, seed: `${seed}` };
    const decision = gameBots.bots[name].decide(question, new Effort({ nodes }));
    if (decision === null) throw new Error('the bot stands still');
    unwrap(table.act(state.turn, decision.action));
  }
  return states;
}

describe('whole games', () => {
  const tables = [
    {},
    { variant: 'same-digit' },
    { variant: 'announce' },
    { sheet: 7, clockMinutes: 5 },
    { variant: 'announce', sheet: 40, first: 0 },
  ];
  it.each(botNames)('%s makes legal moves at every table, and all stones go to somebody', async (name) => {
    for (const [index, raw] of tables.entries()) {
      for (let seats = 1; seats <= 4; seats++) {
        const { scores } = await match(new Array<BotName>(seats).fill(name), raw, 10 * index + seats);
        const sum = scores.reduce((all, score) => all + score, 0);
        if (seats === 1) expect(sum).toBeLessThanOrEqual(72);
        else expect(sum).toBe(72);
      }
    }
  });
});

describe('a decision', () => {
  it.each(botNames)('of %s is the same for the same question', (name) => {
    const states = statesOf(name, {}, 3).filter((_, index) => index % 7 === 0);
    const ask = () =>
      states.map((state) => {
        const question = { view: kakuzu.view(state, state.turn), seat: state.turn, seed: 'a' };
        return gameBots.bots[name].decide(question, new Effort({ nodes }));
      });
    const first = ask();
    expect(ask()).toEqual(first);
    expect(ask().reverse()).toEqual(first.reverse());
  });

  it.each(botNames)('of %s is null when somebody else is to move, or the table', (name) => {
    const [setup, ...others] = statesOf('plain', {}, 4);
    for (const state of [setup, others.at(-1)]) {
      if (state === undefined) throw new Error('no state');
      const seat = 1 - state.turn;
      expect(gameBots.bots[name].decide({ view: kakuzu.view(state, seat), seat, seed: 'a' })).toBeNull();
      const drawing: KakuzuState = { ...state, phase: 'draw', drawn: [] };
      const view = kakuzu.view(drawing, state.turn);
      expect(gameBots.bots[name].decide({ view, seat: state.turn, seed: 'a' })).toBeNull();
    }
  });

  it('has another chance with another seed', () => {
    const [setup] = statesOf('plain', {}, 4);
    if (setup === undefined) throw new Error('no state');
    const view = kakuzu.view(setup, setup.turn);
    const squares = Array.from({ length: 30 }, (_, seed) => {
      const action = gameBots.bots.plain.decide({ view, seat: setup.turn, seed: `${seed}` })?.action;
      return action?.type === 'remove' ? action.square : -1;
    });
    expect(new Set(squares).size).toBeGreaterThan(10);
  });
});

describe('somebody who is away', () => {
  test('lifts any stone that may be lifted, each as often as the others', () => {
    const state = statesOf('plain', {}, 5).at(-4);
    if (state === undefined) throw new Error('no state');
    const view = kakuzu.view(state, state.turn);
    const legal = kakuzu.legal(view, state.turn).actions;
    const random = rng(1);
    const drawn = Array.from({ length: 400 }, () => JSON.stringify(gameBots.idle(view, state.turn, random)));
    expect(new Set(drawn)).toEqual(new Set(legal.map((action) => JSON.stringify(action))));
    const [first] = legal;
    const share = drawn.filter((text) => text === JSON.stringify(first)).length / drawn.length;
    expect(Math.abs(share - 1 / legal.length)).toBeLessThan(0.1);
  });

  test('does nothing when it is not to move', () => {
    const [state] = statesOf('plain', {}, 5);
    if (state === undefined) throw new Error('no state');
    expect(gameBots.idle(kakuzu.view(state, 0), 1 - state.turn, rng(1))).toBeNull();
    expect(gameBots.idle(kakuzu.view({ ...state, phase: 'draw' }, 0), state.turn, rng(1))).toBeNull();
  });
});
