/** What lies hidden in an order, and whether a message has eight of it side by side. */

import type { GameId, StateOf } from '@riverstone/rules';

/** So many of a hidden order in a row are no accident. */
const ENOUGH = 8;

type Orders = { readonly [Id in GameId]: (state: StateOf<Id>) => readonly string[][] };

const orders: Orders = {
  'kakuro-challenge': ({ bag }) => [bag.map(String)],
  'kakuro-race': ({ markers, pile, spare }) => [markers.map(String), pile.map(String), spare.map(String)],
  kakuzu: ({ sheet, uncovered }) =>
    Array.from({ length: 9 }, (_, row) => row * 9)
      .filter((first) => uncovered.slice(first, first + 9).includes(0))
      .map((first) => sheet.slice(first, first + 9).map(String)),
};

/** Every piece of a hidden order that is long enough, as a text with a bar between its parts. */
export function hiddenPieces(game: GameId, state: unknown): ReadonlySet<string> {
  const pieces = new Set<string>();
  // The state is one of that game.
  for (const order of orders[game](state as never)) {
    const length = game === 'kakuzu' ? order.length : ENOUGH;
    for (let from = 0; from + length <= order.length; from++) pieces.add(order.slice(from, from + length).join('|'));
  }
  return pieces;
}

/** Whether some list or text in a message has one of the pieces in it; `length` is how long they are. */
export function showsPiece(message: unknown, pieces: ReadonlySet<string>): boolean {
  if (pieces.size === 0) return false;
  const [first = ''] = pieces;
  return showsIn(message, pieces, first.split('|').length);
}

function showsIn(value: unknown, pieces: ReadonlySet<string>, length: number): boolean {
  if (typeof value === 'string') return value.length >= length && hasPiece([...value], pieces, length);
  if (typeof value !== 'object' || value === null) return false;
  const parts = Object.values(value);
  if (Array.isArray(value) && parts.length >= length && hasPiece(parts, pieces, length)) return true;
  return parts.some((part) => showsIn(part, pieces, length));
}

function hasPiece(parts: readonly unknown[], pieces: ReadonlySet<string>, length: number): boolean {
  for (let from = 0; from + length <= parts.length; from++)
    if (pieces.has(parts.slice(from, from + length).join('|'))) return true;
  return false;
}
