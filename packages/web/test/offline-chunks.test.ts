/** A game on this device loads no online code: neither the page's online parts nor the protocol. */

import { readFileSync } from 'node:fs';
import { games } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { type BuiltChunk, chunkModulesFile } from '../build/chunk-modules';

const chunks: Readonly<Record<string, BuiltChunk>> = JSON.parse(readFileSync(chunkModulesFile, 'utf8'));

/** All modules that are there when these ones are, with everything that they import statically. */
function loadedWith(...modules: readonly string[]): readonly string[] {
  const files = new Set(modules.map(fileOf));
  for (const file of files) for (const next of chunks[file]?.imports ?? []) files.add(next);
  return [...files].flatMap((file) => chunks[file]?.modules ?? []);
}

function fileOf(module: string): string {
  const found = Object.keys(chunks).find((file) => chunks[file]?.modules.includes(module));
  if (found === undefined) throw new Error(`${module} is in no file of the built page`);
  return found;
}

const start = 'web/src/app/main.tsx';
const isOnline = (module: string): boolean => /^(?:web\/src\/online|protocol)\//.test(module);

describe('what a game on this device loads', () => {
  it.each(Object.keys(games))('holds no online code: %s', (game) => {
    const modules = loadedWith(
      start,
      'web/src/screens/new-table.tsx',
      'web/src/screens/device-table-screen.tsx',
      'web/src/table/start-thinker.ts',
      `web/src/${game}/page.tsx`,
    );
    expect(modules.filter(isOnline)).toEqual([]);
  });

  it('is told apart from an online table, which holds both', () => {
    const modules = loadedWith(start, 'web/src/online/play/online-table-screen.tsx');
    expect(modules.filter(isOnline)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^web\/src\/online\//), expect.stringMatching(/^protocol\//)]),
    );
  });
});
