/** The checks that are no tests: messages, types, lint and format, layers, dead code. Each ends with a line that says how it went. */

import { spawnSync } from 'node:child_process';
import { install, root } from './install.mjs';

const tool = (path, ...args) => [process.execPath, `${root}node_modules/${path}`, ...args];

const checks = [
  ['messages', [process.execPath, `${root}scripts/messages.mjs`, '--check']],
  ['types', tool('typescript/bin/tsc', '-b')],
  ['lint and format', tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
  ['layers and cycles', [process.execPath, `${root}scripts/layers.mjs`]],
  ['dead code', tool('knip/bin/knip.js', '--no-progress')],
];

/** Runs every check, prints what it says, and counts. */
export function runChecks() {
  let passed = 0;
  for (const [name, [command, ...args]] of checks) {
    const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    if (status === 0) passed++;
  }
  return { passed, failed: checks.length - passed };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  install();
  process.exitCode = runChecks().failed === 0 ? 0 : 1;
}
