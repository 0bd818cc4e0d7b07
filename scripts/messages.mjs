/**
 * `npm run messages`: writes the types of the page's catalogues and checks every language; with `--check` it only
 * checks.
 */

import { root, runTool } from './install.mjs';

runTool('tsx/dist/cli.mjs', [`${root}packages/web/build/messages/main.ts`, ...process.argv.slice(2)]);
