/** How a game at a table has ended: by its rules, or because somebody gave up. */

import type { TableOutcome } from '@riverstone/protocol';
import { type Seat, winnersWithout } from '@riverstone/rules';
import type { ServerGame } from '../game/server-game.js';

/** As much of a table as decides how its game ends. */
export interface EndingTable {
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly game: ServerGame | null;
  readonly seats: readonly { readonly member: number | null; readonly resigned: boolean }[];
}

/** Whether there is nobody left to play against, or no person left at all. */
export function endedEarly(state: EndingTable): boolean {
  if (state.phase !== 'playing') return false;
  const left = inTheGame(state);
  return left.length <= 1 || !left.some((seat) => state.seats[seat]?.member !== null);
}

/** Who gave up can't win. */
export function outcomeOf(state: EndingTable): TableOutcome {
  const status = state.game?.status;
  const scores = [...(status?.scores ?? [])];
  const resigned = [...state.seats.keys()].filter((seat) => state.seats[seat]?.resigned === true);
  const winners = winnersWithout({ scores, winners: status?.winners ?? [] }, resigned);
  return { scores, winners, resigned, finished: status?.over === true };
}

function inTheGame(state: EndingTable): Seat[] {
  return [...state.seats.keys()].filter((seat) => state.seats[seat]?.resigned === false);
}
