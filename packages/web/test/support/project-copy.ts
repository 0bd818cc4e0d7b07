/** A copy of the project to edit in a test: sources only, with the installed dependencies linked in. */

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../../../..', import.meta.url));
const made = ['node_modules', 'dist', '.cache', 'gallery'];

export interface ProjectCopy {
  readonly root: string;
  /** Replaces a text in the only file of this name below a folder. Throws when there is no such file or text. */
  edit(folder: string, name: string, from: string, to: string): void;
  remove(): void;
}

export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'riverstone-copy-'));
  for (const name of ['packages', 'scripts']) {
    cpSync(join(project, name), join(root, name), {
      recursive: true,
      filter: (path) => !made.includes(basename(path)),
    });
  }
  for (const name of readdirSync(project)) {
    if (/^(package|tsconfig).*\.json$/.test(name)) cpSync(join(project, name), join(root, name));
  }
  // Says that the dependencies are installed.
  mkdirSync(join(root, '.cache'));
  cpSync(join(project, '.cache/installed'), join(root, '.cache/installed'));
  const folders = ['.', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))];
  for (const folder of folders) {
    const from = join(project, folder, 'node_modules');
    if (existsSync(from)) symlinkSync(from, join(root, folder, 'node_modules'));
  }
  return {
    root,
    edit(folder, name, from, to) {
      const file = onlyFile(join(root, folder), name);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
      writeFileSync(file, text.replace(from, to));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function onlyFile(folder: string, name: string): string {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => basename(path) === name);
  if (found.length !== 1) throw new Error(`${folder} has ${found.length} files named ${name}`);
  return join(folder, `${found[0]}`);
}
