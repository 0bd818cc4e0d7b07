/**
 * Finds the catalogues. An area is a folder with one file per language: `messages/<area>` for what all games share,
 * `<game>/messages` for the words of a game, `<game>/rules/messages` for its rules.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MessageTree } from './tree.ts';

export interface MessageArea {
  /** Its folder without `messages`: `app`, `kakuzu`, `kakuzu/rules`. */
  readonly name: string;
  readonly folder: string;
  /** It is loaded with the first screen; every other area when it is needed. */
  readonly isFirst: boolean;
}

/** The areas below a folder of sources, sorted by name. */
export function findAreas(source: string): readonly MessageArea[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)en\.json$/.test(file.replaceAll('\\', '/')))
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .sort()
    .map((folder) => {
      const name = folder
        .split('/')
        .filter((part) => part !== 'messages')
        .join('/');
      return { name, folder: join(source, folder), isFirst: name === 'app' || /^[^/]+\/messages$/.test(folder) };
    });
}

/** The languages of the page, English first. */
export function findLanguages(source: string): readonly string[] {
  return Object.keys(JSON.parse(readFileSync(join(source, 'messages/languages.json'), 'utf8')));
}

export const catalogueFile = (area: MessageArea, language: string): string => join(area.folder, `${language}.json`);

/** The messages of an area in a language. An error names the file. */
export function readMessages(area: MessageArea, language: string): MessageTree {
  const file = catalogueFile(area, language);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

/** What translators should know of messages, by path; it may be given for a group. */
export function readNotes(area: MessageArea): ReadonlyMap<string, string> {
  const file = join(area.folder, 'notes.json');
  return new Map(existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : []);
}
