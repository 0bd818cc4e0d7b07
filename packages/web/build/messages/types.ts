/**
 * Writes the types of the catalogues from the English ones: call sites that miss a message or an argument don't
 * compile.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findAreas, type MessageArea, readMessages, readNotes } from './areas.ts';
import { type ArgumentKind, argumentsOf, parseMessage } from './message.ts';
import { isList, type MessageTree } from './tree.ts';

const ORIGIN = '`npm run messages`';

const typeOfKind: Readonly<Record<ArgumentKind, string>> = { text: 'Text', number: 'number', list: 'readonly Text[]' };

/** The files of types that belong to the catalogues below a folder, with what they should hold. */
function typeFiles(source: string): ReadonlyMap<string, string> {
  const areas = findAreas(source);
  const folder = join(source, 'messages/generated');
  return new Map([
    ...areas.map((area) => [join(folder, `${area.name}.ts`), typesOfArea(area)] as const),
    [join(folder, 'areas.ts'), typesOfAreas(areas)],
  ]);
}

/** Writes the files that are not up to date, and tells which. */
export function writeTypeFiles(source: string): readonly string[] {
  const stale = staleTypeFiles(source);
  for (const [file, text] of stale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return [...stale.keys()];
}

export function staleTypeFiles(source: string): ReadonlyMap<string, string> {
  return new Map([...typeFiles(source)].filter(([file, text]) => contentOf(file) !== text));
}

function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** `kakuzu/rules` has the type `KakuzuRulesMessages`. */
const typeName = (area: MessageArea): string =>
  `${area.name.replaceAll(/(?:^|[-/])(\w)/g, (_, letter: string) => letter.toUpperCase())}Messages`;

function typesOfArea(area: MessageArea): string {
  const body = typeOfTree(readMessages(area, 'en'), readNotes(area), []);
  return `/** The messages of ${area.name}. Written by ${ORIGIN} from en.json and notes.json: edit those. */
${body.includes('Text') ? '\ntype Text = string | number;\n' : ''}
export interface ${typeName(area)} ${body}
`;
}

function typesOfAreas(areas: readonly MessageArea[]): string {
  const imports = areas.map((area) => `import type { ${typeName(area)} } from './${area.name}';`);
  const entries = (chosen: readonly MessageArea[]): string =>
    chosen.map((area) => `  readonly ${keyOf(area.name)}: ${typeName(area)};`).join('\n');
  return `/** All areas of messages. Written by ${ORIGIN} from the folders that hold catalogues. */

${imports.join('\n')}

/** What every screen may say; it comes with the first one. */
export interface FirstMessages {
${entries(areas.filter(({ isFirst }) => isFirst))}
}

/** What is loaded when it is needed. */
export interface LazyMessages {
${entries(areas.filter(({ isFirst }) => !isFirst))}
}
`;
}

function typeOfTree(tree: MessageTree, notes: ReadonlyMap<string, string>, path: readonly string[]): string {
  if (typeof tree === 'string') return typeOfMessage(tree);
  if (isList(tree)) return typeOfList(tree, notes, path);
  const indent = '  '.repeat(path.length + 1);
  const members = Object.entries(tree).map(([key, child]) => {
    const note = notes.get([...path, key].join('.'));
    const comment = note === undefined ? '' : `${indent}/** ${note} */\n`;
    return `${comment}${indent}readonly ${keyOf(key)}: ${typeOfTree(child, notes, [...path, key])};\n`;
  });
  return `{\n${members.join('')}${'  '.repeat(path.length)}}`;
}

/**
 * The items of a list have one type. A list of texts has as many as in English; so has any other, but only the check
 * says so.
 */
function typeOfList(list: readonly MessageTree[], notes: ReadonlyMap<string, string>, path: readonly string[]): string {
  const types = list.map((item) => typeOfTree(item, notes, path));
  const [type = 'never', ...others] = types;
  if (others.some((other) => other !== type)) {
    throw new Error(`${path.join('.')}: the items of a list must take the same arguments`);
  }
  return type === 'string' ? `readonly [${types.join(', ')}]` : `readonly (${type})[]`;
}

function typeOfMessage(text: string): string {
  const kinds = [...argumentsOf(parseMessage(text))];
  if (kinds.length === 0) return 'string';
  return `(args: { ${kinds.map(([name, kind]) => `${keyOf(name)}: ${typeOfKind[kind]}`).join('; ')} }) => string`;
}

const keyOf = (key: string): string => (/^[a-z_]\w*$/i.test(key) ? key : `'${key}'`);
