import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './scripts/test-order.js';

const source = (path: string): string => fileURLToPath(new URL(`packages/${path}`, import.meta.url));

/** Tests read the packages' sources, so that no build stands between an edit and its test. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@riverstone\/(rules|bots|protocol|server)$/, replacement: source('$1/src/index.ts') },
      { find: /^@riverstone\/(rules|bots|protocol)\/(.+)$/, replacement: source('$1/src/$2/index.ts') },
    ],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/*/test/**/*.test.ts', 'scripts/*.test.mjs'],
    globalSetup: 'scripts/test-folders.mjs',
    // A machine that runs the tests has nothing else to do; and tests of online tables wait half of their time, for clocks and lines.
    maxWorkers: '150%',
    sequence: { sequencer: SlowestFirst },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
