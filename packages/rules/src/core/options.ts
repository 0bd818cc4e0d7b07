/** Table options, described once as data. Parsing, forms, help, schemas and docs all follow from the description. */

import type { ChoiceField, FlagField, IntegerField, ListField, WordOrIntegerField } from './field-kinds.js';
import { type Fields, type ReadFields, readFields } from './fields.js';
import { type Refusal, type Result, refuse } from './result.js';

/** What an option can be. */
type OptionField =
  | (FlagField & { readonly default: boolean })
  | ChoiceField
  | (IntegerField & { readonly default: number })
  | WordOrIntegerField
  | (ListField & { readonly default: readonly unknown[] });

type ValueOf<F extends OptionField> = ReadFields<{ readonly value: F }>['value'];

/** The values of all options, by name. */
export type OptionValues = Readonly<Record<string, unknown>>;

/** What an option depends on, and what hosts of a table should know about it. */
interface OptionTraits<T = never> {
  /** The number of seats with which it may differ from its default. */
  readonly seats?: { readonly min: number; readonly max: number };
  /** It may differ from its default only if this option does too. */
  readonly needs?: string;
  /** The option has an effect only if another option has this value. It is always accepted. */
  readonly onlyIf?: { readonly option: string; readonly is: boolean | number | string };
  /** A number is a seat, so it must be less than the number of seats. */
  readonly isSeat?: true;
  /** Numbers to offer in a form, the best one first. */
  readonly suggested?: readonly [number, ...number[]];
  /** The default where programs play: a clock, so that a program can lose its turn and a record can say so. */
  readonly programDefault?: number;
  /** Its value is not sent to programs, because it would reveal hidden information. */
  readonly hiddenFromPrograms?: true;
  /** A further check: what is wrong with a value; null if nothing is. */
  check?(value: T, seats: number): OptionProblem | null;
}

/** Why a value is refused: the detail of a refusal. */
type OptionProblem = { readonly problem: string } & Readonly<Record<string, unknown>>;

/** The description of one option. */
export type TableOption = OptionField & OptionTraits;

/** The description of all options of a game, by name. */
export type TableOptions = Readonly<Record<string, TableOption>>;

/**
 * Describes an option that depends on something.
 * @example option(integer(1, 3600, 30), { seats: { min: 2, max: 5 } }).seats // => { min: 2, max: 5 }
 */
export function option<F extends OptionField, const Traits extends OptionTraits<ValueOf<F>>>(
  field: F,
  traits: Traits,
): F & Traits {
  return { ...field, ...traits };
}

/**
 * The `parseOptions` of a game: parses options. Missing ones have their default.
 * @example optionsParser({ expert: flag(false) })({}, 2) // => { ok: true, value: { expert: false } }
 */
export function optionsParser<Options extends TableOptions>(
  options: Options,
): (raw: unknown, seats: number) => Result<ReadFields<Options>, Refusal<'bad-request'>> {
  return (raw, seats) => {
    const read = readFields(raw, options, 'options');
    if (!read.ok) return read;
    for (const name of Object.keys(options)) {
      const problem = problemWith(name, options, read.value, seats);
      if (problem !== null) return refuse('bad-request', { field: `options.${name}`, ...problem });
    }
    return read;
  };
}

/** Why an option can't have its value, given the others and the number of seats; null when it can. */
function problemWith(name: string, options: TableOptions, values: OptionValues, seats: number): OptionProblem | null {
  const { [name]: option } = options;
  const { [name]: value } = values;
  if (option === undefined) return null;
  if (option.isSeat && option.kind === 'word-or-integer' && typeof value === 'number' && value >= seats) {
    return { problem: 'wrong', expected: `${option.words.join('|')}|0..${seats - 1}` };
  }
  if (!suitsSeats(option, seats) && !isDefault(option, value)) {
    const { min, max } = option.seats ?? { min: seats, max: seats };
    return { problem: 'seats', expected: min === max ? `${min}` : `${min}..${max}` };
  }
  if (isNeedMissing(option, options, values) && !isDefault(option, value)) {
    return { problem: 'needs', needed: option.needs };
  }
  // `readFields` has checked that the value is one of this option.
  return option.check?.(value as never, seats) ?? null;
}

/** Whether a value is the default of its option. */
function isDefault(option: TableOption, value: unknown): boolean {
  return value === option.default || (Array.isArray(value) && JSON.stringify(value) === JSON.stringify(option.default));
}

function suitsSeats({ seats: range }: TableOption, seats: number): boolean {
  return range === undefined || (seats >= range.min && seats <= range.max);
}

function isNeedMissing({ needs }: TableOption, options: TableOptions, values: OptionValues): boolean {
  const needed = needs === undefined ? undefined : options[needs];
  return needed !== undefined && needs !== undefined && isDefault(needed, values[needs] ?? needed.default);
}

/**
 * Whether an option has any effect, given the other options and the number of seats. Values that are left out are
 * defaults.
 * @example
 * // Nobody calls in a sealed game.
 * hasEffect('claimSeconds', raceOptions, { sealed: true }, 2) // => false
 */
export function hasEffect(name: string, options: TableOptions, values: OptionValues, seats: number): boolean {
  const { [name]: option } = options;
  if (option === undefined || !suitsSeats(option, seats) || isNeedMissing(option, options, values)) return false;
  const { onlyIf } = option;
  return onlyIf === undefined || (values[onlyIf.option] ?? options[onlyIf.option]?.default) === onlyIf.is;
}

/**
 * The value of every option that nobody has changed.
 * @example defaultOptions(kakuzuOptions).clockMinutes // => 'off'
 */
export function defaultOptions<Options extends TableOptions>(options: Options): ReadFields<Options> {
  const values = Object.entries(options).map(([name, { default: value }]) => [name, value]);
  return Object.fromEntries(values) as ReadFields<Options>;
}

/**
 * Only the values that differ from the default, for records.
 * @example withoutDefaults({ expert: false, first: 1 }, challengeOptions) // => { first: 1 }
 */
export function withoutDefaults(values: OptionValues, fields: Fields): Record<string, unknown> {
  const differs = ([name, value]: [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(fields[name]?.default);
  return Object.fromEntries(Object.entries(values).filter(differs));
}

/**
 * Only the values that differ from the default and have an effect, for forms and summaries.
 * @example changedOptions(challengeOptions, { scoring: 'strict', falseChallenge: 5 }, 2) // => { scoring: 'strict' }
 */
export function changedOptions(options: TableOptions, values: OptionValues, seats: number): Record<string, unknown> {
  const changed = Object.entries(withoutDefaults(values, options));
  return Object.fromEntries(changed.filter(([name]) => hasEffect(name, options, values, seats)));
}

/** Mends values that the rules refuse, by name of the option. */
export type OptionRepairs = Readonly<Record<string, (value: unknown, seats: number) => unknown>>;

/**
 * Drops the options that the rules refuse with this number of seats, or repairs them where `repairs` can. Returns the
 * same object when nothing is wrong.
 * @example fitOptions(kakuzuOptions, { first: 3, sheet: 7 }, 2) // => { sheet: 7 }
 */
export function fitOptions(
  options: TableOptions,
  raw: OptionValues,
  seats: number,
  repairs: OptionRepairs = {},
): OptionValues {
  const read = optionsParser(options)(raw, seats);
  if (read.ok) return raw;
  const [, wrong = ''] = String(read.error.detail.field).split('.');
  if (!Object.hasOwn(raw, wrong)) return {};
  const { [wrong]: value, ...others } = raw;
  const { [wrong]: repair, ...otherRepairs } = repairs;
  // Each repair is tried once. A value that is still refused is dropped.
  const next = repair === undefined ? others : { ...others, [wrong]: repair(value, seats) };
  return fitOptions(options, next, seats, otherRepairs);
}
