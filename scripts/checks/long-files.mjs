/** Checks that no source file is too long to be read at once. Half of them have fewer than 60 lines. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { projectFiles } from './sources.mjs';

export const MAX_LINES = 500;

const source = /\.(?:tsx?|mjs|mts|js|css)$/;

/** The longer files, and how many lines they have. */
export function longFiles(folder = root) {
  return projectFiles(['packages', 'scripts', 'examples'], folder)
    .filter((path) => source.test(path) && !path.includes('/generated/'))
    .map((path) => [path, readFileSync(join(folder, path), 'utf8').split('\n').length - 1])
    .filter(([, lines]) => lines > MAX_LINES);
}
