/** Whether `dist` is newer than the sources, so that no test looks at an old build. */

import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

const mark = '.cache/built';
const ignored = /(?:^|\/)(?:node_modules|dist|test|bench|gallery|catalogue|\.cache)(?:\/|$)|\.test\.tsx?$|\.md$/;

/** Notes that everything was built from the sources as they were at that moment, in milliseconds. */
export function recordBuild(begun, folder = root) {
  const file = join(folder, mark);
  mkdirSync(join(folder, '.cache'), { recursive: true });
  writeFileSync(file, '');
  utimesSync(file, begun / 1000, begun / 1000);
}

/** Why a build is needed; null where it is not. */
export function buildReason(folder = root) {
  const file = join(folder, mark);
  const outputs = ['packages/web/dist/index.html', 'packages/cli/dist/riverstone.js', 'packages/rules/dist/index.js'];
  const missing = outputs.find((output) => !existsSync(join(folder, output)));
  if (missing !== undefined) return `${missing} is missing`;
  if (!existsSync(file)) return 'nobody knows when it was built';
  const built = statSync(file).mtimeMs;
  const newer = sources(folder).find((path) => statSync(join(folder, path)).mtimeMs > built);
  return newer === undefined ? null : `${newer} is newer than the build`;
}

/** Files and folders: the time of a folder changes when a file in it is deleted. */
function sources(folder) {
  const found = [];
  const walk = (path) => {
    if (ignored.test(path)) return;
    const isFolder = statSync(join(folder, path)).isDirectory();
    // The build itself makes folders in a package's own.
    if (!isFolder || path.split('/').length > 2) found.push(path);
    if (!isFolder) return;
    for (const name of readdirSync(join(folder, path))) walk(`${path}/${name}`);
  };
  for (const name of readdirSync(join(folder, 'packages'))) walk(`packages/${name}`);
  for (const name of ['package-lock.json', 'scripts/build.mjs', 'scripts/build-page.mjs']) walk(name);
  return found;
}
