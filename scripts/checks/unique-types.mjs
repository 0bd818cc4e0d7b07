/** Checks that no two packages export the same type name. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { projectFiles } from './sources.mjs';

const definition = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)(?=[\s<=({])/gm;

/** The names with more than one definition, each with its files. */
export function duplicateTypes(folder = root) {
  const files = projectFiles(['packages'], folder).filter(
    (path) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const places = new Map();
  for (const path of files) {
    for (const [, name] of readFileSync(join(folder, path), 'utf8').matchAll(definition)) {
      places.set(name, [...(places.get(name) ?? []), path]);
    }
  }
  return { types: places.size, duplicates: [...places].filter(([, paths]) => paths.length > 1) };
}
