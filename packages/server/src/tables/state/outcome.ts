/** How a game at a table ended: by its rules, or because players resigned. */

import type { TableOutcome } from '@riverstone/protocol';
import { type Seat, winnersWithout } from '@riverstone/rules';
import type { ServerGame } from '../game/server-game.js';

/** The part of a table that decides how its game ends. */
interface EndingTable {
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly game: ServerGame | null;
  readonly seats: readonly { readonly member: number | null; readonly resigned: boolean }[];
}

/** Whether only one player is left, or no person. */
export function endedEarly(state: EndingTable): boolean {
  if (state.phase !== 'playing') return false;
  const left = remainingSeats(state);
  return left.length <= 1 || !left.some((seat) => state.seats[seat]?.member !== null);
}

/** Players who resigned can't win. */
export function outcomeOf(state: EndingTable): TableOutcome {
  const status = state.game?.status;
  const scores = [...(status?.scores ?? [])];
  const resigned = [...state.seats.keys()].filter((seat) => state.seats[seat]?.resigned === true);
  const winners = winnersWithout({ scores, winners: status?.winners ?? [] }, resigned);
  return { scores, winners, resigned, finished: status?.over === true };
}

function remainingSeats(state: EndingTable): Seat[] {
  return [...state.seats.keys()].filter((seat) => state.seats[seat]?.resigned === false);
}
