/** What happens in Kakuro Challenge, in words: `Ada: yellow 4 on c6. 18 = 6+3+9.` */

import { formatSquare, type Square } from '@riverstone/rules';
import {
  type Board,
  type ChallengeEvent,
  type ChallengeView,
  type ClaimTruth,
  digitOf,
  type Kakuro,
  type LastMove,
  SIZE,
} from '@riverstone/rules/kakuro-challenge';
import type { Names, PublicMove } from '../contract/game-terminal.js';
import { counted, listed } from '../contract/text.js';

export function describeMove(
  { events, before, after }: PublicMove<ChallengeView, ChallengeEvent>,
  names: Names,
): string[] {
  return events.flatMap((event) => describeEvent(event, before.last, after.board, names));
}

function describeEvent(event: ChallengeEvent, last: LastMove | null, board: Board, names: Names): string[] {
  switch (event.type) {
    case 'placed':
      return [placed(event, board, names)];
    case 'challenged':
      return [challenged(event, last, names)];
    case 'claim-stood':
      return [claimStood(event, names)];
    case 'accepted':
      return [`${names[event.seat]}: accepted.`];
    case 'drew':
    case 'ended':
      return [];
  }
}

function placed(
  { move, kakuros, turnedBack }: ChallengeEvent & { readonly type: 'placed' },
  board: Board,
  names: Names,
): string {
  const flips = squareNames(move.flips);
  const turned = flips.length === 0 ? '' : `, ${listed(flips)} flipped`;
  const laid = `${move.side} ${move.digit} on ${formatSquare(move.square, SIZE)}${turned}`;
  const who = move.byClock ? `Time is up; the table plays for ${names[move.seat]}` : `${names[move.seat]}`;
  if (turnedBack.length > 0) {
    const back = `${listed(squareNames(turnedBack))} ${turnedBack.length === 1 ? 'flips' : 'flip'} back`;
    return `${who}: ${laid}. Wrong flip, 0 points: ${back}.`;
  }
  if (kakuros === null) return `${who}: ${laid}. Claims ${counted(move.credited, 'point')}.`;
  if (kakuros.length === 0) return `${who}: ${laid}. No Kakuro.`;
  const sums = kakuros.map((kakuro) => spelledOut(kakuro, board)).join(', ');
  return `${who}: ${laid}. ${sums}: ${counted(move.credited, 'point')}.`;
}

function squareNames(squares: readonly Square[]): string[] {
  return squares.map((square) => formatSquare(square, SIZE));
}

/** A Kakuro as a sum: `18 = 6+3+9`. */
function spelledOut({ total, last, direction, sum }: Kakuro, board: Board): string {
  const step = direction === 'across' ? 1 : SIZE;
  const addends: number[] = [];
  for (let square = total + step; square <= last; square += step) addends.push(digitOf(board[square] ?? 0));
  return `${sum} = ${addends.join('+')}`;
}

function challenged(
  { seat, mover, upheld, truth, penalty }: ChallengeEvent & { readonly type: 'challenged' },
  move: LastMove | null,
  names: Names,
): string {
  const who = `${names[seat]}: challenge!`;
  const back = move !== null && move.flips.length > 0 ? ', and the flips are undone' : '';
  if (upheld) return `${who} Upheld: ${truthOf(truth)}. Nothing for ${names[mover]}${back}.`;
  const cost = penalty === 0 ? '' : ` It costs ${names[seat]} ${counted(penalty, 'point')}.`;
  return `${who} Rejected: ${truthOf(truth)}. The claim stands.${cost}`;
}

function claimStood({ seat, claim, truth }: ChallengeEvent & { readonly type: 'claim-stood' }, names: Names): string {
  const isTrue = truth.flipsLegal && truth.points === claim;
  return `${names[seat]}: the claim of ${claim} stands${isTrue ? '' : `, though ${truthOf(truth)}`}.`;
}

function truthOf({ points, flipsLegal }: ClaimTruth): string {
  return flipsLegal ? `the move is worth ${points}` : 'the flip was not allowed';
}
