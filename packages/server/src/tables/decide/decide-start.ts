/**
 * Decides on the start of a game: what to deal, and the row that starts it. Bot workers deal, because it may take a
 * while.
 */

import { mixedSeed } from '@riverstone/protocol/luck';
import { ok, type Refusal, type Result, type Seat, type WrittenDeal } from '@riverstone/rules';
import type { DealRequest } from '../../bots/bot-workers.js';
import type { GuestId } from '../../store/store.js';
import { checkOptions, openGame, optionsForSeats } from '../game/server-game.js';
import { isFree, type TableState } from '../state/table-state.js';
import { refusal, type TableDecision } from './decision.js';

/** Why the guest can't start the game; null if they may. */
export function cantStart(state: TableState, guest: GuestId): Result<never, Refusal> | null {
  const id = state.memberOf(guest);
  if (id === null) return refusal('not-a-member');
  if (state.member(id)?.removed === true) return refusal('removed');
  if (id !== state.host) return refusal('not-host');
  return state.phase === 'gathering' ? null : refusal('begun');
}

/** The row that removes the free seats; null if there are none. The options must suit the seats that are left. */
export function dropFreeSeats(state: TableState): Result<TableDecision | null, Refusal> {
  const { gameId: game, seats } = state;
  const kept = [...seats.keys()].filter((seat) => !freeSeats(state).includes(seat));
  if (kept.length === seats.length) return ok(null);
  const options = optionsForSeats(game, state.options, kept);
  const checked = checkOptions(game, kept.length, options);
  return checked.ok ? ok({ content: { kind: 'dropped-free-seats', options } }) : checked;
}

function freeSeats({ seats }: TableState): readonly Seat[] {
  return seats.flatMap((seat, index) => (isFree(seat) ? [index] : []));
}

/** What to deal; or why the game can't start. */
export function dealRequestFor(state: TableState): Result<DealRequest, Refusal> {
  const open = [...freeSeats(state)];
  if (open.length > 0 || state.people.length === 0) return refusal('seats-open', { seats: open });
  const { gameId: game, options, seats } = state;
  const checked = checkOptions(game, seats.length, options);
  if (!checked.ok) return checked;
  return ok({ game, seats: seats.length, options, seed: mixedSeed(state.secret, state.shares()) });
}

/** The row that starts the game, with the draws before the first move. */
export function startWith({ game, seats, seed }: DealRequest, deal: WrittenDeal): TableDecision {
  const opened = openGame(game, seats, deal, seed);
  return { content: { kind: 'started', deal, entries: opened.formatEntries(opened.proposeDraws()) } };
}
