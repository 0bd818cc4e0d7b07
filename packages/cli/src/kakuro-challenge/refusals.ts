/** Sentences for the refusals of Kakuro Challenge. */

import type { ChallengeCode, ChallengeReason } from '@riverstone/rules/kakuro-challenge';
import { type GameRefusals, joined, quoted, refusalText } from '../messages/refusals.js';

const refusals: GameRefusals<ChallengeCode, ChallengeReason> = {
  codes: {
    occupied: ({ square }) => `There is already a tile on ${square}; place on an empty square.`,
    'not-adjacent': ({ square }) => `${square} does not share an edge with any tile; place next to one.`,
    'not-in-hand': ({ digit, hand }) => `There is no ${digit} in hand (${joined(hand)}).`,
    'flip-empty': ({ square }) => `There is no tile on ${square} to flip.`,
    'flip-placed': ({ square }) => `The tile placed on ${square} can't be flipped in the same move.`,
    'flip-outside': ({ flips }) => `No Kakuro holds both the placed tile and every flipped one (${joined(flips)}).`,
    'too-many-flips': ({ flips }) => `${flips} flips: the base game allows one, the expert game any number.`,
  },
  reasons: {
    'no-move-clock': () => 'The clock places no tile in this game; that needs moveSeconds and timeUp: move.',
    'no-open-claim': () => 'There is no claim that can be challenged or accepted now.',
    'not-an-opponent': () => 'Only opponents of the mover can challenge or accept a claim.',
    accepted: () => 'This seat has accepted the claim.',
    'not-last': () => 'The result is taken only after the last placement.',
  },
  problems: {
    'bad-request': {
      'square-twice': ({ field, square }) =>
        `${quoted(field)} names ${square} twice; the five squares must be different.`,
    },
    'bad-notation': {
      'flip-order': ({ text }) => `In ${quoted(text)} the flips are not in board order, each once.`,
      missing: () => 'In a claim game every move states its points, such as =13.',
      'out-of-place': () => 'Points are only claimed in claim games.',
      'clock-move': ({ text }) => `${quoted(text)}: the clock moves without flips and without a claim.`,
    },
    'bad-position': {
      'too-many-tiles': ({ digit, found, expected }) =>
        `There are ${found} tiles of the digit ${digit}, hand included; there can be ${expected}.`,
    },
  },
};

export const errorOf = refusalText(refusals);
