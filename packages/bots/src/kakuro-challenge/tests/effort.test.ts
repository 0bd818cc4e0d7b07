import { createRng, seedFromNumber, unwrap } from '@riverstone/rules';
import {
  type ChallengeState,
  type ChallengeView,
  kakuroChallenge,
  legalMoves,
} from '@riverstone/rules/kakuro-challenge';
import { describe, expect, it } from 'vitest';
import { Effort } from '../../core/effort.js';
import { gameBots } from '../bots.js';
import { masterProfile } from '../profiles.js';

const { master, plain } = gameBots.bots;

/** A game after so many placements of plain players. */
function midgame(placements: number, raw: object, seats: number): ChallengeState {
  const options = unwrap(kakuroChallenge.parseOptions({ first: 0, ...raw }, seats));
  let state = kakuroChallenge.setup(options, seats, kakuroChallenge.deal(options, seats, createRng(seedFromNumber(2))));
  for (let placement = 0; placement < placements; placement++) {
    const { turn: seat } = state;
    const decision = plain.decide({ view: kakuroChallenge.view(state, seat), seat, seed: 'x' });
    if (decision === null) throw new Error('it is its turn');
    state = unwrap(kakuroChallenge.apply(state, seat, decision.action)).state;
  }
  return state;
}

function questionAt(
  placements: number,
  raw: object = {},
  seats = 2,
): { view: ChallengeView; seat: number; seed: string } {
  const state = midgame(placements, raw, seats);
  return { view: kakuroChallenge.view(state, state.turn), seat: state.turn, seed: 'effort' };
}

const moments = [0, 20, 40, 60, 63, 65] as const;

describe('the effort of master', () => {
  it.each(moments)('is the nodes that it may spend, and little more, after %i placements', (placements) => {
    for (const nodes of [0, 1, 50, 1000, 5000]) {
      const effort = new Effort({ nodes });
      expect(master.decide(questionAt(placements), effort)).not.toBeNull();
      // One chain, or one deal of all moves that are played on, is not broken off.
      expect(effort.spent).toBeLessThan(nodes + 500);
    }
  });

  it.each([2, 3, 4])('lets %i players have a sensible move with none at all: the most points', (seats) => {
    for (const placements of moments.filter((each) => each < 60)) {
      const question = questionAt(placements, { expert: true }, seats);
      const { hand, board } = question.view;
      const most = Math.max(...legalMoves(board, hand ?? [], true).map(({ points }) => points));
      const decision = master.decide(question, new Effort({ nodes: 0 }));
      expect(decision?.explanation).toMatchObject({ points: most, depth: 'points', expectedReply: null });
    }
  });

  it.each(moments)('ends with the time, after %i placements', (placements) => {
    let now = 0;
    let asked = 0;
    const clock = (): number => {
      asked++;
      now += 0.01;
      return now;
    };
    expect(master.decide(questionAt(placements), new Effort({ milliseconds: 5 }, clock))).not.toBeNull();
    // The clock is looked at a few times for each step of work, and not any more once the time is over.
    expect(asked).toBeLessThan(510);
    expect(asked).toBeGreaterThan(10);
  });

  it('ends when it is told to', () => {
    let asked = 0;
    const effort = new Effort({ cancelled: () => ++asked > 50 });
    expect(master.decide(questionAt(20), effort)).not.toBeNull();
    expect(asked).toBe(51);
  });

  it('has an end of its own when nobody limits it', () => {
    const decision = master.decide(questionAt(20));
    const limited = master.decide(questionAt(20), new Effort({ nodes: masterProfile.nodes }));
    expect(decision).toEqual(limited);
    expect(decision?.explanation).toMatchObject({ depth: 'continuations' });
  });

  it('is worth something: more of it goes further', () => {
    const depths = [0, 60, 400, 20_000].map((nodes) => {
      const decision = master.decide(questionAt(20), new Effort({ nodes }));
      return decision?.explanation.code === 'looked-ahead' ? decision.explanation.depth : null;
    });
    expect(depths).toEqual(['points', 'reply', 'chain', 'continuations']);
  });
});
