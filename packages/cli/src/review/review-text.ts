/** A review as lines of text: what every turn gained and could have gained, then the totals of each seat. */

import type { AnyReview, SeatReview } from '@riverstone/bots';
import { actionTextOf } from '@riverstone/rules';
import { visible } from '../messages/visible.js';
import { aligned } from './columns.js';
import { type TurnRemark, turnRemarks } from './remarks.js';

const percent = (share: number): string => `${Math.round(100 * share)}%`;
const number = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));
const signed = (value: number): string => `${value < 0 ? '-' : '+'}${number(Math.abs(value))}`;

/** The whole review. */
export function reviewText(review: AnyReview): string[] {
  const names = review.players.map(visible);
  return [
    `${review.game}, ${review.ended ? `won by ${review.winners.map((seat) => names[seat]).join(' and ')}` : 'not finished'}`,
    '',
    ...turnLines(review, names),
    '',
    ...seatLines(review, names),
    '',
    'scored = expected + luck - missed: what the best move of the moment scores with average chance, what chance made of',
    'that, and what better moves would have scored on top. Worth lost: what the moves gave away beyond points. Nothing missed: in so',
    'many decisions. Chances to win are those of equals who play on like masters. docs/analysis.md says how all this is measured.',
  ];
}

function turnLines(review: AnyReview, names: readonly string[]): string[] {
  const head = ['move', 'who', 'what', 'scored', 'best', ...names.map((name) => `${name} wins`), ''];
  const rows = turnRemarks(review).map(({ turn, seat, scored, best, remark }: TurnRemark) => [
    turn.moveIndex === null ? '' : String(turn.moveIndex + 1),
    names[seat] ?? '',
    turn.actor === seat || turn.actor === 'table' ? actionTextOf(turn.entry) : '',
    number(scored),
    number(best),
    ...turn.chances.map(percent),
    remark,
  ]);
  return aligned(
    [head, ...rows],
    ['right', 'left', 'left', 'right', 'right', ...names.map(() => 'right' as const), 'left'],
  );
}

function seatLines({ seats }: AnyReview, names: readonly string[]): string[] {
  const head = ['', 'scored', 'expected', 'luck', 'missed', 'worth lost', 'nothing missed'];
  const rows = seats.map(({ seat, scored, expected, luck, missed, worthLost, decisions, flawless }: SeatReview) => [
    names[seat] ?? '',
    number(scored),
    number(expected),
    signed(luck),
    number(missed),
    number(worthLost),
    `${flawless} of ${decisions}`,
  ]);
  return aligned([head, ...rows], ['left', 'right', 'right', 'right', 'right', 'right', 'right']);
}
