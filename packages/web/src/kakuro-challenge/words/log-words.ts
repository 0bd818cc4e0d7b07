/** The log lines of Kakuro Challenge: `Brook +9 (6+3)`. Screen readers are told the move and the sums in words. */

import type { Board, ChallengeEvent, ChallengeView, Placement } from '@riverstone/rules/kakuro-challenge';
import type { AppMessages } from '../../messages/generated/app';
import type { KakuroChallengeMessages } from '../../messages/generated/kakuro-challenge';
import type { StepLine } from '../../table/log/log-lines';
import type { Speaker } from '../../table/speaker';
import { spokenSum } from '../../table/spoken-sum';
import type { ChallengeStep } from '../table/challenge-table';
import { addendsOf, nameOf, tileWords } from './kakuro-words';

/** What the lines depend on. */
interface LogContext {
  readonly text: KakuroChallengeMessages;
  readonly sum: AppMessages['sum'];
  readonly speaker: Speaker;
}

/** The lines of one step. Draws have none, and the end is shown in a dialog. */
export function logWords({ events, before, after }: ChallengeStep, context: LogContext): readonly StepLine[] {
  return events.flatMap((event) => eventLines(event, before, after.board, context));
}

function eventLines(
  event: ChallengeEvent,
  before: ChallengeView,
  board: Board,
  context: LogContext,
): readonly StepLine[] {
  const { text, speaker } = context;
  switch (event.type) {
    case 'placed':
      return [placed(event, board, context)];
    case 'challenged':
      return [{ text: challenged(event, before, context) }];
    case 'claim-stood':
      return claimStood(event, context);
    case 'accepted':
      return [{ text: speaker.say(event.seat, text.log.accepted, {}) }];
    case 'drew':
    case 'ended':
      return [];
  }
}

/** A placement in words: `yellow 4 on f3, flip b5`. */
export function moveWords({ move, ...text }: KakuroChallengeMessages, placement: Placement): string {
  const { digit, side, square, flips } = placement;
  const tile = tileWords(text, digit, side);
  if (flips.length === 0) return move.placed({ tile, square: nameOf(square) });
  return move.placedAndFlipped({ tile, square: nameOf(square), flips: flips.map(nameOf) });
}

type Placed = ChallengeEvent & { readonly type: 'placed' };

function placed(event: Placed, board: Board, context: LogContext): StepLine {
  const { text, speaker } = context;
  const { move } = event;
  const said = outcomeWords(event, board, context);
  const outcome = move.byClock ? text.outcome.byClock({ said }) : said;
  const name = speaker.nameOf(move.seat);
  return {
    text: rowWords(event, board, context),
    spoken: text.log.spoken({ name, move: moveWords(text, move), outcome }),
  };
}

/** A placement in one short row: points first, then the sums, or the move that made none. */
function rowWords({ move, kakuros, turnedBack }: Placed, board: Board, { text, speaker }: LogContext): string {
  const { log } = text;
  const name = speaker.nameOf(move.seat);
  const unscored = { name, move: moveWords(text, move) };
  if (turnedBack.length > 0) return log.wrongFlip(unscored);
  if (kakuros === null) return speaker.say(move.seat, log.claims, { claim: move.credited });
  if (kakuros.length === 0) return move.byClock ? log.byClockNoKakuro(unscored) : log.noKakuro(unscored);
  const say = move.byClock ? log.byClockScored : log.scored;
  return say({ name, total: move.credited, sums: kakuros.map((kakuro) => addendsOf(board, kakuro).join('+')) });
}

/** What came of a placement, in whole sentences. */
function outcomeWords({ move, kakuros, turnedBack }: Placed, board: Board, { text, sum }: LogContext): string {
  const { outcome } = text;
  if (turnedBack.length > 0) return outcome.wrongFlip({ flips: turnedBack.map(nameOf) });
  if (kakuros === null) return outcome.claimed({ claim: move.credited });
  if (kakuros.length === 0) return outcome.noKakuro;
  const sums = kakuros.map((kakuro) => spokenSum(sum, addendsOf(board, kakuro)));
  return outcome.scored({ sums, total: move.credited });
}

function challenged(
  { seat, mover, upheld, truth, penalty }: ChallengeEvent & { readonly type: 'challenged' },
  { open, last }: ChallengeView,
  { text: { log }, speaker }: LogContext,
): string {
  const challenger = speaker.nameOf(seat);
  const claimant = speaker.nameOf(mover);
  const claim = open?.claim ?? 0;
  const worth = truth.points;
  if (upheld) {
    if (!truth.flipsLegal) return log.upheldFlips({ challenger, mover: claimant });
    const upheldLine = (last?.flips ?? []).length > 0 ? log.upheldFlippedBack : log.upheld;
    return upheldLine({ challenger, mover: claimant, claim, worth });
  }
  return penalty === 0
    ? log.rejected({ challenger, worth })
    : log.rejectedAtACost({ challenger, worth, cost: penalty });
}

/** A claim that was right has no line. */
function claimStood(
  { seat, claim, truth }: ChallengeEvent & { readonly type: 'claim-stood' },
  { text: { log }, speaker }: LogContext,
): readonly StepLine[] {
  const name = speaker.nameOf(seat);
  if (!truth.flipsLegal) return [{ text: log.stoodFlips({ name, claim }) }];
  return truth.points === claim ? [] : [{ text: log.stoodWrong({ name, claim, worth: truth.points }) }];
}
