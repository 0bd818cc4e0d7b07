/** `npm run bench:online`: builds, then measures the server of online tables and those to compare it with. */

import { root, run } from './install.mjs';

await import('./build.mjs');
run(process.execPath, ['--import', 'tsx', `${root}packages/server/bench/main.ts`, ...process.argv.slice(2)]);
