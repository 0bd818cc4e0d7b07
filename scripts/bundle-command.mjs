/**
 * How the command line is bundled into files that need no installation: for a release, and for the development server.
 */

import { readFileSync } from 'node:fs';
import { root } from './install.mjs';

const { version } = JSON.parse(readFileSync(`${root}packages/cli/package.json`, 'utf8'));

/** Options for esbuild. */
export const commandBundle = {
  absWorkingDir: root,
  // The command itself, and the worker threads of the arena and of online tables.
  entryPoints: [
    'packages/cli/src/riverstone.ts',
    'packages/cli/src/arena/worker.ts',
    'packages/cli/src/serving/bot-worker.ts',
  ],
  outdir: 'packages/cli/dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  // A native module can't be bundled. It is loaded only where Node has no SQLite of its own.
  external: ['@photostructure/sqlite'],
  legalComments: 'none',
  define: { RIVERSTONE_VERSION: JSON.stringify(version) },
  // commander is CommonJS and loads Node's modules with `require`.
  banner: {
    js: "import { createRequire as riverstoneRequire } from 'node:module'; const require = riverstoneRequire(import.meta.url);",
  },
};
