/**
 * `npm run cluster`: several servers behind a balancer on this machine, with what they need. They run in a process
 * group of their own, so that Ctrl+C ends them in their order, and that nothing is left of them, however they end.
 */

import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, root } from '../install.mjs';
import { stopWithParent } from './stop-with-parent.mjs';

install();
const folder = mkdtempSync(join(tmpdir(), 'riverstone-cluster-'));
// Run by root, PostgreSQL has a user of its own, who must get through to its folder.
chmodSync(folder, 0o711);
const main = `${root}packages/server/local-cluster/main.ts`;
const runner = spawn(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  detached: true,
  env: { ...process.env, TMPDIR: folder },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => runner.kill(signal));
if (process.env.npm_lifecycle_event === 'cluster') {
  let isStopping = false;
  stopWithParent(() => {
    if (!isStopping) runner.kill('SIGTERM');
    isStopping = true;
  });
}
runner.once('exit', (code, signal) => {
  endGroup(runner.pid);
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = code ?? 128 + constants.signals[signal];
});

/** Ends what was left in the process group. */
function endGroup(group) {
  try {
    process.kill(-group, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
