/** `npm run chaos`: builds, then injects faults into a cluster while games are played on it. */

import { root, run } from '../install.mjs';
import { ensurePrograms } from '../system-packages.mjs';

await import('../build.mjs');
ensurePrograms('databases');
run(process.execPath, ['--import', 'tsx', `${root}packages/server/chaos/main.ts`, ...process.argv.slice(2)]);
