/** `npm start`: installs, builds and opens the game. */

import { root, run } from './install.mjs';

await import('./build.mjs');
run(process.execPath, [`${root}packages/cli/dist/riverstone.js`, 'play', ...process.argv.slice(2)]);
