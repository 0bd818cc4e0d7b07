/** What Kakuro Challenge brings to the tests that every game passes. */

import { pick, type Rng, shuffled } from '../../src/index.js';
import { type ChallengeTypes, type ChallengeView, isPlaceable } from '../../src/kakuro-challenge/index.js';
import { chance, combinations, type GameTestKit } from '../game-test-kit.js';
import { examples } from './example-names.js';

export const testKit: GameTestKit<ChallengeTypes> = {
  tables: [
    {
      seats: [2, 3, 4],
      options: combinations({
        expert: [false, true],
        scoring: ['referee', 'strict', 'claim'],
        moveSeconds: ['off', 30],
        first: ['lot', 1],
      }),
    },
    { seats: [3], options: [{ scoring: 'claim', falseChallenge: 5, stones: ['a1', 'i1', 'e5', 'a9', 'i9'] }] },
    { seats: [2], options: [{ scoring: 'strict', expert: true, moveSeconds: 30, timeUp: 'remind' }] },
  ],
  timedOptions: { scoring: 'claim', moveSeconds: 30, timeUp: 'move' },
  botTables: [
    {},
    { expert: true },
    { scoring: 'claim', falseChallenge: 5 },
    { scoring: 'claim', expert: true, moveSeconds: 30 },
    { scoring: 'strict', moveSeconds: 30, timeUp: 'remind' },
    { stones: ['a1', 'b1', 'c1', 'd1', 'e1'], first: 0 },
  ],
  secretTables: [{}, { scoring: 'claim' }],

  wild(view, seat, rng) {
    const mayAnswer = view.open !== null && view.open.seat !== seat;
    if (mayAnswer && (view.turn !== seat || chance(rng, 10))) {
      return { type: chance(rng, 30) ? 'challenge' : 'accept' };
    }
    const open = [...view.board.keys()].filter((square) => isPlaceable(view.board, square));
    const square = chance(rng, 95) && open.length > 0 ? pick(open, rng) : rng.below(81);
    const hand = view.hand ?? [];
    const digit = chance(rng, 95) && hand.length > 0 ? pick(hand, rng) : 1 + rng.below(9);
    const flips = chance(rng, 80) ? [] : someFlips(view, square, rng);
    const claims = view.options.scoring === 'claim' ? chance(rng, 98) : chance(rng, 2);
    const side = chance(rng, 50) ? 'red' : 'yellow';
    return { type: 'place', digit, side, square, flips, claim: claims ? rng.below(20) : null };
  },

  /** The other hands and the bag are mixed and dealt again; the truth of an open claim is another. */
  twin(state, viewer, rng) {
    const hidden = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
    const mixed = shuffled([...hidden, ...state.bag], rng);
    const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : mixed.splice(0, hand.length)));
    const open = state.open && { ...state.open, truth: { points: rng.below(50), flipsLegal: rng.below(2) === 0 } };
    return { ...state, hands, bag: mixed, open };
  },

  hiddenOrders: ({ bag }) => [bag.map(String)],

  promptKeyOf: ({ board }) => `${String(board).replaceAll(/[./]/g, '').length}`,

  examples,
};

/** Some tiles in the row or column of a square, in board order. */
function someFlips(view: ChallengeView, square: number, rng: Rng): number[] {
  const across = chance(rng, 50);
  const inLine = [...view.board.keys()].filter((other) =>
    across ? Math.floor(other / 9) === Math.floor(square / 9) : other % 9 === square % 9,
  );
  return inLine.filter((other) => (view.board[other] !== 0 || chance(rng, 2)) && chance(rng, 20));
}
