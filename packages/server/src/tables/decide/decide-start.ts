/**
 * Decides on the start of a game: what to deal, and the row that starts it. Bot workers deal, because it may take a
 * while.
 */

import { mixedSeed } from '@riverstone/protocol/luck';
import { ok, type Refusal, type Result, type WrittenDeal } from '@riverstone/rules';
import type { DealRequest } from '../../bots/bot-workers.js';
import type { GuestId } from '../../store/store.js';
import { checkOptions, openGame } from '../game/server-game.js';
import type { TableState } from '../state/table-state.js';
import { refusal, type TableDecision } from './decision.js';

/** What to deal; or why the guest can't start the game. */
export function dealRequestFor(state: TableState, guest: GuestId): Result<DealRequest, Refusal> {
  const id = state.memberOf(guest);
  if (id === null) return refusal('not-a-member');
  if (state.member(id)?.removed === true) return refusal('removed');
  if (id !== state.host) return refusal('not-host');
  if (state.phase !== 'gathering') return refusal('begun');
  const open = [...state.seats.keys()].filter(
    (seat) => state.seats[seat]?.member === null && state.seats[seat]?.bot === null,
  );
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
