/**
 * Builds the page, and lays compressed forms of its files beside them, so that no server compresses while somebody
 * waits.
 */

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './install.mjs';

/** Pictures and fonts are compressed already. */
const worthwhile = /\.(?:css|html|js|json|svg|txt|md|webmanifest)$/;

/** Builds `packages/web/dist`; gives its path. */
export async function buildPage() {
  const folder = `${root}packages/web/dist`;
  await withFolderForNow(async () => {
    const { build } = await import('vite');
    await build({ configFile: `${root}packages/web/vite.config.ts`, logLevel: 'warn' });
  });
  for (const name of readdirSync(folder, { recursive: true })) {
    if (worthwhile.test(name)) compress(join(folder, name));
  }
  return folder;
}

/**
 * What makes the service worker leaves a folder behind each time; so it gets one to leave it in, and that is taken
 * away.
 */
async function withFolderForNow(work) {
  const names = ['TMPDIR', 'TEMP', 'TMP'];
  const before = names.map((name) => process.env[name]);
  const folder = mkdtempSync(join(tmpdir(), 'riverstone-build-'));
  for (const name of names) process.env[name] = folder;
  try {
    await work();
  } finally {
    for (const [index, name] of names.entries()) {
      if (before[index] === undefined) delete process.env[name];
      else process.env[name] = before[index];
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

function compress(file) {
  const content = readFileSync(file);
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${file}.br`, brotliCompressSync(content, brotli));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
