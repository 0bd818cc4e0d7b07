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
  regex,
  safeInteger,
  string,
  unknown,
} from 'valibot';
import { TABLE_ID } from '../../navigation/address';
import { type SavedTable, TABLE_FORMAT } from './saved-table';
import { storedTimeSchema } from './stored-time';

const count = pipe(number(), safeInteger(), minValue(0));

/** Any version of the format. */
export const formatSchema = object({ format: pipe(number(), safeInteger(), minValue(1)) });

export const savedTableSchema: GenericSchema<unknown, SavedTable> = object({
  format: literal(TABLE_FORMAT),
  id: pipe(string(), regex(TABLE_ID)),
  game: picklist(gameIds),
  seats: array(object({ name: string(), bot: nullable(picklist(levels)) })),
  createdAt: storedTimeSchema,
  touchedAt: storedTimeSchema,
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
