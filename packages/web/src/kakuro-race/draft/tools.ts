/** Action tiles as tools: what is in hand, which squares can take it, and which tile is the least useful. */

import type { Square } from '@riverstone/rules';
import type { ActionTile } from '@riverstone/rules/kakuro-race';
import { digitOfTile } from '../table/action-tiles';
import { canBeExchanged, canExchange, takesNewNumber } from './draft';
import type { RaceDraftStore } from './draft-store';

/** An Action tile in hand, and what is done with it. */
export type TileTool =
  | { readonly kind: 'tile'; readonly tile: ActionTile }
  /** A Sum square is to be laid, and it is open which tile is spent for it. */
  | { readonly kind: 'sum-square' }
  | { readonly kind: 'exchange'; readonly picked: Square | null }
  | { readonly kind: 'new-number'; readonly digit: number };

/** Whether a square can take what is in hand. */
export function takesTool(drafts: RaceDraftStore, tool: TileTool, square: Square): boolean {
  const base = drafts.position;
  const draft = drafts.draft.value;
  if (base === null) return false;
  if (tool.kind === 'tile' || tool.kind === 'sum-square') return drafts.endAt(square) !== null;
  if (tool.kind === 'new-number') return takesNewNumber(base, draft, square, tool.digit);
  if (tool.picked === null) return canBeExchanged(base, draft, square);
  return canExchange(base, draft, tool.picked, square);
}

/** The tile that is laid face down where none was chosen: the least useful one. */
export function cheapest(tiles: readonly ActionTile[]): ActionTile | undefined {
  return tiles.find((tile) => digitOfTile(tile) !== null) ?? tiles.find((tile) => tile === 'd') ?? tiles[0];
}

/** The New number to take in hand after the one that is there. */
export function digitAfter(tiles: readonly ActionTile[], tool: TileTool | null): number | undefined {
  const digits = [...new Set(tiles.flatMap((tile) => digitOfTile(tile) ?? []))];
  return digits[tool?.kind === 'new-number' ? (digits.indexOf(tool.digit) + 1) % digits.length : 0];
}
