/** Builds every package: types and modules by the compiler, the command line bundled into files that need no installation. */

import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { install, root, runTool } from './install.mjs';

install();
runTool('typescript/bin/tsc', ['-b']);

const { build } = await import('esbuild');
const { version } = JSON.parse(readFileSync(`${root}packages/cli/package.json`, 'utf8'));
rmSync(`${root}packages/cli/dist`, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: ['packages/cli/src/riverstone.ts'],
  outdir: 'packages/cli/dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  legalComments: 'linked',
  define: { RIVERSTONE_VERSION: JSON.stringify(version) },
  // commander is CommonJS and asks for Node's modules with require
  banner: {
    js: "import { createRequire as riverstoneRequire } from 'node:module'; const require = riverstoneRequire(import.meta.url);",
  },
});
chmodSync(`${root}packages/cli/dist/riverstone.js`, 0o755);
