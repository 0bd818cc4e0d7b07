/** Checks that no folder has too many files. */

import { dirname } from 'node:path';
import { root } from '../install.mjs';
import { projectFiles } from './sources.mjs';

export const MAX_FILES = 25;

/** The folders with more files of their own, tests among them, and how many. */
export function fullFolders(folder = root) {
  const counts = new Map();
  for (const path of projectFiles(['packages', 'scripts'], folder)) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > MAX_FILES);
}
