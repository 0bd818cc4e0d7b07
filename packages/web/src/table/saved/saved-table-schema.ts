/** The schemas of a saved table and its log. Loaded when there is one to read. */

import { levels, type Thinking } from '@riverstone/bots';
import { gameIds, seedFromHex } from '@riverstone/rules';
import {
  array,
  boolean,
  check,
  finite,
  type GenericSchema,
  literal,
  minValue,
  nullable,
  number,
  object,
  picklist,
  pipe,
  record,
  safeInteger,
  string,
  unknown,
} from 'valibot';
import { type SavedTable, TABLE_FORMAT, type TableLog } from './saved-table';

const time = pipe(number(), finite());
const count = pipe(number(), safeInteger(), minValue(0));

/** Any version of the format. */
export const formatSchema = object({ format: pipe(number(), safeInteger(), minValue(1)) });

export const savedTableSchema: GenericSchema<unknown, SavedTable> = object({
  format: literal(TABLE_FORMAT),
  id: string(),
  game: picklist(gameIds),
  seats: array(object({ name: string(), bot: nullable(picklist(levels)) })),
  createdAt: time,
  touchedAt: time,
  options: record(string(), unknown()),
  standing: object({
    over: boolean(),
    scores: array(pipe(number(), finite())),
    winners: array(count),
    awaited: array(count),
    entries: count,
  }),
  logKey: string(),
  obfuscatedLog: string(),
});

const thinkingSchema: GenericSchema<unknown, Thinking> = object({ occasion: string(), since: time });

export const tableLogSchema: GenericSchema<unknown, TableLog> = object({
  seed: pipe(
    string(),
    check((text) => seedFromHex(text) !== undefined),
  ),
  options: unknown(),
  chance: unknown(),
  entries: array(string()),
  at: array(time),
  elapsed: time,
  clocks: record(string(), time),
  thinking: record(string(), thinkingSchema),
  notes: record(string(), string()),
});
