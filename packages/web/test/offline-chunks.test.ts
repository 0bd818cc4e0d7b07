/** A game on this device loads no online code: neither the page's online parts nor the protocol. */

import { games } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { modulesWith } from '../bench/built-chunks';

const start = 'web/src/app/main.tsx';
const isOnline = (module: string): boolean => /^(?:web\/src\/online|protocol)\//.test(module);

describe('what a game on this device loads', () => {
  it.each(Object.keys(games))('holds no online code: %s', (game) => {
    const modules = modulesWith(
      start,
      'web/src/screens/new-table.tsx',
      'web/src/screens/device-table-screen.tsx',
      'web/src/table/start-thinker.ts',
      `web/src/${game}/page.tsx`,
    );
    expect(modules.filter(isOnline)).toEqual([]);
  });

  it('is told apart from an online table, which holds both', () => {
    const modules = modulesWith(start, 'web/src/online/play/online-table-screen.tsx');
    expect(modules.filter(isOnline)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^web\/src\/online\//), expect.stringMatching(/^protocol\//)]),
    );
  });
});
