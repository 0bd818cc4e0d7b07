/** Forms take the bounds of options from the rules. */

import { readFileSync } from 'node:fs';
import { gameIds } from '@riverstone/rules';
import { challengeOptions } from '@riverstone/rules/kakuro-challenge';
import { expect, test } from 'vitest';

test.each(gameIds)('the form of %s writes no bound of its own', (id) => {
  const form = readFileSync(new URL(`${id}/options/options-form.tsx`, import.meta.url), 'utf8');
  expect(form.match(/\b(min|max|most)=\{\d/g) ?? []).toEqual([]);
  expect(form.match(/\b[A-Z][A-Z_]+ = \d+/g) ?? []).toEqual([]);
});

test('the messages for "thirty" seconds name the time that is suggested first', () => {
  expect(challengeOptions.moveSeconds.suggested[0]).toBe(30);
});
