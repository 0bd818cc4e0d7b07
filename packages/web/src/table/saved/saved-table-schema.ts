/** The schema of a saved table, without its log. Loaded when there is one to read. */

import { levels } from '@riverstone/bots';
import { gameIds } from '@riverstone/rules';
import {
  array,
  boolean,
  finite,
  type GenericSchema,
  literal,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  safeInteger,
  string,
  unknown,
} from 'valibot';
import { type SavedTable, TABLE_FORMAT } from './saved-table';

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
  day: optional(string()),
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
