/** What resigning leads to, in words: before somebody does it, and after. */

import type { Room } from '@riverstone/protocol';
import { type Seat, winnersWithout } from '@riverstone/rules';
import { grammar, words } from '../../messages/words';
import { nameOfSeat, resignedSeats } from '../room/room-facts';

interface Standing {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
}

/** Before: who wins if the player of this seat resigns now, or that the others play on. */
export function beforeResigning(room: Room, seat: Seat, standing: Standing): string {
  const text = words().online.resigning;
  const resigned = [...resignedSeats(room), seat];
  const left = [...room.seats.keys()].filter((other) => !resigned.includes(other));
  const isOver = left.length <= 1 || left.every((other) => room.seats[other]?.member === null);
  if (!isOver) return text.playsOn;
  const winners = winnersWithout({ scores: [...standing.scores], winners: [...standing.winners] }, resigned);
  const [winner, ...others] = winners;
  if (winner === undefined) return text.playsOn;
  const name = nameOfSeat(room, winner);
  const result =
    others.length === 0
      ? text.wins({ name, score: scoreWords(standing.scores, winner) })
      : text.share({ names: winners.map((each) => nameOfSeat(room, each)) });
  return text.before({ result });
}

/** After: who has won, and how it stood; null for a game that was played to its end. */
export function afterResigning(room: Room, mySeat: Seat | null): string | null {
  const text = words().online.resigning;
  const { outcome } = room;
  const [winner, ...others] = outcome?.winners ?? [];
  if (outcome === null || outcome.finished || winner === undefined) return null;
  if (others.length > 0) return text.shareFinal({ names: outcome.winners.map((seat) => nameOfSeat(room, seat)) });
  const score = scoreWords(outcome.scores, winner);
  return winner === mySeat ? text.youFinal({ score }) : text.winsFinal({ name: nameOfSeat(room, winner), score });
}

/** The winner's points first; of more than two players only the winner's. */
function scoreWords(scores: readonly number[], winner: Seat): string {
  const { number } = grammar();
  const one = number(scores[winner] ?? 0);
  if (scores.length !== 2) return one;
  return words().online.match.score({ one, other: number(scores[1 - winner] ?? 0) });
}
