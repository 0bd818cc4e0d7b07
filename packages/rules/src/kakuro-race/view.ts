/** What a viewer may see of a race. */

import type { Seat, Status, Viewer } from '../core/game.js';
import { memoizeLastPair } from '../core/memoize-last.js';
import { type ActionTile, actionTiles, type RaceField } from './field.js';
import type { RaceState, Round, ScoredLine, Sealed } from './state.js';
import { status } from './status.js';

/** A round as everybody sees it: who has sealed, but not what (nor whether it is a claim). */
export interface RoundView extends Omit<Round, 'sealed'> {
  readonly sealed: readonly Seat[];
  /** What the viewer sealed; null when nothing was, and for a spectator. */
  readonly ownSeal: Sealed | null;
}

/** What lay face down, in order: shown when the game is over. */
export interface FaceDown {
  readonly markers: readonly number[];
  readonly pile: readonly ActionTile[];
  readonly spare: readonly number[];
}

export interface RaceView {
  readonly viewer: Viewer;
  readonly options: RaceState['options'];
  readonly status: Status;
  readonly field: RaceField;
  readonly scored: readonly ScoredLine[];
  /** Everybody's Action tiles lie open. */
  readonly tiles: readonly (readonly ActionTile[])[];
  readonly unsolved: readonly number[];
  /** Null when the game is over. */
  readonly round: RoundView | null;
  /** The markers still face down, ascending: which they are can be counted, in what order they come can't. */
  readonly markersLeft: readonly number[];
  /** The Action tiles still face down, in the order of `actionTiles`. */
  readonly pileLeft: readonly ActionTile[];
  /** Null until the game is over. */
  readonly faceDown: FaceDown | null;
}

/**
 * Built field by field, so that the order of markers, the pile and the spare tiles can't get into it before the end.
 */
export const view = memoizeLastPair(viewOf);

function viewOf(state: RaceState, viewer: Viewer): RaceView {
  const { round, markers, pile, spare } = state;
  return {
    viewer,
    options: state.options,
    status: status(state),
    field: state.field,
    scored: state.scored,
    tiles: state.tiles,
    unsolved: state.unsolved,
    round: round && viewRound(round, viewer),
    markersLeft: markers.toSorted((one, other) => one - other),
    pileLeft: pile.toSorted((one, other) => actionTiles.indexOf(one) - actionTiles.indexOf(other)),
    faceDown: round === null ? { markers, pile, spare } : null,
  };
}

function viewRound(round: Round, viewer: Viewer): RoundView {
  const { marker, number, out, none, hourglass, caller, calls, sealed } = round;
  return {
    marker,
    number,
    out,
    none,
    hourglass,
    caller,
    calls,
    sealed: sealed.map(({ seat }) => seat),
    ownSeal: sealed.find(({ seat }) => seat === viewer) ?? null,
  };
}
