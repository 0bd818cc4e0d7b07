/** The names of the fields of a message, as the page lists them. */

import type { z } from 'zod';

/** The fields of a message without `type`, which its row names, and without the `id` of requests and replies. */
export function fieldNames(schema: z.ZodObject): readonly string[] {
  return Object.entries(schema.shape)
    .filter(([name]) => name !== 'type' && name !== 'id')
    .map(([name, field]) => `\`${name}\`${field.safeParse(undefined).success ? '?' : ''}`);
}
