/** What resigning at an online table leads to, in words: before somebody does it, and after. */

import type { Room } from '@riverstone/protocol';
import type { Seat, Status } from '@riverstone/rules';
import { grammar, words } from '../../messages/words';
import { beforeResigning } from '../../table/resign-words';
import { nameOfSeat, resignedSeats } from '../room/room-facts';

/** Before: who wins if the player of this seat resigns now, or that the others play on. */
export function beforeResigningOnline(room: Room, seat: Seat, standing: Pick<Status, 'scores' | 'winners'>): string {
  const resigned = [...resignedSeats(room), seat];
  const left = [...room.seats.keys()].filter((other) => !resigned.includes(other));
  const isOver = left.length <= 1 || left.every((other) => room.seats[other]?.member === null);
  if (!isOver || left.length === 0) return words().online.resigning.playsOn;
  return beforeResigning(standing, resigned, (other) => nameOfSeat(room, other));
}

/** After: who has won, and how it stood; null for a game that was played to its end. */
export function afterResigning(room: Room, mySeat: Seat | null): string | null {
  const text = words().online.resigning;
  const { outcome } = room;
  const [winner, ...others] = outcome?.winners ?? [];
  if (outcome === null || outcome.finished || winner === undefined) return null;
  if (others.length > 0) return text.shareFinal({ names: outcome.winners.map((seat) => nameOfSeat(room, seat)) });
  if (!hasMostPoints(outcome.scores, winner))
    return winner === mySeat ? text.youLevelFinal : text.winsLevelFinal({ name: nameOfSeat(room, winner) });
  const score = scoreWords(outcome.scores, winner);
  return winner === mySeat ? text.youFinal({ score }) : text.winsFinal({ name: nameOfSeat(room, winner), score });
}

/** Whether the winner has more points than each other. Who wins because another resigned may have fewer. */
function hasMostPoints(scores: readonly number[], winner: Seat): boolean {
  return scores.every((score, seat) => seat === winner || score < (scores[winner] ?? 0));
}

/** The winner's points first; of more than two players only the winner's. */
function scoreWords(scores: readonly number[], winner: Seat): string {
  const { number } = grammar();
  const one = number(scores[winner] ?? 0);
  if (scores.length !== 2) return one;
  return words().app.table.scoreOfTwo({ one, other: number(scores[1 - winner] ?? 0) });
}
