/** Checks catalogues against the English ones: every message is there, takes the same arguments and can be compiled. */

import { relative } from 'node:path';
import { catalogueFile, findAreas, findLanguages, type MessageArea, readMessages, readNotes } from './areas.ts';
import { argumentsOf, type MessagePart, parseMessage, visitParts } from './message.ts';
import { textsOf } from './tree.ts';

/** What is wrong with the catalogues below a folder: a line each, with the file and the key. */
export function problemsOfCatalogues(source: string): readonly string[] {
  const languages = findLanguages(source);
  return findAreas(source).flatMap((area) => [
    ...languages.flatMap((language) => {
      const file = relative(source, catalogueFile(area, language));
      return problemsOfFile(area, language).map((problem) => `${file}: ${problem}`);
    }),
    ...problemsOfNotes(area).map((problem) => `${relative(source, area.folder)}/notes.json: ${problem}`),
  ]);
}

function problemsOfFile(area: MessageArea, language: string): readonly string[] {
  try {
    return problemsOfTexts(textsOf(readMessages(area, 'en')), textsOf(readMessages(area, language)), language);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** What is wrong with the texts of a language, by path, as compared with the English ones. */
export function problemsOfTexts(
  english: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
  language: string,
): readonly string[] {
  return [
    ...[...english.keys()].filter((key) => !texts.has(key)).map((key) => `${key}: is missing`),
    ...[...texts.keys()].filter((key) => !english.has(key)).map((key) => `${key}: is not in English`),
    ...[...texts].flatMap(([key, text]) =>
      problemsOfMessage(english.get(key) ?? text, text, language).map((problem) => `${key}: ${problem}`),
    ),
  ];
}

function problemsOfMessage(english: string, text: string, language: string): readonly string[] {
  if (typeof text !== 'string') return ['is not a text'];
  if (text.trim() === '') return ['is empty'];
  try {
    const parts = parseMessage(text);
    return [...problemsOfArguments(parseMessage(english), parts), ...problemsOfPlurals(parts, language)];
  } catch (error) {
    // The parser adds lines that point into the text; the first one says it all.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [reason.replace(/:$/, '')];
  }
}

function problemsOfArguments(english: readonly MessagePart[], parts: readonly MessagePart[]): readonly string[] {
  const wanted = argumentsOf(english);
  const given = argumentsOf(parts);
  return [
    ...[...wanted.keys()].filter((name) => !given.has(name)).map((name) => `{${name}} is missing`),
    ...[...given].flatMap(([name, kind]) => {
      const inEnglish = wanted.get(name);
      if (inEnglish === undefined) return [`{${name}} is not in English`];
      // a number may be written plainly, and of a list only the length may be told
      const fits =
        kind === inEnglish ||
        (kind === 'text' && inEnglish === 'number') ||
        (kind === 'number' && inEnglish === 'list');
      return fits ? [] : [`{${name}} is used as a ${kind}, but is a ${inEnglish} in English`];
    }),
  ];
}

/** A plural that has a form for a category has one for each category that whole numbers take in the language. */
function problemsOfPlurals(parts: readonly MessagePart[], language: string): readonly string[] {
  const problems: string[] = [];
  visitParts(parts, (part) => {
    if (part.type !== 'plural') return;
    const keys = [...part.cases.keys()];
    const hasOnlyExact = keys.length > 1 && keys.every((key) => key === 'other' || key.startsWith('='));
    if (hasOnlyExact) return;
    const wanted = categoriesOf(language);
    const missing = wanted.filter((category) => !part.cases.has(category));
    const unknown = keys.filter((key) => !key.startsWith('=') && key !== 'other' && !wanted.includes(key));
    if (missing.length > 0) problems.push(`{${part.name}, plural, …} has no form for ${missing.join(', ')}`);
    if (unknown.length > 0) problems.push(`{${part.name}, plural, …} never takes the form ${unknown.join(', ')}`);
  });
  return problems;
}

/**
 * Nothing in these games is counted beyond this. Some languages have one more form for millions, and it may be left
 * out.
 */
const MAX_COUNTED = 9999;

const categories = new Map<string, readonly string[]>();

function categoriesOf(language: string): readonly string[] {
  const known = categories.get(language);
  if (known !== undefined) return known;
  const rules = new Intl.PluralRules(language);
  const found = new Set<string>(Array.from({ length: MAX_COUNTED + 1 }, (_, number) => rules.select(number)));
  categories.set(language, [...found]);
  return [...found];
}

/** A note about a message that is gone. */
function problemsOfNotes(area: MessageArea): readonly string[] {
  const keys = [...textsOf(readMessages(area, 'en')).keys()];
  return [...readNotes(area).keys()]
    .filter((path) => !keys.some((key) => key === path || key.startsWith(`${path}.`)))
    .map((path) => `${path}: there is no such message`);
}
