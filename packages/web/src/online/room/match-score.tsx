/** The score of a match: how many games each player has won, at this table and those it is a rematch of. */

import type { Room } from '@riverstone/protocol';
import { grammar, words } from '../../messages/words';
import { hasMatch } from './has-match';
import { nameOfSeat } from './room-facts';

export function MatchScore({ room }: { readonly room: Room }) {
  return hasMatch(room) ? <p class="match-score">{matchWords(room)}</p> : null;
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
