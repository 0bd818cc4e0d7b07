/** What the page asks about an Action tile. */

import { type ActionTile, newNumberTile } from '@riverstone/rules/kakuro-race';

/** The front of a New number tile as its digit; null for the other tiles. */
export function digitOfTile(tile: ActionTile): number | null {
  const digit = Number(tile.slice(1));
  return digit > 0 && newNumberTile(digit) === tile ? digit : null;
}
