/** What all referee requests share: how they are parsed and answered. */

import {
  type Field,
  type GameId,
  gameIds,
  isGameId,
  ok,
  type ReadFields,
  type Refusal,
  type Result,
  readFields,
  refuse,
} from '@riverstone/rules';
import type { RequestCode } from '../messages/refusals.js';
import { readJsonLine } from './json-line.js';

/** A JSON object with the id of a game. The game parses the other fields. */
export type JudgeRequest = Readonly<Record<string, unknown>> & { readonly game: GameId };

/** A game's answer to a request: an object to print, or why the request can't be answered. */
export type JudgeAnswer = Result<Readonly<Record<string, unknown>>, Refusal<RequestCode>>;

/** Reads a line as a request. */
export function parseRequest(line: string): Result<JudgeRequest, Refusal<'bad-request'>> {
  const read = readJsonLine(line);
  if (!read.ok) return read;
  const raw = read.value;
  if (!Object.hasOwn(raw, 'game')) return refuse('bad-request', { field: 'game', problem: 'missing' });
  if (!isGameId(raw.game)) {
    return refuse('bad-request', { field: 'game', problem: 'wrong', expected: gameIds.join('|') });
  }
  return ok(raw as JudgeRequest);
}

/** Reads a request's fields beside `game`. */
export function readRequest<Fields extends Readonly<Record<string, Field<unknown>>>>(
  { game: _game, ...rest }: JudgeRequest,
  fields: Fields,
): Result<ReadFields<Fields>, Refusal<'bad-request'>> {
  return readFields(rest, fields, '');
}

/** Any text. Its notation is checked later. */
export const text: Field<string> = {
  expected: 'text',
  read: (raw) => (typeof raw === 'string' ? raw : undefined),
};

/** A field with only one possible value. */
export function exactly<const Word extends string>(word: Word): Field<Word> {
  return { expected: `"${word}"`, read: (raw) => (raw === word ? word : undefined) };
}
