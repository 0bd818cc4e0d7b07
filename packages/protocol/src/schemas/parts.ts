/** The values that messages are made of. */

import { gameIds } from '@riverstone/rules';
import { z } from 'zod';
import { isDay } from '../daily/day.js';
import { botLevels } from '../levels.js';
import { limits } from '../limits.js';
import { moveDays } from '../move-days.js';
import { phrases } from '../phrases.js';

const describe = <Schema extends z.ZodType>(schema: Schema, text: string): Schema => schema.describe(text) as Schema;

/** Checks a length only if the type is right: Zod would read `length` of any value, and throw on some. */
export const ifOfItsType: object = { when: ({ issues }: z.core.ParsePayload) => issues.length === 0 };

export const textOf = (least: number, most: number): z.ZodString =>
  z.string().min(least, ifOfItsType).max(most, ifOfItsType);

export const game = describe(z.enum(gameIds), 'The id of a game.');
export const tableId = describe(z.string().regex(/^[a-z0-9]{14}$/), 'The last part of the link to a table.');
export const seat = describe(z.int().min(0).max(9), 'Counted from 0 in the order of play.');
export const member = describe(z.int().min(1), 'Somebody with a name at this table, counted from 1.');
export const level = describe(z.enum(botLevels), 'How well a bot plays.');
export const commandId = describe(textOf(1, limits.idLength), 'Chosen by the sender, unique at this table.');
export const name = describe(textOf(1, limits.nameLength), 'Trimmed; invisible characters are removed.');
export const options = describe(z.record(z.string(), z.unknown()), 'As in records. A missing one has its default.');
export const hash = describe(z.string().regex(/^[0-9a-f]{64}$/), '32 bytes in hexadecimal.');
export const days = describe(z.literal(moveDays), 'Days for each move.');
export const share = describe(z.string().regex(/^[0-9a-f]{32}$/), "A player's share of the shuffle.");
export const phrase = describe(z.enum(phrases), 'What can be said with one press.');
export const day = describe(z.string().refine(isDay), 'A day of the calendar: 2026-11-18.');
export const time = describe(z.number(), "Milliseconds since 1970, by the server's clock.");
export const detail = describe(z.record(z.string(), z.unknown()), 'Data for an error text.');
