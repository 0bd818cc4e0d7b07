/** How a game begins: every seat is taken, the shares are mixed, and the deal is made elsewhere because it may take a while. */

import { mixedSeed } from '@riverstone/protocol/luck';
import { ok, type Refusal, type Result, type WrittenDeal } from '@riverstone/rules';
import type { DealRequest } from '../../bots/bot-workers.js';
import type { GuestId } from '../../store/store.js';
import { checkOptions, openGame } from '../game/server-game.js';
import type { TableState } from '../state/table-state.js';
import { refusal, type TableDecision, textsOf } from './decision.js';

/** What is to be dealt when somebody wants to begin; or why nobody can. */
export function dealingFor(state: TableState, guest: GuestId): Result<DealRequest, Refusal> {
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

/** The beginning, with the draws that come before the first move. */
export function beginningWith({ game, seats, seed }: DealRequest, deal: WrittenDeal): TableDecision {
  const draws = openGame(game, seats, deal, seed).draws();
  return { happened: { do: 'started', deal, entries: textsOf(draws) } };
}
