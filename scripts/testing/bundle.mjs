/** The command and the bots' worker, bundled from the sources for tests that start them as programs. */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { commandBundle } from '../bundle-command.mjs';
import { root } from '../install.mjs';
import { sourcePlugin } from '../source-aliases.mjs';

const folder = `${root}.cache/test-bundle`;

/** What `riverstone` runs. It has no page beside it. */
export const bundledCommand = `${folder}/riverstone.js`;

/** What a thread runs in which bots think. */
export const bundledBotWorker = new URL(`file://${folder}/serving/bot-worker.js`);

export async function bundleForTests() {
  const { build } = await import('esbuild');
  const options = { ...commandBundle, outdir: folder, plugins: [sourcePlugin], write: false, logLevel: 'error' };
  const { outputFiles } = await build(options);
  for (const { path, text } of outputFiles) {
    // Another run may be using a file, so one that is up to date is left alone.
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
