/** Sentences for the refusals of Kakuzu. */

import type { KakuzuCode, KakuzuReason } from '@riverstone/rules/kakuzu';
import { type GameRefusals, joined, refusalText } from '../messages/refusals.js';

const refusals: GameRefusals<KakuzuCode, KakuzuReason> = {
  codes: {},
  reasons: {
    'draw-due': () => 'A digit has to be drawn first.',
    'no-draw-due': () => 'No draw is due.',
    'not-in-bag': ({ digit, bag }) => `The ${digit} can't be drawn; the bag holds ${joined(bag)}.`,
    'no-stone': ({ square }) => `The stone on ${square} is gone already.`,
    'box-opened': ({ square }) => `The box of ${square} has lost a stone; the set-up takes one from each box.`,
    'digit-complete': ({ digit }) => `All nine ${digit}s are uncovered; announce another digit.`,
    'clock-not-running': () => 'The clock of this seat is not running.',
  },
  problems: {
    'bad-notation': {
      missing: () => 'The digit is announced before the square, such as 7e5.',
      'out-of-place': () => 'No digit is announced here.',
    },
    'bad-position': {
      'no-grid': () => 'No complete sudoku grid agrees with what is uncovered.',
    },
  },
};

export const errorOf = refusalText(refusals);
