/** How built-in bots of the race reply to a marker: a claim and when they would call, or none. */

import type { Decision } from '@riverstone/bots';
import { ok, type Seat } from '@riverstone/rules';
import { formatClaim, type RaceAction, type RaceView } from '@riverstone/rules/kakuro-race';
import type { BotAnswer } from '../bot-protocol/answers.js';
import type { BotReplies, Decide } from '../bot-protocol/bot-replies.js';

export const botReplies: BotReplies<RaceView, RaceAction> = {
  // Whether to call, and what to claim.
  decisions: 2,
  to: { marker: { reply: (view, seat, decide) => ok(answerMarker(decide, view, seat)) } },
};

/** If a bot calls, it is asked again as if it had the floor, so that one reply has call and claim. */
function answerMarker(decide: Decide<RaceView, RaceAction>, view: RaceView, seat: Seat): BotAnswer {
  const decision = decide(view);
  if (decision === null) return { type: 'none' };
  const afterMs = Math.round(decision.afterSeconds * 1000);
  const laidOut: Decision<RaceAction, unknown> | null =
    decision.action.type === 'call' ? decide(called(view, seat)) : decision;
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
