import { createRng, seedFromNumber, unwrap } from '@riverstone/rules';
import {
  type ChallengeAction,
  type ChallengeState,
  kakuroChallenge,
  legalMoves,
  scorePlacement,
  tile,
  withMove,
} from '@riverstone/rules/kakuro-challenge';
import { expect, it } from 'vitest';
import { Effort } from '../../core/effort.js';
import { type BotName, botNames } from '../../core/levels.js';
import type { ChallengeDecision } from '../answers.js';
import { unseenBy } from '../board/position.js';
import { gameBots } from '../bots.js';

type Place = ChallengeAction & { readonly type: 'place' };

/** The mean of the most points over every hand of two: what the next player can be expected to make of a board. */
function plainReply({ board, hands, options, turn }: ChallengeState, { square, digit, side, flips }: Place): number {
  const next = withMove(board, square, tile(digit, side), flips);
  const best = Array.from({ length: 10 }, (_, each) =>
    Math.max(0, ...(each === 0 ? [] : legalMoves(next, [each], options.expert).map(({ points }) => points))),
  );
  const unseen = unseenBy(board, hands[turn] ?? []);
  const tiles = [...unseen.entries()].flatMap(([each, copies]) => new Array<number>(copies).fill(each));
  const pairs = tiles.flatMap((one, at) =>
    tiles.slice(at + 1).map((other) => Math.max(best[one] as number, best[other] as number)),
  );
  return pairs.reduce((sum, points) => sum + points, 0) / pairs.length;
}

/** Whether the numbers of an explanation are true of the move that it explains. */
function check(state: ChallengeState, { action, explanation }: ChallengeDecision, deep: boolean): void {
  if (action.type !== 'place') return;
  const { points } = scorePlacement(state.board, action);
  const claimed = action.claim ?? points;
  switch (explanation.code) {
    case 'most-points': {
      const moves = legalMoves(state.board, state.hands[state.turn] ?? [], state.options.expert);
      expect(explanation.points).toBe(Math.max(...moves.map((move) => move.points)));
      expect(explanation.choices).toBe(moves.filter((move) => move.points === points).length);
      return;
    }
    case 'looked-ahead':
      expect(explanation.points).toBe(points);
      expect(explanation.lead).toBeGreaterThanOrEqual(0);
      return;
    case 'solved-end':
      expect(explanation.points).toBe(points);
      return;
    case 'points-and-reply':
      expect(claimed).toBe(explanation.points);
      if (deep && state.bag.length > 0) expect(explanation.expectedReply).toBeCloseTo(plainReply(state, action), 9);
      return;
    case 'saw-points':
      expect(claimed).toBe(explanation.points);
      expect(explanation.scoringMoves).toBeGreaterThan(0);
      return;
    case 'saw-nothing':
      expect(claimed).toBe(0);
      return;
    default:
      throw new Error(`${explanation.code} does not explain a placement`);
  }
}

it.each(botNames)('%s says truly why it moves', (name: BotName) => {
  const options = unwrap(kakuroChallenge.parseOptions({ scoring: 'claim', expert: true }, 2));
  const chance = kakuroChallenge.deal(options, 2, createRng(seedFromNumber(6)));
  let state = kakuroChallenge.setup(options, 2, chance);
  for (let entry = 0; state.hands[state.turn]?.length !== 0; entry++) {
    const { turn: seat } = state;
    const decision = gameBots.bots[name].decide(
      { view: kakuroChallenge.view(state, seat), seat, seed: `explain ${seat}` },
      new Effort({ nodes: 400 }),
    );
    if (decision === null) throw new Error('somebody is to move');
    check(state, decision, entry % 10 === 0);
    state = unwrap(kakuroChallenge.apply(state, seat, decision.action)).state;
  }
});
