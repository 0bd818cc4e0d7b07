/** What a built-in bot of the race says to a marker: a claim and when it would call, or none. */

import type { Decision } from '@riverstone/bots';
import type { Seat } from '@riverstone/rules';
import { formatClaim, type RaceAction, type RaceView } from '@riverstone/rules/kakuro-race';
import type { BotAnswer } from './answers.js';

/** Whoever decides, asked about a view. */
export type Decide = (view: RaceView) => Decision<RaceAction, unknown> | null;

/**
 * A call is answered for together with what it is for: the bot is asked once more, as if it had called. Alone it does
 * not call.
 */
export function answerMarker(decide: Decide, view: RaceView, seat: Seat): BotAnswer {
  const decision = decide(view);
  if (decision === null) return { type: 'none' };
  const afterMs = Math.round(decision.afterSeconds * 1000);
  const laidOut = decision.action.type === 'call' ? decide(called(view, seat)) : decision;
  const action = laidOut?.action;
  if (action?.type !== 'claim' && action?.type !== 'seal') return { type: 'none', afterMs };
  return { type: 'claim', claim: formatClaim(action.claim), afterMs };
}

/** The view of a seat that has just called. */
function called(view: RaceView, seat: Seat): RaceView {
  const { round, status } = view;
  if (round === null) return view;
  return {
    ...view,
    status: { ...status, awaited: [seat], allowed: [seat] },
    round: { ...round, caller: seat, calls: round.calls + 1 },
  };
}
