/**
 * `npm run messages`: writes the types of the catalogues and checks every language. With `--check` nothing is written.
 */

import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { problemsOfCatalogues } from './check.ts';
import { staleTypeFiles, writeTypeFiles } from './types.ts';

const source = fileURLToPath(new URL('../../src', import.meta.url));
const isCheck = process.argv.includes('--check');

const problems = [...problemsOfCatalogues(source)];
if (problems.length === 0) {
  const files = isCheck ? [...staleTypeFiles(source).keys()] : writeTypeFiles(source);
  for (const file of files) {
    const name = relative(source, file);
    if (isCheck) problems.push(`${name}: is not up to date. Run "npm run messages".`);
    else console.log(`written: ${name}`);
  }
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
