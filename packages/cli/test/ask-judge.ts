/** Asks the referee, for its tests. */

import { answerLine } from '../src/judge/answer.js';

export const ask = (request: unknown): Record<string, unknown> => JSON.parse(answerLine(JSON.stringify(request)));

/** The code of an answer's error; undefined when it has none. */
export const codeOf = (answer: Record<string, unknown>): unknown =>
  (answer.error as { code?: unknown } | undefined)?.code;

/** The code of an answer that is nothing but an error. */
export function errorCode(request: unknown): unknown {
  const answer = ask(request);
  return Object.keys(answer).join() === 'error' ? codeOf(answer) : undefined;
}

/** A board of 9x9 squares; rows that are not given are empty. */
export const rows = (byNumber: Readonly<Record<number, string>>): string =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => byNumber[row] ?? '.........').join('/');
