/** What a viewer may see of a game of Kakuro Challenge. */

import type { Seat, Status, Viewer } from '../core/game.js';
import { memoizeLastPair } from '../core/memoize-last.js';
import type { Board } from './board/board.js';
import { type Track, track } from './board/track.js';
import type { ChallengeState, LastMove } from './state.js';
import { status } from './status.js';

export interface ChallengeView {
  readonly viewer: Viewer;
  readonly options: ChallengeState['options'];
  readonly status: Status;
  readonly board: Board;
  readonly turn: Seat;
  /** The viewer's own tiles; null for a spectator. */
  readonly hand: readonly number[] | null;
  /** How many tiles each seat holds. */
  readonly handSizes: readonly number[];
  readonly bagSize: number;
  readonly tracks: readonly Track[];
  readonly last: LastMove | null;
  /** The claim that may be challenged, and who has accepted it; null when there is none. Its truth is hidden. */
  readonly open: { readonly seat: Seat; readonly claim: number; readonly accepted: readonly Seat[] } | null;
}

/** Built field by field: hands of others, the bag's order and the truth of an open claim have no place in it. */
export const view = memoizeLastPair(viewOf);

function viewOf(state: ChallengeState, viewer: Viewer): ChallengeView {
  const { open } = state;
  return {
    viewer,
    options: state.options,
    status: status(state),
    board: state.board,
    turn: state.turn,
    hand: viewer === 'spectator' ? null : (state.hands[viewer] ?? null),
    handSizes: state.hands.map((hand) => hand.length),
    bagSize: state.bag.length,
    tracks: state.scores.map(track),
    last: state.last,
    open: open && { seat: open.seat, claim: open.claim, accepted: open.accepted },
  };
}
