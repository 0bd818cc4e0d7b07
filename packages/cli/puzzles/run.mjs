/** `npm run puzzles`: makes the puzzles of the page, from the packages' sources. */

import { build } from 'esbuild';
import { install, root } from '../../../scripts/install.mjs';
import { sourcePlugin } from '../../../scripts/source-aliases.mjs';

install();
const outfile = `${root}.cache/make-puzzles.mjs`;
await build({
  entryPoints: [`${root}packages/cli/puzzles/main.ts`],
  bundle: true,
  platform: 'node',
  format: 'esm',
  outfile,
  plugins: [sourcePlugin],
});
process.chdir(root);
await import(outfile);
