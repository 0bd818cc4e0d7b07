/** The possible responses of a route, for validation and for OpenAPI. */

import { refusalBody } from '@riverstone/protocol/schemas';
import type { z } from 'zod';
import { type HttpRefusal, statusOf } from './refusal-status.js';

interface Described {
  readonly description: string;
  readonly content: { readonly 'application/json': { readonly schema: typeof refusalBody } };
}

/** Every route knows its host, has limits and needs the store. */
const always: readonly HttpRefusal[] = ['wrong-host', 'too-fast', 'unavailable'];

/** The response of a route and its refusals, by status. */
export function responses<Status extends number, Schema extends z.ZodType>(
  status: Status,
  schema: Schema,
  ...refused: readonly HttpRefusal[]
): { readonly [Key in Status]: Schema } {
  const refusals = new Map<number, Described>();
  for (const outcome of [...refused, ...always]) {
    const before = refusals.get(statusOf(outcome))?.description;
    refusals.set(statusOf(outcome), described(before === undefined ? outcome : `${before}, ${outcome}`));
  }
  // Refusals are sent by `refuse`, so the type for a handler needs only the success response.
  return { [status]: schema, ...Object.fromEntries(refusals) } as { readonly [Key in Status]: Schema };
}

function described(description: string): Described {
  return { description, content: { 'application/json': { schema: refusalBody } } };
}
