/** Sentences for refusals, keyed by code. Each game adds the sentences of its own codes. */

import type { CommonCode, Detail, Refusal } from '@riverstone/rules';
import { visible } from './visible.js';

type RefusalSentence = (detail: Detail) => string;

/** A refusal with a sentence for people. */
export interface PublicError {
  readonly code: string;
  readonly message: string;
}

/** Puts a refusal into words. */
export type ErrorOf = (refusal: Refusal) => PublicError;

/** What can be wrong with a request before any rule is checked, in order of precedence. */
export type RequestCode = 'bad-request' | 'bad-notation' | 'bad-position';

type SharedCode = RequestCode | CommonCode;
type Problems = Readonly<Record<string, RefusalSentence>>;

/** A game's own sentences. A code or a reason without one does not compile. */
export interface GameRefusals<Code extends string, Reason extends string> {
  readonly codes: Readonly<Record<Exclude<Code, SharedCode>, RefusalSentence>>;
  /** For `not-allowed`, by reason. */
  readonly reasons: Readonly<Record<Reason, RefusalSentence>>;
  /** For requests that can't be read, by `problem`, or by `what` where no problem is named. */
  readonly problems: Readonly<Partial<Record<RequestCode, Problems>>>;
}

/**
 * Puts refusals of one game into words.
 * @example
 * const errorOf = refusalText({ codes: { full: () => 'The table is full.' }, reasons: {}, problems: {} });
 * errorOf({ code: 'full', detail: {} }) // => { code: 'full', message: 'The table is full.' }
 */
export function refusalText<Code extends string, Reason extends string>(own: GameRefusals<Code, Reason>): ErrorOf {
  const codes: Problems = own.codes;
  const reasons: Problems = own.reasons;
  const problems: Readonly<Partial<Record<string, Problems>>> = own.problems;
  return ({ code, detail }) => {
    const special = problems[code]?.[String(detail.problem ?? detail.what)];
    const sentence = special ?? (code === 'not-allowed' ? reasons[String(detail.reason)] : codes[code]);
    return { code, message: (sentence ?? sharedSentence(code))(detail) };
  };
}

/** Puts refusals into words that belong to no game: a line or a file that can't be read. */
export const errorOf: ErrorOf = refusalText({ codes: {}, reasons: {}, problems: {} });

const MAX_QUOTE_LENGTH = 60;

/** The items of a list, separated by commas. */
export function joined(value: Detail[string] | undefined): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** Somebody's text in quotes: cut when it is long, control characters made visible. */
export function quoted(value: Detail[string] | undefined): string {
  const written = String(value);
  return visible(
    JSON.stringify(written.length > MAX_QUOTE_LENGTH ? `${written.slice(0, MAX_QUOTE_LENGTH)}…` : written),
  );
}

const sharedSentences: Readonly<Record<Exclude<SharedCode, 'not-allowed'>, RefusalSentence>> = {
  'bad-request': badRequest,
  'bad-notation': badNotation,
  'bad-position': () => 'The position is impossible.',
  'game-over': () => 'The game is over.',
  'not-your-turn': ({ turn }) => `It is the turn of seat ${turn}.`,
};

function sharedSentence(code: string): RefusalSentence {
  if (!Object.hasOwn(sharedSentences, code)) throw new Error(`no sentence for ${code}`);
  return sharedSentences[code as keyof typeof sharedSentences];
}

function badRequest({ field, problem, expected, item, digit, found, needed }: Detail): string {
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

function badNotation({ what, problem, row, square, found, expected, text, seats }: Detail): string {
  const where = row === undefined ? '' : `, row ${row}`;
  switch (problem) {
    case 'rows':
      return `The ${what} has ${found} row(s), not ${expected}.`;
    case 'length':
      return `The ${what}${where} has ${found} square(s), not ${expected}.`;
    case 'character':
      return `The ${what} has ${quoted(found)} on ${square}, which has no meaning there.`;
  }
  if (what === 'seat') return `${quoted(text)} names a seat that does not exist; there are ${seats}, from 0.`;
  if (what === 'move') return `${quoted(text)} is not a move.`;
  return `${quoted(text ?? found)} can't be read.`;
}
