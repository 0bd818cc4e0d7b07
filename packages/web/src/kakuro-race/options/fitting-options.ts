/** Options as the form holds them, made to fit the number of players: whatever it can reach, the rules accept. */

import { unwrap } from '@riverstone/rules';
import {
  type ActionTile,
  defaultActions,
  defaultMarkers,
  isActionTile,
  kakuroRace,
} from '@riverstone/rules/kakuro-race';
import type { RawOptions } from '../../table/game-page';

/** What each option is when nobody says otherwise. */
export const defaults = unwrap(kakuroRace.parseOptions({}, kakuroRace.seats.max));
/** A box's worth twice over is the most that a table may use. */
export const MOST_MARKERS = 2 * defaultMarkers.length;
export const MOST_ACTIONS = 2 * defaultActions.length;

export const isNumber = (raw: unknown): raw is number => typeof raw === 'number';
export const isTile = (raw: unknown): raw is ActionTile => typeof raw === 'string' && isActionTile(raw);

/** The values of a list option, or the standard ones. */
export function listOf<T>(raw: unknown, is: (item: unknown) => item is T, standard: readonly T[]): readonly T[] {
  return Array.isArray(raw) && raw.every(is) ? raw : standard;
}

/** The options less what does not go with this number of players; the very same ones where nothing is amiss. */
export function fitting(options: RawOptions, seats: number): RawOptions {
  const { sealed, untimed, claimSeconds, actions, ...others } = options;
  const tiles = listOf(actions, isTile, defaultActions);
  const lacking = Math.max(0, seats - tiles.filter((tile) => tile === 'd').length);
  const isAlone = seats === 1;
  const wrong = (isAlone ? (sealed ?? claimSeconds) : untimed) !== undefined || lacking > 0;
  if (!wrong) return options;
  return {
    ...others,
    ...(sealed === undefined || isAlone ? {} : { sealed }),
    // Alone nobody calls, so nobody needs time to lay out.
    ...(claimSeconds === undefined || isAlone ? {} : { claimSeconds }),
    ...(untimed === undefined || !isAlone ? {} : { untimed }),
    ...(actions === undefined ? {} : { actions: lacking === 0 ? actions : withDoubles(tiles, lacking) }),
  };
}

/** More Doubles, in the place of other tiles where the box is full: of the kinds that there are most of. */
function withDoubles(tiles: readonly ActionTile[], more: number): readonly ActionTile[] {
  const kept = [...tiles];
  while (kept.length + more > MOST_ACTIONS) kept.splice(kept.lastIndexOf(mostFrequent(kept)), 1);
  return [...new Array<ActionTile>(more).fill('d'), ...kept];
}

/** The kind, Doubles apart, that there are most of. */
function mostFrequent(tiles: readonly ActionTile[]): ActionTile {
  const countOf = (tile: ActionTile): number => tiles.filter((each) => each === tile).length;
  return tiles.filter((tile) => tile !== 'd').reduce((most, tile) => (countOf(tile) > countOf(most) ? tile : most));
}
