/** Writes the parts of docs/online/socket.md that come from the schemas, and leaves the prose around them. */

import type { z } from 'zod';
import { limits, refusalCodes } from '../src/index.js';
import { clientMessages, commands, PROTOCOL_VERSION, serverMessages } from '../src/schemas/index.js';
import { codeMeanings } from './code-meanings.js';
import { type DescribedField, fieldsOf, holds, jsonSchemaOf } from './describe-schema.js';
import { conversation } from './examples.js';
import { abridged, layOut } from './lay-out.js';
import { parts, values } from './parts.js';

const sections: Readonly<Record<string, () => string>> = {
  version: () =>
    `The version of the protocol is ${PROTOCOL_VERSION}. A message to the server has at most ${limits.messageBytes} bytes.`,
  conversation: () => ['```json', ...conversation.map((message) => layOut(abridged(message))), '```'].join('\n'),
  'from-client': () => described('message', clientMessages),
  commands: () => described('command', commands),
  'from-server': () => described('message', serverMessages),
  values: valueTable,
  parts: () =>
    table(
      ['part', 'fields'],
      Object.entries<z.ZodType>(parts).map(([name, schema]) => [name, fieldList(schema)]),
    ),
  codes: codeTable,
};

/** Replaces everything between `<!-- name -->` and `<!-- /name -->`. Throws when the page lacks a section. */
export function withSections(page: string): string {
  return Object.entries(sections).reduce((written, [name, write]) => {
    const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [from, to] = [written.indexOf(open), written.indexOf(close)];
    if (from < 0 || to < from) throw new Error(`the page has no place for ${name}`);
    return `${written.slice(0, from + open.length)}\n${write()}\n${written.slice(to)}`;
  }, page);
}

/** One row for each message or command: its name, its fields and what it does. */
function described(kind: string, schemas: Readonly<Record<string, z.ZodType>>): string {
  return table(
    [kind, 'fields', ''],
    Object.entries(schemas).map(([name, schema]) => [
      `\`${name}\``,
      fieldList(schema),
      jsonSchemaOf(schema).description ?? '',
    ]),
  );
}

function fieldList(schema: z.ZodType): string {
  return fieldsOf(schema).map(fieldText).join('<br>');
}

/** A field with what it holds and means. A field that is named like what it holds says it once. */
function fieldText({ name, isOptional, holds, meaning }: DescribedField): string {
  const field = `\`${name}\`${isOptional ? '?' : ''}`;
  const told = [...(holds.toLowerCase() === name ? [] : [holds]), ...(meaning === '' ? [] : [meaning])];
  return told.length === 0 ? field : `${field}: ${told.join('. ')}`;
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

/** The codes with their meanings, and below them those that need no words. */
function codeTable(): string {
  const rows = refusalCodes.flatMap((code) => {
    const meaning = codeMeanings[code];
    return meaning === null ? [] : [[`\`${code}\``, meaning]];
  });
  const plain = refusalCodes.filter((code) => codeMeanings[code] === null);
  const list = plain.map((code) => `\`${code}\``).join(', ');
  return `${table(['code', 'meaning'], rows)}\n\nThe others say it themselves: ${list}.`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
