/** How a game at a table has ended: by its rules, or because somebody gave up. */

import type { TableOutcome } from '@riverstone/protocol';
import type { Seat } from '@riverstone/rules';
import type { GameInPlay } from './game-in-play.js';

/** As much of a table as decides how its game ends. */
export interface EndingTable {
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly game: GameInPlay | null;
  readonly seats: readonly { readonly member: number | null; readonly resigned: boolean }[];
}

/** Whether there is nobody left to play against, or no person left at all. */
export function endedEarly(state: EndingTable): boolean {
  if (state.phase !== 'playing') return false;
  const left = inTheGame(state);
  return left.length <= 1 || !left.some((seat) => state.seats[seat]?.member !== null);
}

/** Who gave up can't win: then the most points among the others do. */
export function outcomeOf(state: EndingTable): TableOutcome {
  const status = state.game?.status;
  const scores = [...(status?.scores ?? [])];
  const finished = status?.over === true;
  const left = inTheGame(state);
  const byRule = (status?.winners ?? []).filter((seat) => left.includes(seat));
  const most = Math.max(...left.map((seat) => scores[seat] ?? 0));
  const byPoints = left.filter((seat) => scores[seat] === most);
  const resigned = [...state.seats.keys()].filter((seat) => state.seats[seat]?.resigned === true);
  return { scores, winners: byRule.length > 0 ? byRule : byPoints, resigned, finished };
}

function inTheGame(state: EndingTable): Seat[] {
  return [...state.seats.keys()].filter((seat) => state.seats[seat]?.resigned === false);
}
