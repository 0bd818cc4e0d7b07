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
const made = ['node_modules', 'dist', '.cache'];

export interface ProjectCopy {
  readonly root: string;
  /** Replaces a text in the only file of this name below a folder. Throws when there is no such file or text. */
  edit(folder: string, name: string, from: string, to: string): void;
  remove(): void;
}

/** `isBuilt`: our own packages are linked to the copy, too, so that it can be built. */
export function copyProject({ isBuilt = false } = {}): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'riverstone-copy-'));
  for (const name of ['packages', 'scripts', 'docs']) {
    cpSync(join(project, name), join(root, name), {
      recursive: true,
      filter: (path) => !made.includes(basename(path)),
    });
  }
  for (const name of readdirSync(project)) {
    if (/^(package|tsconfig|biome).*\.json$|^vitest\.config\.ts$|^LICENSE$|^\.gitignore$/.test(name))
      cpSync(join(project, name), join(root, name));
  }
  // Says that the dependencies are installed.
  mkdirSync(join(root, '.cache'));
  cpSync(join(project, '.cache/installed'), join(root, '.cache/installed'));
  for (const name of readdirSync(join(root, 'packages'))) {
    const from = join(project, 'packages', name, 'node_modules');
    if (existsSync(from)) symlinkSync(from, join(root, 'packages', name, 'node_modules'));
  }
  if (isBuilt) linkDependencies(root);
  else symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
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

/** Links every installed package. Our own are linked to the copy, so that nothing is read from the original. */
function linkDependencies(root: string): void {
  const installed = join(project, 'node_modules');
  const links = join(root, 'node_modules');
  mkdirSync(join(links, '@riverstone'), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@riverstone' && name !== 'riverstone') symlinkSync(join(installed, name), join(links, name));
  }
  for (const name of readdirSync(join(installed, '@riverstone'))) {
    symlinkSync(join(root, 'packages', name), join(links, '@riverstone', name));
  }
}

function onlyFile(folder: string, name: string): string {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => basename(path) === name);
  if (found.length !== 1) throw new Error(`${folder} has ${found.length} files named ${name}`);
  return join(folder, `${found[0]}`);
}
