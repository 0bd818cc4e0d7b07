/**
 * The options of every game as JSON Schema, for the description of the API. The rules check options, not these schemas.
 */

import { gameIds, games, type TableOption, type TableOptions } from '@riverstone/rules';

type Schema = Readonly<Record<string, unknown>>;

const nameOf = (id: string): string =>
  `${id.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Options`;

/** A schema for each game by name, and `Options` for those of any game. */
export function optionSchemas(): Readonly<Record<string, Schema>> {
  const each = gameIds.map((id) => [nameOf(id), optionsSchema(games[id].options)]);
  const anyOf = gameIds.map((id) => ({ $ref: `#/components/schemas/${nameOf(id)}` }));
  const description = 'Options of the game, as records write them; what is left out has its default.';
  return { Options: { description, anyOf }, ...Object.fromEntries(each) };
}

function optionsSchema(options: TableOptions): Schema {
  const properties = Object.entries(options).map(([name, option]) => [name, optionSchema(option)]);
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
}

function optionSchema(option: TableOption): Schema {
  const description = limitsOf(option);
  return { ...valuesOf(option), default: option.default, ...(description === '' ? {} : { description }) };
}

function valuesOf(option: TableOption): Schema {
  switch (option.kind) {
    case 'flag':
      return { type: 'boolean' };
    case 'choice':
      return { type: 'string', enum: option.choices };
    case 'integer':
      return integerSchema(option);
    case 'word-or-integer':
      return { anyOf: [{ type: 'string', enum: option.words }, integerSchema(option)] };
    case 'list':
      return { type: 'array', minItems: option.length.min, maxItems: option.length.max };
  }
}

function integerSchema({ min, max }: { readonly min: number; readonly max: number }): Schema {
  return { type: 'integer', minimum: min, maximum: max };
}

function limitsOf(option: TableOption): string {
  const { seats, needs, onlyIf } = option;
  return [
    ...(option.kind === 'list' ? [`A list of ${option.expected}.`] : []),
    ...(option.isSeat ? ['A number is a seat of the table.'] : []),
    ...(seats === undefined ? [] : [`Differs from its default only with ${seats.min} to ${seats.max} seats.`]),
    ...(needs === undefined ? [] : [`Differs from its default only if ${needs} does.`]),
    ...(onlyIf === undefined ? [] : [`Matters only if ${onlyIf.option} is ${onlyIf.is}.`]),
  ].join(' ');
}
