/**
 * The checks besides tests: messages, types, lint and format, layers, conventions, dead code. Each ends with a line
 * that says how it went.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { install, root } from './install.mjs';

const tool = (path, ...args) => [process.execPath, `${root}node_modules/${path}`, ...args];

const checks = [
  ['messages', [process.execPath, `${root}scripts/messages.mjs`, '--check']],
  ['types', tool('typescript/bin/tsc', '-b')],
  ['lint and format', tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')],
  ['layers and cycles', [process.execPath, `${root}scripts/checks/layers.mjs`]],
  ['names, folders and comments', [process.execPath, `${root}scripts/checks/conventions.mjs`]],
  ['dead code', tool('knip/bin/knip.js', '--no-progress')],
];

/** Runs every check, prints what it says, and counts. */
export async function runChecks() {
  let passed = 0;
  for (const [name, [command, ...args]] of checks) {
    const [status] = await once(spawn(command, args, { cwd: root, stdio: 'inherit' }), 'exit');
    console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
    if (status === 0) passed++;
  }
  return { passed, failed: checks.length - passed };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  install();
  const { failed } = await runChecks();
  process.exitCode = failed === 0 ? 0 : 1;
}
