/** Writes the parts of docs/online/socket.md that come from the schemas, and leaves the prose around them. */

import { gameIds, withGame } from '@riverstone/rules';
import type { z } from 'zod';
import { limits, refusalCodes } from '../src/index.js';
import { clientMessages, commands, PROTOCOL_VERSION, serverMessages } from '../src/schemas/index.js';
import { codeMeanings } from './code-meanings.js';
import { type DescribedField, fieldsOf, holds, jsonSchemaOf } from './describe-schema.js';
import { clientExamples, commandExamples, overExample, serverExamples } from './examples.js';
import { layOut } from './lay-out.js';
import { parts, values } from './parts.js';

const sections: Readonly<Record<string, () => string>> = {
  version: () =>
    `The version of the protocol is ${PROTOCOL_VERSION}. A message to the server has at most ${limits.messageBytes} bytes.`,
  'from-client': () => described(clientMessages, clientExamples),
  commands: commandTable,
  'from-server': () => described(serverMessages, shownServerExamples),
  values: valueTable,
  parts: () => described(parts, { Luck: overExample }),
  codes: () =>
    table(
      ['code', 'meaning'],
      refusalCodes.map((code) => [`\`${code}\``, codeMeanings[code]]),
    ),
  'codes-of-games': () =>
    table(
      ['game', 'codes'],
      gameIds.map((id) => [id, withGame(id, ({ codes }) => codes.map((code) => `\`${code}\``).join(', '))]),
    ),
};

// `history` repeats what the examples of `table` and `changes` show.
const { history: _, ...shownServerExamples } = serverExamples;

/** Replaces everything between `<!-- name -->` and `<!-- /name -->`. Throws when the page lacks a section. */
export function withSections(page: string): string {
  return Object.entries(sections).reduce((written, [name, write]) => {
    const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [from, to] = [written.indexOf(open), written.indexOf(close)];
    if (from < 0 || to < from) throw new Error(`the page has no place for ${name}`);
    return `${written.slice(0, from + open.length)}\n${write()}\n${written.slice(to)}`;
  }, page);
}

/** One row for each command: an example, its fields and what it does. */
function commandTable(): string {
  const fields = (schema: z.ZodType): string =>
    fieldsOf(schema)
      .map(({ name, isOptional, holds, meaning }) => {
        const field = `\`${name}\`${isOptional ? '?' : ''}: ${holds}`;
        return meaning === '' ? field : `${field}. ${meaning}`;
      })
      .join('<br>');
  return table(
    ['command', 'fields', ''],
    Object.entries<z.ZodType>(commands).map(([name, schema]) => [
      `\`${layOut(commandExamples[name as keyof typeof commandExamples])}\``,
      fields(schema),
      jsonSchemaOf(schema).description ?? '',
    ]),
  );
}

function valueTable(): string {
  return table(
    ['value', 'holds', ''],
    Object.entries<z.ZodType>(values).map(([name, schema]) => {
      const json = jsonSchemaOf(schema);
      return [name, holds(json), json.description ?? ''];
    }),
  );
}

/** For each schema a heading, its description, its fields and an example. */
function described(schemas: Readonly<Record<string, z.ZodType>>, examples: Readonly<Record<string, unknown>>): string {
  return Object.entries(schemas)
    .map(([name, schema]) => [
      `### ${name}`,
      jsonSchemaOf(schema).description ?? '',
      fieldTable(fieldsOf(schema)),
      name in examples ? `\`\`\`json\n${layOut(examples[name])}\n\`\`\`` : '',
    ])
    .map((blocks) => blocks.filter((block) => block !== '').join('\n\n'))
    .join('\n\n');
}

function fieldTable(fields: readonly DescribedField[]): string {
  if (fields.length === 0) return '';
  return table(
    ['field', 'holds', ''],
    fields.map(({ name, isOptional, holds, meaning }) => [`\`${name}\`${isOptional ? '?' : ''}`, holds, meaning]),
  );
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
