/** Builds the page, and lays compressed forms of its files beside them, so that no server compresses while somebody waits. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './install.mjs';

/** Pictures and fonts are compressed already. */
const worthwhile = /\.(?:css|html|js|json|svg|txt|md|webmanifest)$/;

/** Builds `packages/web/dist`; gives its path. */
export async function buildPage() {
  const { build } = await import('vite');
  const folder = `${root}packages/web/dist`;
  await build({ configFile: `${root}packages/web/vite.config.ts`, logLevel: 'warn' });
  for (const name of readdirSync(folder, { recursive: true })) {
    if (worthwhile.test(name)) compress(join(folder, name));
  }
  return folder;
}

function compress(file) {
  const content = readFileSync(file);
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${file}.br`, brotliCompressSync(content, brotli));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
