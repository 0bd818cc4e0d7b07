/** Writes the parts of docs/online/socket.md that come from the schemas, and leaves the prose around them. */

import type { z } from 'zod';
import { limits, refusalCodes } from '../src/index.js';
import { clientMessages, commands, PROTOCOL_VERSION, serverMessages } from '../src/schemas/index.js';
import { codeMeanings } from './code-meanings.js';
import { conversation } from './examples.js';
import { fieldNames } from './field-names.js';
import { abridged, layOut } from './lay-out.js';

const sections: Readonly<Record<string, () => string>> = {
  version: () =>
    `The protocol has version ${PROTOCOL_VERSION}. A message to the server has at most ${limits.messageBytes} bytes.`,
  conversation: () => ['```json', ...conversation.map((message) => layOut(abridged(message))), '```'].join('\n'),
  'from-client': () => described(clientMessages),
  commands: () => described(commands),
  'from-server': () => described(serverMessages),
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

/** One line for each message or command: its name, its fields and what it does. */
function described(schemas: Readonly<Record<string, z.ZodObject>>): string {
  return Object.entries(schemas)
    .map(([name, schema]) => {
      const fields = fieldNames(schema);
      const head = fields.length === 0 ? `\`${name}\`` : `\`${name}\` (${fields.join(', ')})`;
      return `- ${head}: ${schema.description ?? ''}`;
    })
    .join('\n');
}

/** The codes with their meanings, and below them those that need no words. */
function codeTable(): string {
  const explained = refusalCodes.flatMap((code) => {
    const meaning = codeMeanings[code];
    return meaning === null ? [] : [`- \`${code}\`: ${meaning}`];
  });
  const plain = refusalCodes.filter((code) => codeMeanings[code] === null).map((code) => `\`${code}\``);
  return [...explained, '', `The names of the others explain them: ${plain.join(', ')}.`].join('\n');
}
