/** The rules of every language name the bounds and words of an option as the rules of the game describe them. */

import { readdirSync, readFileSync } from 'node:fs';
import { gameIds, games, type TableOptions } from '@riverstone/rules';
import { describe, expect, it, test } from 'vitest';
import { textsOf } from '../../build/messages/tree.ts';

const source = new URL('..', import.meta.url);
const languages = ['de', 'en', 'fr', 'it', 'nl'];
/** The texts of a file, one in each line. */
const textIn = (path: string): string =>
  [...textsOf(JSON.parse(readFileSync(new URL(path, source), 'utf8'))).values()].join('\n');

const texts = gameIds.flatMap((id) =>
  languages.map((language) => ({
    id,
    language,
    text: textIn(`${id}/rules/messages/${language}.json`),
  })),
);

test('no language is left out', () => {
  for (const id of gameIds) {
    const files = readdirSync(new URL(`${id}/rules/messages`, source)).filter((file) => /^[a-z]{2}\.json$/.test(file));
    expect(files).toEqual(languages.map((language) => `${language}.json`));
  }
});

describe.each(texts)('$id in $language', ({ id, text }) => {
  const options: TableOptions = games[id].options;
  const names = Object.keys(options);
  /** The values of an option in a text: after `name:`, up to the name of another option or the end of the line. */
  const saidOf = (name: string): string =>
    text
      .split('\n')
      .flatMap((line) => line.split(new RegExp(`(?=\`(?:${names.join('|')})\`)`)))
      .filter((part) => new RegExp(`^\`${name}\`\\s?:`).test(part))
      .join('\n');

  it.each(Object.entries(options).filter(([, option]) => option.kind !== 'list' && option.kind !== 'flag'))(
    '%s',
    (name, option) => {
      const said = saidOf(name);
      // Some books name their options only.
      if (said === '') return;
      const isNumber = 'max' in option && !option.isSeat;
      for (const bound of isNumber ? [option.min, option.max] : []) expect(said).toMatch(new RegExp(`\\b${bound}\\b`));
      const values = option.kind === 'choice' ? option.choices : 'words' in option ? option.words : [];
      for (const value of values) expect(said).toContain(`\`${value}\``);
    },
  );
});

test('the books that name bounds are looked at', () => {
  const named = texts.filter(({ text }) => /`(clockMinutes|hourglassSeconds)`\s?:/.test(text));
  expect(named).toHaveLength(2 * languages.length);
});
