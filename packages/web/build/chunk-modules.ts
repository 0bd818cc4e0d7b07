/** Writes down which modules each built file holds and which files it imports, for a test of what is loaded when. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const packages = fileURLToPath(new URL('../../', import.meta.url));

/** Outside the built page, because everything in there is served. */
export const chunkModulesFile = fileURLToPath(new URL('../../../.cache/page-chunks.json', import.meta.url));

export interface BuiltChunk {
  /** The modules, relative to `packages/`. */
  readonly modules: readonly string[];
  /** The files that are loaded with it; what is imported dynamically is not among them. */
  readonly imports: readonly string[];
}

export const chunkModules: Plugin = {
  name: 'chunk-modules',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks: Record<string, BuiltChunk> = {};
    for (const [file, output] of Object.entries(bundle)) {
      if (output.type !== 'chunk') continue;
      const modules = output.moduleIds.map((id) => relative(packages, id.replace(/\?.*$/, '')));
      chunks[file] = { modules, imports: output.imports };
    }
    mkdirSync(dirname(chunkModulesFile), { recursive: true });
    writeFileSync(chunkModulesFile, JSON.stringify(chunks, null, 1));
  },
};
