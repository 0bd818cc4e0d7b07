/** Which files of the built page are loaded together, and how many bytes they are on their way. */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltChunk, chunkModulesFile } from '../build/chunk-modules';
import { builtPage } from '../test/support/built-page';

const chunks: Readonly<Record<string, BuiltChunk>> = JSON.parse(readFileSync(chunkModulesFile, 'utf8'));

/** All files that are there when these modules are, with everything that they import statically. */
export function filesWith(...modules: readonly string[]): ReadonlySet<string> {
  const files = new Set(modules.map(fileOf));
  for (const file of files) for (const next of chunks[file]?.imports ?? []) files.add(next);
  return files;
}

/** The modules in these files. */
export function modulesWith(...modules: readonly string[]): readonly string[] {
  return [...filesWith(...modules)].flatMap((file) => chunks[file]?.modules ?? []);
}

function fileOf(module: string): string {
  const found = Object.keys(chunks).find((file) => chunks[file]?.modules.includes(module));
  if (found === undefined) throw new Error(`${module} is in no file of the built page`);
  return found;
}

/** Bytes of files as they travel: compressed, where there is such a form. A chunk of styles alone has no file. */
export function bytesOf(files: Iterable<string>, form: '.br' | '.gz'): number {
  return [...files].reduce((sum, file) => {
    const forms = [join(builtPage, `${file}${form}`), join(builtPage, file)];
    const found = forms.find((path) => existsSync(path));
    return sum + (found === undefined ? 0 : statSync(found).size);
  }, 0);
}
