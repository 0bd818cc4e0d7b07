/** Reading JSON objects from outside, strictly: an unknown, missing or wrong field is refused and named. */

import { ok, type Refusal, type Result, refuse } from './result.js';

/** How one field is read; `read` gives undefined for a value that does not fit. */
export interface Field<T> {
  /** What fits, as a word or formula that a message can quote: `boolean`, `3..40`, `referee|claim`. */
  readonly expected: string;
  read(raw: unknown): T | undefined;
  /** What the field is when it is left out; without it, the field must be there. */
  readonly otherwise?: T;
}

/** The object that a set of fields reads. */
export type ReadFields<Fields> = { readonly [Name in keyof Fields]: Fields[Name] extends Field<infer T> ? T : never };

/**
 * Reads an object field by field. `where` names it in refusals.
 * @example readFields({ expert: true }, { expert: flag(false) }, 'options') // { ok: true, value: { expert: true } }
 */
export function readFields<Fields extends Readonly<Record<string, Field<unknown>>>>(
  raw: unknown,
  fields: Fields,
  where: string,
): Result<ReadFields<Fields>, Refusal<'bad-request'>> {
  if (!isObject(raw)) return refuse('bad-request', { field: where, problem: 'wrong', expected: 'object' });
  const at = (name: string): string => (where === '' ? name : `${where}.${name}`);
  for (const name of Object.keys(raw)) {
    if (!Object.hasOwn(fields, name)) return refuse('bad-request', { field: at(name), problem: 'unknown' });
  }
  const result: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(raw, name)) {
      if (field.otherwise === undefined) return refuse('bad-request', { field: at(name), problem: 'missing' });
      result[name] = field.otherwise;
      continue;
    }
    const value = field.read(raw[name]);
    if (value === undefined) {
      return refuse('bad-request', { field: at(name), problem: 'wrong', expected: field.expected });
    }
    result[name] = value;
  }
  return ok(result as ReadFields<Fields>);
}

/** Whether a value is a JSON object (not null, not a list). */
export function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** Yes or no. */
export function flag(otherwise: boolean): Field<boolean> {
  return { expected: 'boolean', read: (raw) => (typeof raw === 'boolean' ? raw : undefined), otherwise };
}

/** One of a few values; the first is the default. */
export function choice<const T extends string | number>(values: readonly [T, ...T[]]): Field<T> {
  return { expected: values.join('|'), read: (raw) => values.find((value) => value === raw), otherwise: values[0] };
}

/** A whole number in a range, with a default. */
export function integer(min: number, max: number, otherwise: number): Field<number> {
  return { expected: `${min}..${max}`, read: (raw) => (isInteger(raw, min, max) ? raw : undefined), otherwise };
}

/** A word (the default) or a whole number in a range: `off` or 1..3600 seconds. */
export function wordOrInteger<const Word extends string>(word: Word, min: number, max: number): Field<Word | number> {
  return {
    expected: `${word}|${min}..${max}`,
    read: (raw) => (raw === word ? word : isInteger(raw, min, max) ? raw : undefined),
    otherwise: word,
  };
}

/** A list, each item read by `item`, of a length in a range; without `otherwise` it must be there. */
export function list<T>(
  item: (raw: unknown) => T | undefined,
  expected: string,
  length: { readonly min: number; readonly max: number },
  otherwise?: readonly T[],
): Field<readonly T[]> {
  const read = (raw: unknown): readonly T[] | undefined => {
    if (!Array.isArray(raw) || raw.length < length.min || raw.length > length.max) return undefined;
    const items: T[] = [];
    for (const value of raw) {
      const one = item(value);
      if (one === undefined) return undefined;
      items.push(one);
    }
    return items;
  };
  return otherwise === undefined ? { expected, read } : { expected, read, otherwise };
}

/** Whether a value is a whole number from `min` to `max`. */
export function isInteger(raw: unknown, min: number, max: number): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= min && raw <= max;
}

/** The fields whose value is not the default: what a record has to name. */
export function withoutDefaults<Fields extends Readonly<Record<string, Field<unknown>>>>(
  values: Readonly<Record<string, unknown>>,
  fields: Fields,
): Record<string, unknown> {
  const differs = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(fields[name]?.otherwise);
  return Object.fromEntries(Object.entries(values).filter(differs));
}
