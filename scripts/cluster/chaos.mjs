/** `npm run chaos`: builds, then lets a cluster break in every way while games go on. */

import { root, run } from '../install.mjs';
import { ensurePrograms } from '../system-packages.mjs';

await import('../build.mjs');
ensurePrograms('databases');
run(process.execPath, ['--import', 'tsx', `${root}packages/server/chaos/main.ts`, ...process.argv.slice(2)]);
