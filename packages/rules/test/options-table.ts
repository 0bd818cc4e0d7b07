/** The table of all options in `docs/formats.md`, from their description. */

import { type GameId, gameIds, games, type TableOption, type TableOptions } from '../src/index.js';

/** Lists longer than this are told by their length. */
const MAX_LIST_LENGTH = 8;

/** The text of the page with the table as it should be. */
export function withOptionsTable(page: string): string {
  const between = /(<!-- options: .*-->\n\n)[\s\S]*?(\n\n<!-- end of options -->)/;
  if (!between.test(page)) throw new Error('The page has no place for the table of options.');
  return page.replace(between, (_, start: string, end: string) => `${start}${optionsTable()}${end}`);
}

function optionsTable(): string {
  const head = ['| game | option | values | default |', '|---|---|---|---|'];
  return [...head, ...gameIds.flatMap(rowsOf)].join('\n');
}

function rowsOf(id: GameId): string[] {
  const options: TableOptions = games[id].options;
  return Object.entries(options).map(([name, option], index) => {
    const values = [valuesOf(option), ...limitsOf(option)].join('; ');
    const cells = [index === 0 ? id : '', code(name), values, defaultOf(option)];
    return `| ${cells.join(' | ')} |`;
  });
}

const code = (value: unknown): string => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** A range in words: `1 to 3600`. */
export function rangeText({ min, max }: { readonly min: number; readonly max: number }): string {
  return min === max ? `${min}` : `${min} to ${max}`;
}

function valuesOf(option: TableOption): string {
  switch (option.kind) {
    case 'flag':
      return [true, false].map(code).join(', ');
    case 'choice':
      return option.choices.map(code).join(', ');
    case 'integer':
      return rangeText(option);
    case 'word-or-integer':
      return [...option.words.map(code), option.isSeat ? 'a seat' : rangeText(option)].join(', ');
    case 'list':
      return `${rangeText(option.length)} ${option.expected}`;
  }
}

function defaultOf({ default: value }: TableOption): string {
  return Array.isArray(value) && value.length > MAX_LIST_LENGTH ? `the standard ${value.length}` : code(value);
}

function limitsOf({ seats, needs, onlyIf }: TableOption): string[] {
  const limits = [
    seats === undefined ? '' : `for ${rangeText(seats)} player${seats.max === 1 ? '' : 's'}`,
    needs === undefined ? '' : `needs ${code(needs)}`,
    onlyIf === undefined ? '' : `matters with ${code(onlyIf.option)} ${code(onlyIf.is)}`,
  ];
  return limits.filter((limit) => limit !== '');
}
