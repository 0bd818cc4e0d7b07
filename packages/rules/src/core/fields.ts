/** Reading JSON objects from outside, strictly: an unknown, missing or wrong field is refused and named. */

import { ok, type Refusal, type Result, refuse } from './result.js';

/** How one field is read; `read` gives undefined for a value that does not fit. `Code`: refusals beside `bad-request`. */
export interface Field<T, Code extends 'bad-notation' = never> {
  /** What fits, as a word or formula that a message can quote: `boolean`, `3..40`, `referee|claim`. */
  readonly expected: string;
  read(raw: unknown): T | undefined;
  /** What the field is when it is left out; without it, the field must be there. */
  readonly otherwise?: T;
  /** Used in place of `read` where more can be said of a wrong value than what was expected; `at` names the field. */
  parse?(raw: unknown, at: string): Result<T, Refusal<'bad-request' | Code>>;
}

/** The object that a set of fields reads. */
export type ReadFields<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Field<infer T, 'bad-notation'> ? T : never;
};

/** What an object is made of. */
export type Fields<Code extends 'bad-notation' = never> = Readonly<Record<string, Field<unknown, Code>>>;

/**
 * Reads an object field by field. `where` names it in refusals.
 * @example readFields({ expert: true }, { expert: flag(false) }, 'options') // { ok: true, value: { expert: true } }
 */
export function readFields<Names extends Fields>(
  raw: unknown,
  fields: Names,
  where: string,
): Result<ReadFields<Names>, Refusal<'bad-request'>>;
export function readFields<Names extends Fields<'bad-notation'>>(
  raw: unknown,
  fields: Names,
  where: string,
): Result<ReadFields<Names>, Refusal<'bad-request' | 'bad-notation'>>;
export function readFields<Names extends Fields<'bad-notation'>>(
  raw: unknown,
  fields: Names,
  where: string,
): Result<ReadFields<Names>, Refusal<'bad-request' | 'bad-notation'>> {
  if (!isObject(raw)) return wrongField(where, 'object');
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
    const value = readField(raw[name], field, at(name));
    if (!value.ok) return value;
    result[name] = value.value;
  }
  return ok(result as ReadFields<Names>);
}

/**
 * Reads one value; `at` names it in refusals.
 * @example readField(7, integer(1, 9), 'digit') // { ok: true, value: 7 }
 */
export function readField<T, Code extends 'bad-notation' = never>(
  raw: unknown,
  field: Field<T, Code>,
  at: string,
): Result<T, Refusal<'bad-request' | Code>> {
  if (field.parse !== undefined) return field.parse(raw, at);
  const value = field.read(raw);
  return value === undefined ? wrongField(at, field.expected) : ok(value);
}

/**
 * Refuses a field whose value is not what was expected.
 * @example wrongField('turn', '0..3')
 */
export function wrongField(field: string, expected: string): ReturnType<typeof refuse<'bad-request'>> {
  return refuse('bad-request', { field, problem: 'wrong', expected });
}

/** Whether a value is a JSON object (not null, not a list). */
export function isObject(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** Yes or no; without a default it must be there. */
export function flag(otherwise?: boolean): Field<boolean> {
  return withDefault({ expected: 'boolean', read: (raw) => (typeof raw === 'boolean' ? raw : undefined) }, otherwise);
}

/** One of a few values; the first is the default. */
export function choice<const T extends string | number>(values: readonly [T, ...T[]]): Field<T> {
  return { expected: values.join('|'), read: (raw) => values.find((value) => value === raw), otherwise: values[0] };
}

/** A whole number in a range; without a default it must be there. */
export function integer(min: number, max: number, otherwise?: number): Field<number> {
  const read = (raw: unknown): number | undefined => (isInteger(raw, min, max) ? raw : undefined);
  return withDefault({ expected: `${min}..${max}`, read }, otherwise);
}

/** A word (the default) or a whole number in a range: `off` or 1..3600 seconds. */
export function wordOrInteger<const Word extends string>(word: Word, min: number, max: number): Field<Word | number> {
  return wordsOrInteger([word], min, max);
}

/** One of a few words (the first is the default) or a whole number in a range: `random`, `lot` or 1..40. */
export function wordsOrInteger<const Word extends string>(
  words: readonly [Word, ...Word[]],
  min: number,
  max: number,
): Field<Word | number> {
  return {
    expected: `${words.join('|')}|${min}..${max}`,
    read: (raw) => words.find((word) => word === raw) ?? (isInteger(raw, min, max) ? raw : undefined),
    otherwise: words[0],
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
  return withDefault({ expected, read }, otherwise);
}

function withDefault<T>(field: Field<T>, otherwise: T | undefined): Field<T> {
  return otherwise === undefined ? field : { ...field, otherwise };
}

/** Whether a value is a whole number from `min` to `max`. */
export function isInteger(raw: unknown, min: number, max: number): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= min && raw <= max;
}

/** The fields whose value is not the default: what a record has to name. */
export function withoutDefaults(values: Readonly<Record<string, unknown>>, fields: Fields): Record<string, unknown> {
  const differs = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(fields[name]?.otherwise);
  return Object.fromEntries(Object.entries(values).filter(differs));
}
