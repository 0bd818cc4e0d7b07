/** The prompts of the race, and what can't be taken back. */

import type { Seat } from '../core/game.js';
import type { RaceEvent } from './state.js';
import type { RaceView } from './view.js';

/**
 * The marker that is searched for. Each call, and laying out a called line, is another prompt.
 * @example promptKey(view, 0) // => '1'
 */
export function promptKey({ round }: RaceView, seat: Seat): string {
  if (round === null) return 'over';
  return round.caller === seat ? `${round.number}:call ${round.calls}` : `${round.number}`;
}

/**
 * A call stops the others and a word about the marker is heard by all; only a seal that is not opened yet tells
 * nothing.
 */
const revealing: Readonly<Record<RaceEvent['type'], boolean>> = {
  sealed: false,
  called: true,
  'wrong-call': true,
  'said-none': true,
  'took-none-back': true,
  'hourglass-started': true,
  'seals-opened': true,
  solved: true,
  unsolved: true,
  drew: true,
  'marker-turned': true,
  ended: true,
};

/** @example reveals({ type: 'sealed', seat: 0 }) // => false */
export function reveals({ type }: RaceEvent): boolean {
  return revealing[type];
}
