/** Action tiles chosen by hand, mended so that there is a Double for every player. */

import type { OptionRepairs } from '@riverstone/rules';
import { type ActionTile, defaultActions, isActionTile, raceOptions } from '@riverstone/rules/kakuro-race';

const isTile = (raw: unknown): raw is ActionTile => typeof raw === 'string' && isActionTile(raw);

export const repairs: OptionRepairs = {
  actions(raw, seats) {
    const tiles = Array.isArray(raw) && raw.every(isTile) ? raw : defaultActions;
    return withDoubles(tiles, Math.max(0, seats - tiles.filter((tile) => tile === 'd').length));
  },
};

/** Adds Doubles. Where there is no room for them, they replace tiles of the most frequent kinds. */
function withDoubles(tiles: readonly ActionTile[], more: number): readonly ActionTile[] {
  const kept = [...tiles];
  while (kept.length + more > raceOptions.actions.length.max) kept.splice(kept.lastIndexOf(mostFrequent(kept)), 1);
  return [...new Array<ActionTile>(more).fill('d'), ...kept];
}

/** The most frequent kind other than Doubles. */
function mostFrequent(tiles: readonly ActionTile[]): ActionTile {
  const countOf = (tile: ActionTile): number => tiles.filter((each) => each === tile).length;
  return tiles.filter((tile) => tile !== 'd').reduce((most, tile) => (countOf(tile) > countOf(most) ? tile : most));
}
