/** Every numbered clause of the rules pages is cited by a test, and no test cites a clause that is not there. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gameIds } from '../src/index.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const pages = gameIds;

const clausesOf = (page: string): string[] =>
  [...readFileSync(`${root}docs/rules/${page}.md`, 'utf8').matchAll(/^\s*- \*\*([A-Z]\d+\.\d+)\*\*/gm)].map(
    (match) => match[1] ?? '',
  );

const testFiles = readdirSync(`${root}packages`, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.test.ts') && !file.includes('node_modules'),
);
/** The clauses that a test's title cites: in a text, not in a comment. */
const citedIn = (file: string): string[] =>
  readFileSync(`${root}packages/${file}`, 'utf8')
    .split('\n')
    .filter((line) => /^(?!\s*(?:\/\/|\/?\*)).*['"`]/.test(line))
    .flatMap((line) => [...line.matchAll(/\[([A-Z]\d+\.\d+)\]/g)].map((match) => match[1] ?? ''));
const cited = new Set(testFiles.flatMap(citedIn));

describe.each(pages)('the rules page of %s', (page) => {
  const clauses = clausesOf(page);

  it('numbers its clauses, each once', () => {
    expect(clauses.length).toBeGreaterThan(0);
    expect(new Set(clauses).size).toBe(clauses.length);
  });

  it('has every clause cited by a test', () => {
    expect(clauses.filter((clause) => !cited.has(clause))).toEqual([]);
  });
});

it('no test cites a clause that does not exist', () => {
  const known = new Set(pages.flatMap(clausesOf));
  expect([...cited].filter((clause) => !known.has(clause))).toEqual([]);
});
