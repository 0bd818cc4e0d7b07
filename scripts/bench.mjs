/** `npm run bench`: builds, then measures. */

import { root, run } from './install.mjs';

await import('./build.mjs');
run(process.execPath, ['--import', 'tsx', `${root}packages/cli/bench/main.ts`, ...process.argv.slice(2)]);
