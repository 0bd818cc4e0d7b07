/** `npm run bench:bots`: builds, then lets the bots play against each other. */

import { root, run } from './install.mjs';

await import('./build.mjs');
run(process.execPath, ['--import', 'tsx', `${root}packages/cli/bench/bots/main.ts`, ...process.argv.slice(2)]);
