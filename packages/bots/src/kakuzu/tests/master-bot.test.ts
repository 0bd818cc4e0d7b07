import { HostedGame, seedFromNumber, unwrap } from '@riverstone/rules';
import { type KakuzuState, kakuzu, numberedSheet } from '@riverstone/rules/kakuzu';
import { describe, expect, it } from 'vitest';
import { Effort } from '../../core/effort.js';
import { countGrids } from '../grids/grid-counter.js';
import { masterBot } from '../master-bot.js';
import { plainBot } from '../plain-bot.js';

/** The states of games of plain players in which a stone is to be lifted. */
function playedStates(seed: number, raw: unknown = {}): KakuzuState[] {
  const table = unwrap(HostedGame.deal(kakuzu, { seats: 2, options: raw, seed: seedFromNumber(seed) }));
  const states: KakuzuState[] = [];
  while (!table.status.over) {
    const { state } = table;
    states.push(state);
    const decision = plainBot.decide({ view: kakuzu.view(state, state.turn), seat: state.turn, seed: `${seed}` });
    if (decision === null) throw new Error('the bot stands still');
    unwrap(table.act(state.turn, decision.action));
  }
  return states;
}

function decide(state: KakuzuState, effort: Effort) {
  const decision = masterBot.decide({ view: kakuzu.view(state, state.turn), seat: state.turn, seed: 'a' }, effort);
  if (decision?.action.type !== 'remove') throw new Error('no removal');
  return { square: decision.action.square, ...decision };
}

const isLegal = (state: KakuzuState, action: Parameters<typeof kakuzu.check>[2]): boolean =>
  kakuzu.check(kakuzu.view(state, state.turn), state.turn, action).ok;

/** What is wanted when a stone is lifted. */
const wantedIn = (state: KakuzuState, { action }: ReturnType<typeof decide>): number =>
  (action.type === 'remove' ? action.announced : null) ?? state.drawn.at(-1) ?? 0;

describe('a certain stone', () => {
  it.each(['bag', 'same-digit', 'announce'])('is taken, variant %s', (variant) => {
    let met = 0;
    for (const state of playedStates(2, { variant })) {
      const wanted = state.drawn.at(-1);
      const { grids, complete, holding } = countGrids(state.uncovered, 1500);
      if (state.phase !== 'remove' || !complete) continue;
      const isCertain = (square: number, digit: number) => holding[square * 9 + digit - 1] === grids;
      const certain = state.uncovered.flatMap((open, square) =>
        open > 0
          ? []
          : [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (wanted ?? digit) === digit && isCertain(square, digit)),
      );
      if (certain.length === 0) continue;
      met++;
      const decision = decide(state, new Effort());
      expect(isCertain(decision.square, wantedIn(state, decision))).toBe(true);
      expect(decision.explanation).toEqual({ code: 'certain', digit: wantedIn(state, decision), grids });
    }
    expect(met).toBeGreaterThan(20);
  });
});

describe('the explanation', () => {
  it('says the true chance, and whether another stone was likelier', () => {
    const codes = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      for (const state of playedStates(seed)) {
        const { grids, complete, holding } = countGrids(state.uncovered, 1500);
        if (state.phase !== 'remove' || !complete) continue;
        const { square, explanation } = decide(state, new Effort());
        codes.add(explanation.code);
        if (explanation.code !== 'likeliest' && explanation.code !== 'prospect') continue;
        const chances = Array.from(
          { length: 81 },
          (_, at) => (holding[at * 9 + explanation.digit - 1] as number) / grids,
        );
        const likeliest = Math.max(...chances.filter((_, at) => state.uncovered[at] === 0));
        expect(explanation).toMatchObject({ digit: state.drawn.at(-1), grids, exact: true });
        expect(explanation.chance).toBeCloseTo(chances[square] as number, 12);
        if (explanation.code === 'likeliest') expect(explanation.chance).toBeCloseTo(likeliest, 12);
        else {
          expect(explanation.likeliest).toBeCloseTo(likeliest, 12);
          expect(explanation.likeliest).toBeGreaterThan(explanation.chance);
        }
      }
    }
    expect([...codes].sort()).toEqual(['certain', 'likeliest', 'prospect']);
  });

  it('says of a sample that it is one', () => {
    const state = playedStates(1).find(({ phase }) => phase === 'remove');
    if (state === undefined) throw new Error('no state');
    const { explanation } = decide(state, new Effort({ nodes: 200 }));
    expect(explanation).toMatchObject({ exact: false });
    if (!('grids' in explanation)) throw new Error('no grids');
    expect(explanation.grids).toBeGreaterThan(1e10);
  });
});

describe('effort', () => {
  const state = playedStates(1).filter(({ phase }) => phase === 'remove')[2] as KakuzuState;

  it('of nothing still gives a sensible legal decision', () => {
    for (const played of playedStates(3).filter((_, index) => index % 5 === 0)) {
      const decision = decide(played, new Effort({ nodes: 0 }));
      expect(isLegal(played, decision.action)).toBe(true);
    }
    // The last stone of a row needs no grids.
    const sheet = numberedSheet(1);
    const uncovered = sheet.map((digit, square) => (square > 0 && square < 9 ? digit : 0));
    const almost: KakuzuState = { ...state, sheet, uncovered, drawn: [sheet[0] as number] };
    expect(decide(almost, new Effort({ nodes: 0 })).square).toBe(0);
  });

  it('in nodes is hardly exceeded', () => {
    for (const nodes of [1, 10, 100, 500]) {
      const effort = new Effort({ nodes });
      expect(isLegal(state, decide(state, effort).action)).toBe(true);
      // The last thought may cost as much as looking ahead once.
      expect(effort.spent).toBeLessThan(nodes + 20);
    }
  });

  it('in time ends when the clock says so', () => {
    let now = 0;
    let readings = 0;
    const clock = () => {
      readings++;
      now += 0.05;
      return now;
    };
    const decision = decide(state, new Effort({ milliseconds: 20 }, clock));
    expect(isLegal(state, decision.action)).toBe(true);
    expect(readings).toBeGreaterThan(50);
    expect(now).toBeLessThan(22);
  });

  it('ends when it is cancelled, at once or on the way', () => {
    for (const after of [0, 1, 50, 300]) {
      let asked = 0;
      const effort = new Effort({ cancelled: () => ++asked > after });
      expect(isLegal(state, decide(state, effort).action)).toBe(true);
      expect(effort.spent).toBeLessThanOrEqual(after + 20);
    }
  });
});
