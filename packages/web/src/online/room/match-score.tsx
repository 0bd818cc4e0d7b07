/** The score of a match: how many games each player has won, at this table and those it is a rematch of. */

import type { Room } from '@riverstone/protocol';
import { grammar, words } from '../../messages/words';
import { nameOfSeat } from './room-facts';

/** Nothing for a first game that has no rematch yet. */
export function MatchScore({ room }: { readonly room: Room }) {
  if (room.previous === null && room.rematch === null && room.phase !== 'over') return null;
  if (room.seats.length < 2 || room.seats.every(({ wins }) => wins === 0)) return null;
  return <p class="match-score">{matchWords(room)}</p>;
}

function matchWords(room: Room): string {
  const text = words().online.match;
  const { number } = grammar();
  const [one, other, ...others] = room.seats;
  if (one !== undefined && other !== undefined && others.length === 0) {
    const score = words().app.table.scoreOfTwo({ one: number(one.wins), other: number(other.wins) });
    return text.duel({ one: nameOfSeat(room, 0), score, other: nameOfSeat(room, 1) });
  }
  const standings = room.seats.map(({ wins }, seat) =>
    text.standing({ name: nameOfSeat(room, seat), wins: number(wins) }),
  );
  return text.several({ standings });
}
