/** The log lines of Kakuro Challenge. Kakuros are spelled out as sums. */

import type { Board, ChallengeEvent, ChallengeView, Placement } from '@riverstone/rules/kakuro-challenge';
import type { KakuroChallengeMessages } from '../../messages/generated/kakuro-challenge';
import type { ChallengeStep } from '../table/challenge-table';
import { nameOf, spelledOut, tileWords } from './kakuro-words';

type Names = readonly string[];

/** What the lines depend on. */
interface LogContext {
  readonly text: KakuroChallengeMessages;
  readonly names: Names;
}

/** The lines of one step. Draws have none, and the end is shown in a dialog. */
export function logWords({ events, before, after }: ChallengeStep, context: LogContext): readonly string[] {
  const { text, names } = context;
  return events.flatMap((event) => eventLines(text, event, before, after.board, names));
}

function eventLines(
  text: KakuroChallengeMessages,
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
      return [text.log.accepted({ name: of(names, event.seat) })];
    case 'drew':
    case 'ended':
      return [];
  }
}

const of = (names: Names, seat: number): string => names[seat] ?? '';

/** A placement in words: `addend 4 (yellow) on f3, b5 turned over`. */
export function moveWords(text: KakuroChallengeMessages, { digit, side, square, flips }: Placement): string {
  const tile = tileWords(text, digit, side);
  if (flips.length === 0) return text.log.laid({ tile, square: nameOf(square) });
  return text.log.laidAndTurned({ tile, square: nameOf(square), turned: flips.map(nameOf) });
}

function placed(
  text: KakuroChallengeMessages,
  { move, kakuros, turnedBack }: ChallengeEvent & { readonly type: 'placed' },
  board: Board,
  names: Names,
): string {
  const { log } = text;
  const name = of(names, move.seat);
  const laid = moveWords(text, move);
  if (turnedBack.length > 0) return log.wrongFlip({ name, move: laid, turned: turnedBack.map(nameOf) });
  if (kakuros === null) return log.claims({ name, move: laid, claim: move.credited });
  const none = move.byClock ? log.byClockNoKakuro : log.noKakuro;
  const some = move.byClock ? log.byClockScored : log.scored;
  if (kakuros.length === 0) return none({ name, move: laid });
  const sums = kakuros.map((kakuro) => spelledOut(board, kakuro));
  return some({ name, move: laid, sums, total: move.credited });
}

function challenged(
  { log }: KakuroChallengeMessages,
  { seat, mover, upheld, truth, penalty }: ChallengeEvent & { readonly type: 'challenged' },
  { open, last }: ChallengeView,
  names: Names,
): string {
  const challenger = of(names, seat);
  const claimant = of(names, mover);
  const claim = open?.claim ?? 0;
  if (upheld) {
    if (!truth.flipsLegal) return log.upheldFlips({ challenger, mover: claimant, claim });
    const upheldLine = (last?.flips ?? []).length > 0 ? log.upheldTurnedBack : log.upheld;
    return upheldLine({ challenger, mover: claimant, claim, worth: truth.points });
  }
  if (penalty === 0) return log.rejected({ challenger, mover: claimant, claim, worth: truth.points });
  return log.rejectedAtACost({ challenger, mover: claimant, claim, worth: truth.points, cost: penalty });
}

/** A claim that was right has no line. */
function claimStood(
  { log }: KakuroChallengeMessages,
  { seat, claim, truth }: ChallengeEvent & { readonly type: 'claim-stood' },
  names: Names,
): readonly string[] {
  if (!truth.flipsLegal) return [log.stoodFlips({ name: of(names, seat), claim })];
  return truth.points === claim ? [] : [log.stoodWrong({ name: of(names, seat), claim, worth: truth.points })];
}
