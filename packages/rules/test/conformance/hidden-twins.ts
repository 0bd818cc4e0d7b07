/** For a state, another one that differs only in what a viewer may not know. */

import { type GameId, type Rng, type StateOf, shuffled, type Viewer } from '../../src/index.js';

/** A twin for each game. */
type HiddenTwins = { readonly [Id in GameId]: (state: StateOf<Id>, viewer: Viewer, rng: Rng) => StateOf<Id> };

export const hiddenTwins: HiddenTwins = {
  /** The other hands and the bag are mixed and dealt again; the truth of an open claim is another. */
  'kakuro-challenge'(state, viewer, rng) {
    const hidden = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
    const mixed = shuffled([...hidden, ...state.bag], rng);
    const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : mixed.splice(0, hand.length)));
    const open = state.open && { ...state.open, truth: { points: rng.below(50), flipsLegal: rng.below(2) === 0 } };
    return { ...state, hands, bag: mixed, open };
  },

  /** All that lies face down is mixed; what others sealed is something else. */
  'kakuro-race'(state, viewer, rng) {
    const { round } = state;
    if (round === null) return state;
    const other = { first: 0, last: 7, exchanges: [], sumSquares: [], newNumbers: [], doubles: 0 };
    const sealed = round.sealed.map((each) => (each.seat === viewer ? each : { ...each, claim: other }));
    return {
      ...state,
      markers: shuffled(state.markers, rng),
      pile: shuffled(state.pile, rng),
      spare: shuffled(state.spare, rng),
      round: { ...round, sealed },
    };
  },

  /** Under every stone lies another digit (no sudoku any more, but nobody may see that either). */
  kakuzu(state) {
    if (state.phase === 'over') return state;
    const sheet = state.sheet.map((digit, square) => (state.uncovered[square] === 0 ? 1 + (digit % 9) : digit));
    return { ...state, sheet };
  },
};
