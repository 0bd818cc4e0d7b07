import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { messagesPlugin } from './packages/web/build/messages/plugin.ts';
import { sourceAliases } from './scripts/source-aliases.mjs';
import { SlowestFirst } from './scripts/test-order.js';

/** Tests read the packages' sources, so that no build stands between an edit and its test. */
export default defineConfig({
  resolve: { alias: sourceAliases },
  plugins: [messagesPlugin(fileURLToPath(new URL('packages/web/src', import.meta.url)))],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/*/test/**/*.test.ts', 'scripts/**/*.test.mjs'],
    globalSetup: 'scripts/test-folders.mjs',
    // A machine that runs the tests has nothing else to do; and tests of online tables wait half of their time, for clocks and lines.
    maxWorkers: '150%',
    sequence: { sequencer: SlowestFirst },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
