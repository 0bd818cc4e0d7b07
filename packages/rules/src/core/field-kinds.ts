/** The kinds of fields: boolean, choice, number, word or number, list. Each carries its bounds and choices as data. */

import { type Field, isInteger } from './fields.js';

/** A boolean. */
export interface FlagField extends Field<boolean> {
  readonly kind: 'flag';
}

/** One of a few values. */
export interface ChoiceField<T extends string | number = string> extends Field<T> {
  readonly kind: 'choice';
  readonly choices: readonly T[];
  readonly default: T;
}

/** A whole number in a range. */
export interface IntegerField extends Field<number> {
  readonly kind: 'integer';
  readonly min: number;
  readonly max: number;
}

/** One of a few words, or a whole number in a range. */
export interface WordOrIntegerField<Word extends string = string> extends Field<Word | number> {
  readonly kind: 'word-or-integer';
  readonly words: readonly Word[];
  readonly min: number;
  readonly max: number;
  readonly default: Word;
}

/** A list of a length in a range. */
export interface ListField<T = unknown> extends Field<readonly T[]> {
  readonly kind: 'list';
  readonly length: { readonly min: number; readonly max: number };
}

/**
 * A boolean; required without a default.
 * @example flag(false).read('yes') // => undefined
 */
export function flag(): FlagField;
export function flag(byDefault: boolean): FlagField & { readonly default: boolean };
export function flag(byDefault?: boolean): FlagField {
  const read = (raw: unknown): boolean | undefined => (typeof raw === 'boolean' ? raw : undefined);
  return withDefault({ kind: 'flag', expected: 'boolean', read }, byDefault);
}

/**
 * One of a few values; the first is the default.
 * @example choice(['standard', 'strict']).default // => 'standard'
 */
export function choice<const T extends string | number>(choices: readonly [T, ...T[]]): ChoiceField<T> {
  const read = (raw: unknown): T | undefined => choices.find((value) => value === raw);
  return { kind: 'choice', expected: choices.join('|'), read, choices, default: choices[0] };
}

/**
 * A whole number in a range; required without a default.
 * @example integer(1, 9).read(7) // => 7
 */
export function integer(min: number, max: number): IntegerField;
export function integer(min: number, max: number, byDefault: number): IntegerField & { readonly default: number };
export function integer(min: number, max: number, byDefault?: number): IntegerField {
  const read = (raw: unknown): number | undefined => (isInteger(raw, min, max) ? raw : undefined);
  return withDefault({ kind: 'integer', expected: `${min}..${max}`, read, min, max }, byDefault);
}

/**
 * A word (the default) or a whole number in a range.
 * @example wordOrInteger('off', 1, 3600).read(30) // => 30
 */
export function wordOrInteger<const Word extends string>(
  word: Word,
  min: number,
  max: number,
): WordOrIntegerField<Word> {
  return wordsOrInteger([word], min, max);
}

/**
 * One of a few words (the first is the default) or a whole number in a range.
 * @example wordsOrInteger(['random', 'lot'], 1, 40).read('lot') // => 'lot'
 */
export function wordsOrInteger<const Word extends string>(
  words: readonly [Word, ...Word[]],
  min: number,
  max: number,
): WordOrIntegerField<Word> {
  const expected = `${words.join('|')}|${min}..${max}`;
  const read = (raw: unknown): Word | number | undefined =>
    words.find((word) => word === raw) ?? (isInteger(raw, min, max) ? raw : undefined);
  return { kind: 'word-or-integer', expected, read, words, min, max, default: words[0] };
}

interface Length {
  readonly min: number;
  readonly max: number;
}

/**
 * A list of a length in a range, each item read by `item`; required without a default.
 * @example
 * list((raw) => (isInteger(raw, 1, 9) ? raw : undefined), 'digits', { min: 1, max: 2 }).read([4, 7]) // => [4, 7]
 */
export function list<T>(item: (raw: unknown) => T | undefined, expected: string, length: Length): ListField<T>;
export function list<T>(
  item: (raw: unknown) => T | undefined,
  expected: string,
  length: Length,
  byDefault: readonly T[],
): ListField<T> & { readonly default: readonly T[] };
export function list<T>(
  item: (raw: unknown) => T | undefined,
  expected: string,
  length: Length,
  byDefault?: readonly T[],
): ListField<T> {
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
  return withDefault({ kind: 'list', expected, read, length }, byDefault);
}

function withDefault<F extends Field<unknown>>(field: F, byDefault: F['default']): F {
  return byDefault === undefined ? field : { ...field, default: byDefault };
}
