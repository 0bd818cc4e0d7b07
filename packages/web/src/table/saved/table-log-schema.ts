/** The schema of a saved table's log. Loaded when a table is resumed. */

import type { Thinking } from '@riverstone/bots';
import { seedFromHex } from '@riverstone/rules';
import {
  array,
  check,
  finite,
  type GenericSchema,
  minValue,
  number,
  object,
  pipe,
  record,
  safeInteger,
  string,
  unknown,
} from 'valibot';
import type { TableLog } from './saved-table';

const time = pipe(number(), finite());

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
  resigned: array(pipe(number(), safeInteger(), minValue(0))),
});
