/** The answers of a bot to a table, one JSON object per line, and how they are parsed. */

import {
  type Field,
  type GameId,
  list,
  ok,
  type ReadFields,
  type Refusal,
  type Result,
  readFields,
  refuse,
} from '@riverstone/rules';
import { readJsonLine } from '../contract/json-line.js';
import { milliseconds, PROTOCOL_VERSION } from './messages.js';

/** An answer as `riverstone bot` writes it. */
export type BotAnswer =
  | {
      readonly type: 'hello';
      readonly v: typeof PROTOCOL_VERSION;
      readonly name: string;
      readonly author: string;
      readonly games: readonly GameId[];
    }
  | { readonly type: 'move'; readonly move: string; readonly points?: number; readonly note?: string }
  | { readonly type: 'pass' }
  | { readonly type: 'claim'; readonly claim: string; readonly afterMs: number }
  | { readonly type: 'none'; readonly afterMs?: number }
  | { readonly type: 'error'; readonly error: { readonly code: string; readonly message: string } };

const text: Field<string> = { expected: 'text', read: (raw) => (typeof raw === 'string' ? raw : undefined) };
/** Optional, and ignored. */
const ignored: Field<unknown> = { expected: 'anything', read: (raw) => raw ?? null, default: null };

const answerFields = {
  hello: {
    v: { expected: '1', read: (raw: unknown) => (raw === PROTOCOL_VERSION ? PROTOCOL_VERSION : undefined) },
    name: text,
    author: text,
    games: list((raw) => (typeof raw === 'string' ? raw : undefined), 'names of games', { min: 0, max: 100 }),
  },
  move: { move: text, points: ignored, note: ignored },
  pass: {},
  claim: { claim: text, afterMs: milliseconds },
  none: { afterMs: { ...milliseconds, default: 0 } },
} as const;

export type AnswerType = keyof typeof answerFields;

/** An answer of one of some types. */
export type ReadAnswer<Type extends AnswerType = AnswerType> = {
  readonly [Each in Type]: { readonly type: Each } & ReadFields<(typeof answerFields)[Each]>;
}[Type];

/**
 * Parses a line from a bot. It must be an answer of one of these types.
 * @example readAnswer('{"type":"pass"}', ['move', 'pass']) // => { ok: true, value: { type: 'pass' } }
 */
export function readAnswer<const Type extends AnswerType>(
  line: string,
  types: readonly Type[],
): Result<ReadAnswer<Type>, Refusal<'bad-request'>> {
  const raw = readJsonLine(line);
  if (!raw.ok) return raw;
  const { type: said, ...rest } = raw.value;
  const type = types.find((each) => each === said);
  if (type === undefined) return refuse('bad-request', { field: 'type', problem: 'wrong', expected: types.join('|') });
  const read = readFields(rest, answerFields[type], '');
  return read.ok ? ok({ type, ...read.value } as unknown as ReadAnswer<Type>) : read;
}
