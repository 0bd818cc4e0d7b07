/** What a visit downloads stays below what the page has promised: `npm run bench:web` measures it in a browser. */

import { gameIds } from '@riverstone/rules';
import { expect, it } from 'vitest';
import { bytesOf, filesWith } from '../bench/built-chunks';
import { goals } from '../bench/goals';

const KB = 1000;
/** Played on the device from the first press on, without the bots' worker. */
const table = [
  'web/src/screens/device-table-screen.tsx',
  'web/src/screens/suggested-level.ts',
  'web/src/table/start-thinker.ts',
];
/** A saved game, with its record for the review. */
const replay = [
  'web/src/screens/replay/replay-route.tsx',
  'web/src/table/saved/read-saved-table.ts',
  'web/src/table/records/record.ts',
];
const englishTexts = (area: string): string => `../\0virtual:messages/${area}/en`;

const home = new Set([...filesWith('web/src/app/main.tsx', englishTexts('first')), 'too-old.js']);
const besides = (files: Iterable<string>, known: ReadonlySet<string>): string[] =>
  [...files].filter((file) => !known.has(file));

it('home', () => {
  expect(bytesOf(home, '.br')).toBeLessThanOrEqual(goals.homeKilobytes * KB);
});

it.each(gameIds)('%s on top of home', (game) => {
  const own = besides(filesWith(...table, `web/src/${game}/page.tsx`), home);
  for (const form of ['.br', '.gz'] as const) {
    expect(bytesOf(own, form)).toBeLessThanOrEqual(goals.gameKilobytes * KB);
  }
});

it.each(gameIds)('replay and review of %s on top of it', (game) => {
  const known = new Set([...home, ...filesWith(...table, `web/src/${game}/page.tsx`)]);
  const own = besides(filesWith(...replay, englishTexts('replay')), known);
  expect(bytesOf(own, '.br')).toBeLessThanOrEqual(goals.replayKilobytes * KB);
});
