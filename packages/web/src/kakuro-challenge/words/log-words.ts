/** What happens in Kakuro Challenge, in words; Kakuros are spelled out as the sums they are. */

import type { Board, ChallengeEvent, ChallengeView, Placement } from '@riverstone/rules/kakuro-challenge';
import type { ChallengeMessages } from '../../messages/catalogue';
import type { ChallengeStep } from '../table/challenge-table';
import { nameOf, spelledOut, tileWords } from './kakuro-words';

type Names = readonly string[];

/** What the lines are told with. */
interface LogContext {
  readonly text: ChallengeMessages;
  readonly names: Names;
}

/** One line for everything that needs words: draws need none, and the end is shown by the frame. */
export function logWords({ events, before, after }: ChallengeStep, context: LogContext): readonly string[] {
  const { text, names } = context;
  return events.flatMap((event) => eventLines(text, event, before, after.board, names));
}

function eventLines(
  text: ChallengeMessages,
  event: ChallengeEvent,
  before: ChallengeView,
  board: Board,
  names: Names,
): readonly string[] {
  switch (event.type) {
    case 'placed':
      return [placed(text, event, board, names)];
    case 'challenged':
      return [challenged(text, event, before, names)];
    case 'claim-stood':
      return claimStood(text, event, names);
    case 'accepted':
      return [text.story.accepted(of(names, event.seat))];
    case 'drew':
    case 'ended':
      return [];
  }
}

const of = (names: Names, seat: number): string => names[seat] ?? '';

/** A placement in words: `addend 4 (yellow) on f3, b5 turned over`. */
export function moveWords(text: ChallengeMessages, { digit, side, square, flips }: Placement): string {
  const tile = tileWords(text, digit, side);
  if (flips.length === 0) return text.story.laid(tile, nameOf(square));
  return text.story.laidAndTurned(tile, nameOf(square), flips.map(nameOf));
}

function placed(
  text: ChallengeMessages,
  { move, kakuros, turnedBack }: ChallengeEvent & { readonly type: 'placed' },
  board: Board,
  names: Names,
): string {
  const { story } = text;
  const name = of(names, move.seat);
  const laid = moveWords(text, move);
  if (turnedBack.length > 0) return story.wrongFlip(name, laid, turnedBack.map(nameOf));
  if (kakuros === null) return story.claims(name, laid, move.credited);
  const none = move.byClock ? story.byClockNoKakuro : story.noKakuro;
  const some = move.byClock ? story.byClockScored : story.scored;
  if (kakuros.length === 0) return none(name, laid);
  const sums = kakuros.map((kakuro) => spelledOut(board, kakuro));
  return some(name, laid, sums, move.credited);
}

function challenged(
  { story }: ChallengeMessages,
  { seat, mover, upheld, truth, penalty }: ChallengeEvent & { readonly type: 'challenged' },
  { open, last }: ChallengeView,
  names: Names,
): string {
  const challenger = of(names, seat);
  const claimant = of(names, mover);
  const claim = open?.claim ?? 0;
  if (upheld) {
    if (!truth.flipsLegal) return story.upheldFlips(challenger, claimant, claim);
    const upheldLine = (last?.flips ?? []).length > 0 ? story.upheldTurnedBack : story.upheld;
    return upheldLine(challenger, claimant, claim, truth.points);
  }
  if (penalty === 0) return story.rejected(challenger, claimant, claim, truth.points);
  return story.rejectedAtACost(challenger, claimant, claim, truth.points, penalty);
}

/** A claim that was right needs no words. */
function claimStood(
  { story }: ChallengeMessages,
  { seat, claim, truth }: ChallengeEvent & { readonly type: 'claim-stood' },
  names: Names,
): readonly string[] {
  if (!truth.flipsLegal) return [story.stoodFlips(of(names, seat), claim)];
  return truth.points === claim ? [] : [story.stoodWrong(of(names, seat), claim, truth.points)];
}
