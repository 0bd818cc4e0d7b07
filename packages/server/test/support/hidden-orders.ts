/** What lies hidden in an order, and whether a message has eight of it side by side. */

import type { GameId } from '@riverstone/rules';
import { withTestKit } from '../../../rules/test/test-kits.js';

/** This many pieces of a hidden order in a row can't be a coincidence. */
const ENOUGH = 8;

/** Every piece of a hidden order that is long enough, as a text with a bar between its parts. */
export function hiddenPieces(game: GameId, state: unknown): ReadonlySet<string> {
  const pieces = new Set<string>();
  const { orders, length } = withTestKit(game, ({ hiddenOrders, tellingLength = ENOUGH }) => ({
    orders: hiddenOrders(state),
    length: tellingLength,
  }));
  for (const order of orders) {
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
