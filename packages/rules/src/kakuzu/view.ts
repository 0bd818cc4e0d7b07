/** What a viewer may see of a game of Kakuzu: the same for everybody. */

import type { Seat, Status, Viewer } from '../core/game.js';
import { memoizeLastPair } from '../core/memoize-last.js';
import type { Sheet } from './sheets/sheet.js';
import { bagOf, type KakuzuState, type Phase, type Removal, type Uncovered } from './state.js';
import { status } from './status.js';

export interface KakuzuView {
  readonly viewer: Viewer;
  readonly options: KakuzuState['options'];
  readonly status: Status;
  readonly phase: Phase;
  readonly uncovered: Uncovered;
  /** Who removes the first stone and takes the first turn. */
  readonly first: Seat;
  readonly turn: Seat;
  /** The digits drawn in this turn; the last one is looked for. */
  readonly drawn: readonly number[];
  /** The digits in the bag, ascending; empty in announce games. */
  readonly bag: readonly number[];
  readonly kept: number;
  readonly flagged: readonly Seat[];
  /** The stone removed last; null until there is one. */
  readonly last: Removal | null;
  /** Null until the game is over. */
  readonly sheet: Sheet | null;
}

/** Built field by field, so that nothing under the stones can get into it before the end. */
export const view = memoizeLastPair(viewOf);

function viewOf(state: KakuzuState, viewer: Viewer): KakuzuView {
  return {
    viewer,
    options: state.options,
    status: status(state),
    phase: state.phase,
    uncovered: state.uncovered,
    first: state.first,
    turn: state.turn,
    drawn: state.drawn,
    bag: bagOf(state),
    kept: state.kept,
    flagged: state.flagged,
    last: state.last,
    sheet: state.phase === 'over' ? state.sheet : null,
  };
}
