/** The prompts of the race, and what can't be taken back. */

import type { Revealed, Seat } from '../core/game.js';
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
const revealed: Readonly<Record<RaceEvent['type'], Revealed>> = {
  sealed: 'nothing',
  called: 'news',
  'wrong-call': 'news',
  'said-none': 'news',
  'took-none-back': 'news',
  'hourglass-started': 'news',
  'seals-opened': 'news',
  solved: 'news',
  unsolved: 'news',
  drew: 'news',
  'marker-turned': 'news',
  ended: 'news',
};

/** @example reveals({ type: 'sealed', seat: 0 }) // => 'nothing' */
export function reveals({ type }: RaceEvent): Revealed {
  return revealed[type];
}
