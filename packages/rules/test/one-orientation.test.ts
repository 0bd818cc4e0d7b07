/**
 * Only `core/grid.ts` knows that letters are columns and numbers are rows: nothing else may take a square's name apart.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../..', import.meta.url));
const knowing = 'rules/src/core/grid.ts';
/**
 * The letters of the columns as a text, or a pattern of letter and number: what a second reader of names would be made
 * of.
 */
const ofNames = /['"`]abcdefghi?['"`]|\[a-[hi]\]\\?\[1-[89]\]/;

it('no other source takes the name of a square apart', () => {
  const sources = readdirSync(packages, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^\w+\/src\/.*\.tsx?$/.test(file) && !file.includes('.test.'),
  );
  expect(sources).toContain(knowing);
  const found = sources.filter((file) => ofNames.test(readFileSync(`${packages}${file}`, 'utf8')));
  expect(found).toEqual([]);
});
