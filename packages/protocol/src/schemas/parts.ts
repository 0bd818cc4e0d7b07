/** What messages are made of. */

import { gameIds } from '@riverstone/rules';
import { z } from 'zod';
import { botLevels } from '../levels.js';
import { limits } from '../limits.js';

const describe = <Schema extends z.ZodType>(schema: Schema, text: string): Schema => schema.describe(text) as Schema;

/**
 * A length is looked at where it is one: Zod would compare whatever an object has of that name, and fall over what
 * can't be.
 */
export const ifOfItsType: object = { when: ({ issues }: z.core.ParsePayload) => issues.length === 0 };

/** A text with so many letters at least and at most. */
export const textOf = (least: number, most: number): z.ZodString =>
  z.string().min(least, ifOfItsType).max(most, ifOfItsType);

export const game = describe(z.enum(gameIds), 'A game.');
export const tableId = describe(z.string().regex(/^[a-z0-9]{14}$/), 'The table, as it stands in its link.');
export const seat = describe(z.int().min(0).max(9), 'A place at the table, counted from 0 in the order of play.');
export const member = describe(z.int().min(1), 'Somebody with a name at this table, counted from 1 as they came.');
export const level = describe(z.enum(botLevels), 'How well a bot plays.');
export const commandId = describe(
  textOf(1, limits.idLength),
  'Chosen by the sender and never used again at this table: what is sent twice is done once.',
);
export const name = describe(
  textOf(1, limits.nameLength),
  'A name; it is trimmed and stripped of what can not be seen.',
);
export const options = describe(
  z.record(z.string(), z.unknown()),
  'Options of the game, as records write them; what is left out has its default.',
);
export const hash = describe(z.string().regex(/^[0-9a-f]{64}$/), '64 hexadecimal digits.');
export const share = describe(z.string().regex(/^[0-9a-f]{32}$/), "A player's own chance: 32 hexadecimal digits.");
export const time = describe(z.number(), "Milliseconds since 1970 by the server's clock.");
export const detail = describe(z.record(z.string(), z.unknown()), 'Numbers and texts that a sentence about it needs.');
