/** Fetches the servers to compare with from npm, once, into a folder of their own. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Without a network npm would try for minutes. */
const INSTALL_MS = 120_000;
const cache = fileURLToPath(new URL('../../../.cache/bench-online/', import.meta.url));

/** `colyseus` itself wants a package that npm does not have; these are the parts of it that are used. */
const packages = {
  'boardgame.io': ['boardgame.io@0.50'],
  colyseus: ['@colyseus/core@0.16', '@colyseus/ws-transport@0.16', '@colyseus/schema@3', 'express@4'],
} as const;
export type BaselineName = keyof typeof packages;

/** The folder where a baseline is installed; null, after saying why, where it can't be. */
export function installBaseline(name: BaselineName): string | null {
  const folder = `${cache}${name}`;
  const mark = `${folder}/installed`;
  if (existsSync(mark)) return folder;
  console.log(`Installing ${packages[name].join(' ')} (once) ...`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, '{ "private": true }\n');
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts', ...packages[name]];
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    timeout: INSTALL_MS,
  });
  if (status !== 0) {
    console.log(`${name} could not be installed: it is left out.`);
    return null;
  }
  writeFileSync(mark, '');
  return folder;
}
