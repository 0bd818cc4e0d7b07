/**
 * Fields made of other fields: objects and lists inside an object, null, texts in notation. Refusals name the innermost
 * one.
 */

import { type Field, type Fields, type ReadFields, readField, readFields, wrongField } from './fields.js';
import { ok, type Refusal, type Result } from './result.js';

/** The result of reading a composed field. */
export type Composed<T> = Result<T, Refusal<'bad-request' | 'bad-notation'>>;

/** A field that can be refused for its notation too. */
export type ComposedField<T> = Field<T, 'bad-notation'>;

/** Longer texts are refused unread. Every board, move and claim is much shorter. */
const MAX_TEXT_LENGTH = 65_536;

/** A field from a function that makes its own refusals. */
function composed<T>(expected: string, parse: (raw: unknown, path: string) => Composed<T>): ComposedField<T> {
  const read = (raw: unknown): T | undefined => {
    const result = parse(raw, '');
    return result.ok ? result.value : undefined;
  };
  return { expected, read, parse };
}

/**
 * A field whose value is checked or converted in a second step, which may refuse it.
 * @example
 * const odd = refined(integer(1, 9), (digit) => (digit % 2 === 1 ? ok(digit) : refuse('bad-request')));
 * odd.read(4) // => undefined
 */
export function refined<T, Refined>(
  field: ComposedField<T>,
  refine: (value: T, path: string) => Composed<Refined>,
): ComposedField<Refined> {
  return composed(field.expected, (raw, path) => {
    const read = readField(raw, field, path);
    return read.ok ? refine(read.value, path) : read;
  });
}

/**
 * An object; every field must be there, one with a default too.
 * @example
 * object({ seat: integer(0, 3), claim: integer(0, 99) }).read({ seat: 1, claim: 13 }) // => { seat: 1, claim: 13 }
 */
export function object<Names extends Fields<'bad-notation'>>(fields: Names): ComposedField<ReadFields<Names>> {
  const required = Object.entries(fields).map(([name, { default: _default, ...field }]) => [name, field]);
  const whole: Names = Object.fromEntries(required);
  return composed('object', (raw, path) => readFields(raw, whole, path));
}

/**
 * A field that may be null.
 * @example nullable(integer(1, 9)).read(null) // => null
 */
export function nullable<T>(field: ComposedField<T>): ComposedField<T | null> {
  const expected = `${field.expected}|null`;
  return composed<T | null>(expected, (raw, path) =>
    raw === null ? ok(null) : readField(raw, { ...field, expected }, path),
  );
}

/**
 * A list of a length in a range; a refusal names the item, counted from 0: `hand.1`.
 * @example listOf(integer(1, 9), { min: 0, max: 2 }).read([4, 7]) // => [4, 7]
 */
export function listOf<T>(
  item: ComposedField<T>,
  { min, max }: { readonly min: number; readonly max: number },
): ComposedField<readonly T[]> {
  const expected = `a list of ${min === max ? min : `${min}..${max}`}`;
  return composed(expected, (raw, path) => {
    if (!Array.isArray(raw) || raw.length < min || raw.length > max) return wrongField(path, expected);
    const items: T[] = [];
    for (const [index, value] of raw.entries()) {
      const one = readField(value, item, `${path}.${index}`);
      if (!one.ok) return one;
      items.push(one.value);
    }
    return ok(items);
  });
}

/**
 * A text that a parser reads; its refusal gets the field's name.
 * @example notation(parseSheet).read('12') // => undefined
 */
export function notation<T>(parse: (text: string) => Result<T, Refusal<'bad-notation'>>): ComposedField<T> {
  return composed('text', (raw, path) => {
    if (typeof raw !== 'string' || raw.length > MAX_TEXT_LENGTH) return wrongField(path, 'text');
    const parsed = parse(raw);
    if (parsed.ok) return parsed;
    const { code, detail } = parsed.error;
    return { ok: false, error: { code, detail: { field: path, ...detail } } };
  });
}
