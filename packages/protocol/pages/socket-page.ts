/** Writes the parts of docs/online/socket.md that come from the schemas, and leaves the prose around them. */

import { limits, refusalCodes } from '../src/index.js';
import { clientMessages, commands, PROTOCOL_VERSION, serverMessages } from '../src/schemas/index.js';
import { codeMeanings } from './code-meanings.js';
import { conversation } from './examples.js';
import { abridged, layOut } from './lay-out.js';

const sections: Readonly<Record<string, () => string>> = {
  version: () =>
    `The protocol has version ${PROTOCOL_VERSION}. A message to the server has at most ${limits.messageBytes} bytes.`,
  conversation: () => ['```json', ...conversation.map((message) => layOut(abridged(message))), '```'].join('\n'),
  names: () =>
    [
      `- Client messages: ${namesOf(clientMessages)}`,
      `- Commands, which go into \`do\`: ${namesOf(commands)}`,
      `- Server messages: ${namesOf(serverMessages)}`,
    ].join('\n'),
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

const namesOf = (schemas: object): string =>
  Object.keys(schemas)
    .map((name) => `\`${name}\``)
    .join(', ');

/** The codes with their meanings, and below them those that need no words. */
function codeTable(): string {
  const explained = refusalCodes.flatMap((code) => {
    const meaning = codeMeanings[code];
    return meaning === null ? [] : [`- \`${code}\`: ${meaning}`];
  });
  const plain = refusalCodes.filter((code) => codeMeanings[code] === null).map((code) => `\`${code}\``);
  return [...explained, '', `The names of the others explain them: ${plain.join(', ')}.`].join('\n');
}
