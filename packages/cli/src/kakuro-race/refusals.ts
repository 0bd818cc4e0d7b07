/** Sentences for the refusals of the race. */

import type { ClaimCode, RaceCode, RaceReason } from '@riverstone/rules/kakuro-race';
import { type GameRefusals, joined, quoted, refusalText } from '../messages/refusals.js';

const refusals: GameRefusals<RaceCode | ClaimCode, RaceReason> = {
  codes: {
    'bad-line': ({ line, square }) =>
      square === undefined
        ? `${line} is not one row from left to right or one column from top to bottom.`
        : `${line} has a Sum square inside, on ${square}.`,
    'too-short': ({ line }) => `${line} is one square; a line has at least two.`,
    'not-yours': ({ tile }) => `The tiles in hand do not cover the claim: there is no ${tile} (left) to play.`,
    'bad-exchange': ({ squares }) =>
      `An exchange swaps two different numbers, one inside the line and one outside; ${joined(squares)} does not.`,
    'not-silver': ({ square }) =>
      `${square} is not a silver Number tile, and tiles are only exchanged or placed on those.`,
    'no-start': ({ line }) => `${line} does not start right after a Sum square.`,
    'no-end': ({ line }) => `${line} ends neither right before a Sum square nor at the edge.`,
    'already-scored': ({ line }) => `${line} was scored before in that direction.`,
    'wrong-sum': ({ sum, marker }) => `The line makes ${sum}, the marker says ${marker}.`,
    repeats: ({ repetitions, doubles }) =>
      `${repetitions} repeated number(s) in the line, ${doubles} Double(s) played.`,
    'not-used': ({ tile, square }) => `The ${tile} on ${square} has no effect there.`,
  },
  reasons: {
    'not-sealed-game': () => 'Claims are only sealed in sealed games; call first.',
    'solo-game': () => 'Alone there are no calls: claim a line, or say none.',
    'sealed-game': () => 'In a sealed game there are no calls: seal a claim, or say none.',
    'no-call': () => 'This seat has not called.',
    'call-open': () => 'A call is open; only the caller can go on.',
    'sits-out': () => 'This seat sits out until the next marker.',
    'said-none': () => 'This seat has said none already.',
    'not-said-none': () => 'This seat has not said none.',
    'no-hourglass': () => 'The hourglass does not run.',
    'not-a-seat': () => 'This is for a player to do.',
    'not-the-table': () => 'This is for the table to do.',
  },
  problems: {
    'bad-request': {
      doubles: ({ field, expected }) =>
        `${quoted(field)} has fewer Doubles than the ${expected} that the players take at the start.`,
    },
    'bad-notation': {
      order: ({ word, found }) =>
        `Word ${word} of the claim, ${quoted(found)}, is out of order: exchanges, Sum squares, New numbers, Doubles.`,
      word: ({ word, found }) => `Word ${word} of the claim, ${quoted(found)}, can't be read.`,
      squares: ({ found }) => `${quoted(found)} is not a line such as a2-h2.`,
    },
    'bad-position': {
      'not-a-red-run': ({ line }) => `The scored line ${line} is not a whole run of two or more red squares.`,
      'listed-twice': ({ line }) => `The scored line ${line} is listed twice.`,
      'red-in-no-line': ({ square }) => `${square} is red but in no scored line.`,
      'too-many': ({ silver, red, digit }) =>
        `There are ${silver} silver and ${red} red ${digit}s; at most 8 are silver, and 10 in all.`,
    },
  },
};

export const errorOf = refusalText(refusals);
