/** An external bot in a seat of the race. It is asked once for each marker; its answer is carried out for it. */

import { type Entrant, type EntrantAnswer, FORFEIT } from '@riverstone/bots';
import type { Seat } from '@riverstone/rules';
import {
  type Claim,
  isSolo,
  kakuroRace,
  parseClaim,
  type RaceAction,
  type RaceView,
} from '@riverstone/rules/kakuro-race';
import type { ExternalBot } from '../arena/programs/external-bot.js';
import { errorOf } from './refusals.js';

/** What the bot wants to do about a marker; `claim` is null for none. */
type Intent = { readonly claim: Claim | null; readonly afterSeconds: number } | typeof FORFEIT;

/** Calls and lays out, seals, claims at once (alone) or says none, at the time that the bot asked for. */
export function externalEntrant(bot: ExternalBot): Entrant<RaceView, RaceAction> {
  let marker = 0;
  let intent: Intent = FORFEIT;
  return {
    occasion: ({ round }, seat) =>
      round === null ? 'over' : `${round.number}${round.caller === seat ? ':laying-out' : ''}`,
    async ask(view, seat) {
      const { round } = view;
      if (round === null || isDone(view, seat)) return null;
      if (round.number !== marker) {
        marker = round.number;
        intent = await intentOf(bot, view);
      }
      return carriedOut(intent, view, seat);
    },
  };
}

/** Whether a seat has nothing left to do about this marker. */
function isDone({ round, options }: RaceView, seat: Seat): boolean {
  if (round === null) return true;
  if (options.sealed) return round.sealed.includes(seat);
  if (round.caller !== null) return round.caller !== seat;
  return round.out.includes(seat) || round.none.includes(seat);
}

async function intentOf(bot: ExternalBot, view: RaceView): Promise<Intent> {
  const message = { type: 'marker', view: kakuroRace.writeView(view), budgetMs: bot.moveMs } as const;
  const answer = await bot.ask(message, ['claim', 'none']);
  if (answer === null) return FORFEIT;
  const afterSeconds = answer.afterMs / 1000;
  if (answer.type === 'none') return { claim: null, afterSeconds };
  const claim = parseClaim(answer.claim);
  if (claim.ok) return { claim: claim.value, afterSeconds };
  bot.illegal(`${answer.claim}: ${errorOf(claim.error).message}`);
  return FORFEIT;
}

function carriedOut(intent: Intent, view: RaceView, seat: Seat): EntrantAnswer<RaceAction> {
  const { round, options } = view;
  if (intent === FORFEIT) return FORFEIT;
  const { claim, afterSeconds } = intent;
  if (claim === null) return { action: { type: 'none' }, afterSeconds };
  if (options.sealed) return { action: { type: 'seal', claim }, afterSeconds };
  if (isSolo(view)) return { action: { type: 'claim', claim }, afterSeconds };
  if (round?.caller === seat) return { action: { type: 'claim', claim }, afterSeconds: 0 };
  return { action: { type: 'call' }, afterSeconds };
}
