/** Results of operations that are expected to fail sometimes. They are returned, not thrown, and are plain JSON. */

/** Either a value or the reason why there is none. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/**
 * Wraps a value as a success.
 * @example ok(3) // => { ok: true, value: 3 }
 */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** The data of a refusal: numbers, texts and lists of them, to be put into words. */
export type Detail = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;

/** Why something was not done: a stable code, and data that a message can put into words. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly detail: Detail;
}

/**
 * Wraps a refusal as a failure.
 * @example
 * refuse('occupied', { square: 'e5' }) // => { ok: false, error: { code: 'occupied', detail: { square: 'e5' } } }
 */
export function refuse<Code extends string>(
  code: Code,
  detail: Detail = {},
): { readonly ok: false; readonly error: Refusal<Code> } {
  return { ok: false, error: { code, detail } };
}

/**
 * The value of a result that is known to be a success; throws (a bug, not a refusal) when it is not.
 * @example unwrap(ok(3)) // => 3
 */
export function unwrap<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`unexpected refusal: ${JSON.stringify(result.error)}`);
  return result.value;
}
