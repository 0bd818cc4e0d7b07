/** The docs say of every option what its description says. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { gameIds, games, type TableOptions } from '../src/index.js';
import { rangeText, withOptionsTable } from './options-table.js';

const docs = fileURLToPath(new URL('../../../docs', import.meta.url));

test('docs/formats.md has the table of all options', () => {
  const page = readFileSync(`${docs}/formats.md`, 'utf8');
  expect(page).toBe(withOptionsTable(page));
});

describe.each(gameIds)('%s', (id) => {
  const options: TableOptions = games[id].options;
  const rules = readFileSync(`${docs}/rules/${id}.md`, 'utf8');
  /** Lines of the rules page that are about an option. */
  const linesAbout = (name: string): string =>
    rules
      .split('\n')
      .filter((line) => /^(\||- \*\*)/.test(line) && line.includes(`\`${name}\``))
      .join('\n');

  it.each(Object.entries(options))('%s: the rules page names its values', (name, option) => {
    const about = linesAbout(name);
    expect(about).not.toBe('');
    if (option.kind === 'choice') for (const value of option.choices) expect(about).toContain(`\`${value}\``);
    if (option.kind === 'word-or-integer') for (const word of option.words) expect(about).toContain(`\`${word}\``);
    if ('max' in option && !option.isSeat) expect(about).toContain(rangeText(option));
    if (option.kind === 'integer') expect(about).toMatch(new RegExp(`(\\(|\\| )${option.default}\\b`));
  });
});
