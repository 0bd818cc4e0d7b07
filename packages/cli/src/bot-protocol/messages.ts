/** The messages of a table to a bot, one JSON object per line, and how they are parsed. */

import {
  type Field,
  type GameId,
  gameIds,
  isGameId,
  isInteger,
  isObject,
  list,
  ok,
  type ReadFields,
  type Refusal,
  type Result,
  readFields,
  refuse,
  type Seat,
} from '@riverstone/rules';
import { readJsonLine } from '../contract/json-line.js';
import type { JudgeLine } from '../judge/lines.js';
import { MAX_LINE_LENGTH } from '../judge/lines.js';

/** The version of the protocol. */
export const PROTOCOL_VERSION = 1;

/** A day. No move gets more time, and no bot may ask for more. */
const MAX_MILLISECONDS = 86_400_000;
const MAX_SEATS = 9;

const version: Field<1> = { expected: '1', read: (raw) => (raw === PROTOCOL_VERSION ? PROTOCOL_VERSION : undefined) };
const game: Field<GameId> = { expected: gameIds.join('|'), read: (raw) => (isGameId(raw) ? raw : undefined) };
const seat: Field<Seat> = {
  expected: `0..${MAX_SEATS}`,
  read: (raw) => (isInteger(raw, 0, MAX_SEATS) ? raw : undefined),
};
/** Milliseconds. */
export const milliseconds: Field<number> = {
  expected: `milliseconds, 0..${MAX_MILLISECONDS}`,
  read: (raw) => (typeof raw === 'number' && raw >= 0 && raw <= MAX_MILLISECONDS ? raw : undefined),
};
/** The names, as in records, or just the number of seats. */
const players: Field<number> = {
  expected: 'names in seat order, or how many play',
  read: (raw) => (Array.isArray(raw) && raw.every((name) => typeof name === 'string') ? raw.length : count(raw)),
};
const count = (raw: unknown): number | undefined => (isInteger(raw, 1, MAX_SEATS) ? raw : undefined);
const anything: Field<unknown> = { expected: 'object', read: (raw) => (isObject(raw) ? raw : undefined) };
const number = (raw: unknown): number | undefined => (typeof raw === 'number' ? raw : undefined);
const scores = list(number, 'numbers, one a seat', { min: 1, max: MAX_SEATS });

/** The fields of every message, apart from its type. */
const messageFields = {
  hello: { v: version },
  new: { game, seat, players, options: anything },
  turn: { view: anything, moveMs: milliseconds },
  claimed: { view: anything, moveMs: milliseconds },
  marker: { view: anything, budgetMs: milliseconds },
  end: { scores },
  quit: {},
} as const;

type MessageType = keyof typeof messageFields;

/** A parsed message. */
export type ReadMessage = {
  readonly [Type in MessageType]: { readonly type: Type } & ReadFields<(typeof messageFields)[Type]>;
}[MessageType];

/** A message as a table writes it; its `players` are names. */
export type TableMessage =
  | { readonly type: 'hello'; readonly v: typeof PROTOCOL_VERSION }
  | {
      readonly type: 'new';
      readonly game: GameId;
      readonly seat: Seat;
      readonly players: readonly string[];
      readonly options: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'turn' | 'claimed'; readonly view: unknown; readonly moveMs: number }
  | { readonly type: 'marker'; readonly view: unknown; readonly budgetMs: number }
  | { readonly type: 'end'; readonly scores: readonly number[] }
  | { readonly type: 'quit' };

/**
 * Parses a line from a table.
 * @example readMessage({ text: '{"type":"quit"}' }) // => { ok: true, value: { type: 'quit' } }
 */
export function readMessage(line: JudgeLine): Result<ReadMessage, Refusal<'bad-request'>> {
  if ('tooLong' in line) return refuse('bad-request', { field: '', problem: 'too-long', expected: MAX_LINE_LENGTH });
  const raw = readJsonLine(line.text);
  if (!raw.ok) return raw;
  const { type, ...rest } = raw.value;
  if (type === undefined) return refuse('bad-request', { field: 'type', problem: 'missing' });
  if (!isMessageType(type)) {
    return refuse('bad-request', { field: 'type', problem: 'wrong', expected: Object.keys(messageFields).join('|') });
  }
  const read = readFields(rest, messageFields[type], '');
  return read.ok ? ok({ type, ...read.value } as ReadMessage) : read;
}

function isMessageType(raw: unknown): raw is MessageType {
  return typeof raw === 'string' && Object.hasOwn(messageFields, raw);
}
