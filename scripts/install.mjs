/**
 * Installs the packages of the lock file unless they are installed already, so that `npm start` and `npm test` work in
 * a fresh clone.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const mark = `${root}.cache/installed`;

/** Runs a command in the project and ends the process if it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (error) console.error(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs the command of an installed package with the current Node. */
export function runTool(path, args, options) {
  run(process.execPath, [`${root}node_modules/${path}`, ...args], options);
}

export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old: Riverstone needs 20.19 or later.`);
    process.exit(1);
  }
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .update(process.version)
    .digest('hex');
  if (existsSync(`${root}node_modules`) && existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  console.log('Installing dependencies (once) ...');
  // Not `npm ci`: it insists on a lock entry for every platform's optional binary, and a registry need not offer them
  // all.
  run('npm', ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: process.platform === 'win32',
  });
  mkdirSync(`${root}.cache`, { recursive: true });
  writeFileSync(mark, wanted);
}
