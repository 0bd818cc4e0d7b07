/** The project's own files, as git knows them: tracked, and new ones that it does not ignore. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';

/** Paths relative to the folder, below these folders. */
export function projectFiles(folders, folder = root) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...folders];
  const output = execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64_000_000 });
  return output.split('\0').filter((path) => path !== '' && existsSync(join(folder, path)));
}
