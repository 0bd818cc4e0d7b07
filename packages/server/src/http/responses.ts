/** What a route may answer, as OpenAPI describes it. */

import { refusalBody } from '@riverstone/protocol/schemas';
import type { z } from 'zod';
import { type Outcome, statusOf } from './refusal-status.js';

interface Described {
  readonly description: string;
  readonly content: { readonly 'application/json': { readonly schema: typeof refusalBody } };
}

/** Whatever is asked for under `/api` may come too often, and the store may be out of reach. */
const always: readonly Outcome[] = ['too-fast', 'unavailable'];

/** The answer of a route and its refusals, by status. */
export function answers<Status extends number, Schema extends z.ZodType>(
  status: Status,
  schema: Schema,
  ...refused: readonly Outcome[]
): { readonly [Key in Status]: Schema } {
  const refusals = new Map<number, Described>();
  for (const outcome of [...refused, ...always]) {
    const before = refusals.get(statusOf(outcome))?.description;
    refusals.set(statusOf(outcome), described(before === undefined ? outcome : `${before}, ${outcome}`));
  }
  // Refusals are sent by `refuse` alone, so that a handler's type need only know the answer.
  return { [status]: schema, ...Object.fromEntries(refusals) } as { readonly [Key in Status]: Schema };
}

function described(description: string): Described {
  return { description, content: { 'application/json': { schema: refusalBody } } };
}
