/** `npm start`: installs, builds, and serves the page until it is stopped. */

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { stopWithParent } from './cluster/stop-with-parent.mjs';

// In a process of its own: what builds takes several times the memory that serving does, for as long as its process
// lives.
const { status } = spawnSync(process.execPath, [fileURLToPath(new URL('./build.mjs', import.meta.url))], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
if (process.env.npm_lifecycle_event === 'start') stopWithParent(() => process.kill(process.pid, 'SIGTERM'));
// In this process, so that stopping it stops the server.
process.argv.splice(2, 0, 'serve');
await import(new URL('../packages/cli/dist/riverstone.js', import.meta.url));
