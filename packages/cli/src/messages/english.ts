/** What the command line says, in English: a sentence for every refusal, keyed by its code. */

import type { CodeOf, Detail, GameId, ReasonOf, Refusal } from '@riverstone/rules';
import type { ClaimCode } from '@riverstone/rules/kakuro-race';
import type { RequestCode } from '../contract/judge-request.js';
import { visible } from './visible.js';

/** Every code that a refusal can carry, and every reason for `not-allowed`: one without a sentence does not compile. */
type Code = RequestCode | CodeOf<GameId> | ClaimCode;
type Reason = ReasonOf<GameId>;
type Sentence = (detail: Detail) => string;

/** A refusal as the outside sees it. */
export interface PublicError {
  readonly code: string;
  readonly message: string;
}

/**
 * A refusal in words.
 * @example
 * errorOf({ code: 'occupied', detail: { square: 'e5' } }) // => { code: 'occupied', message: 'There is already …' }
 */
export function errorOf(refusal: Refusal): PublicError {
  const sentence = sentences[refusal.code as Code];
  if (sentence === undefined) throw new Error(`no sentence for ${refusal.code}`);
  return { code: refusal.code, message: sentence(refusal.detail) };
}

const LONGEST_QUOTE = 60;
const all = (value: Detail[string] | undefined): string => (Array.isArray(value) ? value.join(', ') : String(value));
/**
 * What somebody wrote, to be shown back: in quotes, cut short when it is long, what a terminal might obey made visible.
 */
const quoted = (value: Detail[string] | undefined): string => {
  const written = String(value);
  return visible(JSON.stringify(written.length > LONGEST_QUOTE ? `${written.slice(0, LONGEST_QUOTE)}…` : written));
};
const seatName = (seat: Detail[string] | undefined): string => `seat ${seat}`;

const sentences: Readonly<Record<Code, Sentence>> = {
  'bad-request': (detail) => badRequest(detail),
  'bad-notation': (detail) => badNotation(detail),
  'bad-position': (detail) => badPosition(detail),
  'game-over': () => 'The game is over.',
  'not-your-turn': ({ turn }) => `It is the turn of ${seatName(turn)}.`,
  'not-allowed': (detail) => reasons[detail.reason as Reason](detail),

  occupied: ({ square }) => `There is already a tile on ${square}; place on an empty square.`,
  'not-adjacent': ({ square }) => `${square} does not share an edge with any tile; place next to one.`,
  'not-in-hand': ({ digit, hand }) => `There is no ${digit} in hand (${all(hand)}).`,
  'flip-empty': ({ square }) => `There is no tile on ${square} to flip.`,
  'flip-placed': ({ square }) => `The tile placed on ${square} can't be flipped in the same move.`,
  'flip-outside': ({ flips }) => `No Kakuro holds both the placed tile and every flipped one (${all(flips)}).`,
  'too-many-flips': ({ flips }) => `${flips} flips: the base game allows one, the expert game any number.`,

  'bad-line': ({ line, square }) =>
    square === undefined
      ? `${line} is not one row from left to right or one column from top to bottom.`
      : `${line} has a Sum square inside, on ${square}.`,
  'too-short': ({ line }) => `${line} is one square; a line has at least two.`,
  'not-yours': ({ tile }) => `The tiles in hand do not cover the claim: there is no ${tile} (left) to play.`,
  'bad-exchange': ({ squares }) =>
    `An exchange swaps two different numbers, one inside the line and one outside; ${all(squares)} does not.`,
  'not-silver': ({ square }) => `${square} is not a silver Number tile, and tiles are only swapped or laid on those.`,
  'no-start': ({ line }) => `${line} does not start right after a Sum square.`,
  'no-end': ({ line }) => `${line} ends neither right before a Sum square nor at the edge.`,
  'already-scored': ({ line }) => `${line} was scored before in that direction.`,
  'wrong-sum': ({ sum, marker }) => `The line makes ${sum}, the marker says ${marker}.`,
  repeats: ({ repetitions, doubles }) => `${repetitions} repeated number(s) in the line, ${doubles} Double(s) played.`,
  'not-used': ({ tile, square }) => `The ${tile} on ${square} has nothing to do there.`,
};

const reasons: Readonly<Record<Reason, Sentence>> = {
  'no-move-clock': () => 'The clock moves for nobody in this game: that takes moveSeconds, and timeUp: move.',
  'no-open-claim': () => 'There is no claim that can be challenged or accepted now.',
  'not-an-opponent': () => 'A claim is for the opponents of the mover to challenge or accept.',
  accepted: () => 'This seat has accepted the claim.',
  'not-last': () => 'Only after the last placement is the result taken.',

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

  'draw-due': () => 'A digit has to be drawn first.',
  'no-draw-due': () => 'No draw is due.',
  'not-in-bag': ({ digit, bag }) => `The ${digit} can't be drawn; the bag holds ${all(bag)}.`,
  'no-stone': ({ square }) => `The stone on ${square} is gone already.`,
  'box-opened': ({ square }) => `The box of ${square} has lost a stone; the set-up takes one from each box.`,
  'digit-complete': ({ digit }) => `All nine ${digit}s are uncovered; announce another digit.`,
  'clock-not-running': () => 'The clock of this seat is not running.',
};

function badRequest({ field, problem, expected, item, digit, found, needed, square }: Detail): string {
  const name = field === '' ? 'the request' : quoted(field);
  switch (problem) {
    case 'empty':
      return 'The line is empty; send one JSON object a line.';
    case 'not-json':
      return 'The text is not JSON.';
    case 'not-object':
      return 'The text is JSON, but not an object.';
    case 'too-long':
      return `The line is longer than ${expected} bytes.`;
    case 'unknown':
      return `There is no field ${name} here; leave it out.`;
    case 'missing':
      return `The field ${name} is missing.`;
    case 'seats':
      return `The option ${name} is for ${expected} player${expected === '1' ? '' : 's'}; leave it out, or change who plays.`;
    case 'needs':
      return `The option ${name} needs the option ${quoted(needed)}; set that too, or leave this one out.`;
    case 'square-twice':
      return `${name} names ${square} twice; the five squares must be different.`;
    case 'doubles':
      return `${name} has fewer Doubles than the ${expected} that the players take at the start.`;
    case 'count':
      return `${name} has ${found} of ${item ?? digit}, there must be ${expected}.`;
    case 'too-few':
      return `${name} ends before the last draw that was made.`;
    case 'too-many':
      return `${name} goes on after the last draw that was made.`;
    case 'not-in-bag':
      return `The last of ${name} was not in the bag.`;
    case 'unreadable':
      return `${name} can't be read: ${expected}.`;
    case 'no-game':
      return 'There is no game; the table begins one with a message of type "new".';
    default:
      return `The field ${name} is not what is expected: ${expected}.`;
  }
}

function badNotation({ what, problem, row, square, found, expected, text, word, seats }: Detail): string {
  const where = row === undefined ? '' : `, row ${row}`;
  switch (problem) {
    case 'rows':
      return `The ${what} has ${found} row(s), not ${expected}.`;
    case 'length':
      return `The ${what}${where} has ${found} square(s), not ${expected}.`;
    case 'character':
      return `The ${what} has ${quoted(found)} on ${square}, which stands for nothing there.`;
    case 'flip-order':
      return `In ${quoted(text)} the flips are not in board order, each once.`;
    case 'order':
      return `Word ${word} of the claim, ${quoted(found)}, is out of order: exchanges, Sum squares, New numbers, Doubles.`;
    case 'word':
      return `Word ${word} of the claim, ${quoted(found)}, can't be read.`;
    case 'squares':
      return `${quoted(found)} is not a line such as a2-h2.`;
    case 'missing':
      return what === 'claim'
        ? 'In a claim game every move states its points, such as =13.'
        : 'The digit is announced before the square, such as 7e5.';
    case 'out-of-place':
      return what === 'claim' ? 'Points are only claimed in claim games.' : 'No digit is announced here.';
  }
  if (what === 'seat') return `${quoted(text)} names a seat that does not exist; there are ${seats}, from 0.`;
  if (what === 'clock-move') return `${quoted(text)}: the clock moves without flips and without a claim.`;
  if (what === 'move') return `${quoted(text)} is not a move.`;
  return `${quoted(text ?? found)} can't be read.`;
}

function badPosition({ problem, digit, found, expected, line, square, silver, red }: Detail): string {
  switch (problem) {
    case 'too-many-tiles':
      return `There are ${found} tiles of the digit ${digit}, hand included; there can be ${expected}.`;
    case 'not-a-red-run':
      return `The scored line ${line} is not a whole run of two or more red squares.`;
    case 'listed-twice':
      return `The scored line ${line} is listed twice.`;
    case 'red-in-no-line':
      return `${square} is red but in no scored line.`;
    case 'too-many':
      return `There are ${silver} silver and ${red} red ${digit}s; at most 8 are silver, and 10 in all.`;
    case 'no-grid':
      return 'No complete sudoku grid agrees with what is uncovered.';
    default:
      return 'The position is impossible.';
  }
}
