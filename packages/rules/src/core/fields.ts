/** Strict reading of JSON objects from outside: an unknown, missing or wrong field is refused and named. */

import { ok, type Refusal, type Result, refuse } from './result.js';

/** How one field is read. `read` returns undefined for a wrong value. `Code`: refusals other than `bad-request`. */
export interface Field<T, Code extends 'bad-notation' = never> {
  /** The allowed values in a form that a message can quote: `boolean`, `3..40`, `referee|claim`. */
  readonly expected: string;
  read(raw: unknown): T | undefined;
  /** The value of a field that is left out. Without it, the field is required. */
  readonly default?: T;
  /** Replaces `read` where a refusal can say more than what was expected; `path` names the field. */
  parse?(raw: unknown, path: string): Result<T, Refusal<'bad-request' | Code>>;
}

/** The object that a set of fields reads. */
export type ReadFields<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Field<infer T, 'bad-notation'> ? T : never;
};

/** The fields of an object, by name. */
export type Fields<Code extends 'bad-notation' = never> = Readonly<Record<string, Field<unknown, Code>>>;

/**
 * Reads an object field by field. `path` names it in refusals.
 * @example readFields({ expert: true }, { expert: flag(false) }, 'options') // => { ok: true, value: { expert: true } }
 */
export function readFields<Names extends Fields>(
  raw: unknown,
  fields: Names,
  path: string,
): Result<ReadFields<Names>, Refusal<'bad-request'>>;
export function readFields<Names extends Fields<'bad-notation'>>(
  raw: unknown,
  fields: Names,
  path: string,
): Result<ReadFields<Names>, Refusal<'bad-request' | 'bad-notation'>>;
export function readFields<Names extends Fields<'bad-notation'>>(
  raw: unknown,
  fields: Names,
  path: string,
): Result<ReadFields<Names>, Refusal<'bad-request' | 'bad-notation'>> {
  if (!isObject(raw)) return wrongField(path, 'object');
  const pathOf = (name: string): string => (path === '' ? name : `${path}.${name}`);
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(fields, name)) return refuse('bad-request', { field: pathOf(name), problem: 'unknown' });
  }
  const result: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(raw, name)) {
      if (field.default === undefined) return refuse('bad-request', { field: pathOf(name), problem: 'missing' });
      result[name] = field.default;
      continue;
    }
    const value = readField(raw[name], field, pathOf(name));
    if (!value.ok) return value;
    result[name] = value.value;
  }
  return ok(result as ReadFields<Names>);
}

/**
 * Reads one value; `path` names it in refusals.
 * @example readField(7, integer(1, 9), 'digit') // => { ok: true, value: 7 }
 */
export function readField<T, Code extends 'bad-notation' = never>(
  raw: unknown,
  field: Field<T, Code>,
  path: string,
): Result<T, Refusal<'bad-request' | Code>> {
  if (field.parse !== undefined) return field.parse(raw, path);
  const value = field.read(raw);
  return value === undefined ? wrongField(path, field.expected) : ok(value);
}

/**
 * Refuses a field whose value is not what was expected.
 * @example wrongField('turn', '0..3').error.detail // => { field: 'turn', problem: 'wrong', expected: '0..3' }
 */
export function wrongField(field: string, expected: string): ReturnType<typeof refuse<'bad-request'>> {
  return refuse('bad-request', { field, problem: 'wrong', expected });
}

/**
 * Whether a value is a JSON object (not null, not a list).
 * @example isObject([]) // => false
 */
export function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/**
 * Whether a value is a whole number from `min` to `max`.
 * @example isInteger(10, 1, 9) // => false
 */
export function isInteger(raw: unknown, min: number, max: number): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= min && raw <= max;
}
