import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { messagesPlugin } from './packages/web/build/messages/plugin.ts';
import { sourceAliases } from './scripts/source-aliases.mjs';
import { SlowestFirst } from './scripts/testing/slowest-first.js';

const tests = ['packages/*/src/**/*.test.{ts,tsx}', 'packages/*/test/**/*.test.ts', 'scripts/**/*.test.mjs'];
const browserTests = ['packages/web/test/**/*.test.ts', 'packages/*/test/**/*.browser.test.ts'];
const databaseTests = ['packages/*/{src,test}/**/*.databases.test.ts'];
const soakTests = ['packages/*/{src,test}/**/*.soak.test.ts', 'scripts/**/*.soak.test.mjs'];

const engineTests = ['packages/web/test/engines/*.engines.ts'];
const earTests = ['packages/web/test/ear/*.ear.ts'];
const earGames = ['packages/web/test/ear/*.ear-games.ts'];

const SECOND = 1000;

function group(
  name: string,
  files: { include: string[]; exclude?: string[] },
  timeout: number,
): TestProjectInlineConfiguration {
  // Files share the modules that a worker has loaded: loading them again for each file took half of the time.
  return { extends: true, test: { name, ...files, isolate: false, testTimeout: timeout, hookTimeout: timeout } };
}

/** Three browsers and a reader that must keep up: they come after everything else, `first` beside each other. */
function afterwards(order: 'first' | 'last', project: TestProjectInlineConfiguration): TestProjectInlineConfiguration {
  const place = order === 'first' ? { maxWorkers: 2, groupOrder: 1 } : { maxWorkers: 1, groupOrder: 2 };
  const { groupOrder, maxWorkers } = place;
  // WebKit's driver and the reader are programs of others, which now and then miss a key.
  return { ...project, test: { ...project.test, maxWorkers, retry: 2, sequence: { groupOrder } } };
}

/** Tests read the packages' sources, so that no build stands between an edit and its test. */
export default defineConfig({
  resolve: { alias: sourceAliases },
  plugins: [messagesPlugin(fileURLToPath(new URL('packages/web/src', import.meta.url)))],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    globalSetup: 'scripts/testing/setup.mjs',
    setupFiles: 'scripts/testing/real-timers.ts',
    // Tests of online tables spend half of their time waiting, for clocks and connections. A percentage would not go
    // above the number of cores.
    maxWorkers: availableParallelism() * 2,
    // Vitest would give up after a second, which a busy machine may need for one look at a page.
    expect: { poll: { timeout: 20 * SECOND } },
    sequence: { sequencer: SlowestFirst },
    projects: [
      group('unit', { include: tests, exclude: [...browserTests, ...soakTests, ...databaseTests] }, 30 * SECOND),
      group('browser', { include: browserTests }, 60 * SECOND),
      group('soak', { include: soakTests, exclude: browserTests }, 120 * SECOND),
      group('databases', { include: databaseTests }, 120 * SECOND),
      afterwards('first', group('engines', { include: engineTests }, 120 * SECOND)),
      afterwards('first', group('ear', { include: earTests }, 120 * SECOND)),
      afterwards('last', group('ear-games', { include: earGames }, 1200 * SECOND)),
    ],
  },
});
