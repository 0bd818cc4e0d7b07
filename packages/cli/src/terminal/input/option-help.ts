/**
 * Table options at the terminal, from their description: a line of help for each, and the values that the set-up
 * offers.
 */

import type { TableOption, TableOptions } from '@riverstone/rules';

/**
 * A line of help for each option; `meanings` says what each does.
 * @example
 * optionHelp({ expert: flag(false) }, { expert: 'any number of flips' })
 * // => ['expert=true|false (false): any number of flips']
 */
export function optionHelp(options: TableOptions, meanings: Readonly<Record<string, string>>): string[] {
  return Object.entries(options).map(([name, option]) => {
    const conditions = conditionsOf(option);
    const note = conditions.length === 0 ? '' : `; ${conditions.join('; ')}`;
    return `${name}=${valuesOf(option)}: ${meanings[name]}${note}`;
  });
}

/** The allowed values, and the default in parentheses unless it is a list. */
function valuesOf(option: TableOption): string {
  switch (option.kind) {
    case 'flag':
      return `true|false (${option.default})`;
    case 'list':
      return `${rangeText(option.length, '..')} ${option.expected}`;
    case 'choice':
    case 'integer':
    case 'word-or-integer':
      return `${option.expected} (${option.default})`;
  }
}

/** When an option may be changed, or matters. */
function conditionsOf({ seats, needs, onlyIf }: TableOption): string[] {
  return [
    ...(seats === undefined ? [] : [`only for ${rangeText(seats, ' to ')} player${seats.max === 1 ? '' : 's'}`]),
    ...(needs === undefined ? [] : [`needs ${needs}`]),
    ...(onlyIf === undefined ? [] : [`matters only with ${onlyIf.option}=${onlyIf.is}`]),
  ];
}

function rangeText({ min, max }: { readonly min: number; readonly max: number }, between: string): string {
  return min === max ? `${min}` : `${min}${between}${max}`;
}

/** The values to offer somebody who is asked, the default first; none for a list. */
export function offeredValues(option: TableOption): readonly (boolean | number | string)[] {
  const suggested = [...(option.suggested ?? [])].sort((one, other) => one - other);
  switch (option.kind) {
    case 'flag':
      return [option.default, !option.default];
    case 'choice':
      return option.choices;
    case 'integer':
      return [...new Set([option.default, ...suggested])];
    case 'word-or-integer':
      return [...option.words, ...suggested];
    case 'list':
      return [];
  }
}
