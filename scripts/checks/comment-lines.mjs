/** Checks the length of comment lines. The formatter wraps code and leaves comments as they are. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { projectFiles } from './sources.mjs';

export const MOST_CHARACTERS = 120;

const source = /\.(?:tsx?|mjs|mts|js|css)$/;
const comment = /^\s*(?:\/\*|\*|\/\/)/;
/** A link can't be wrapped. */
const link = /https?:\/\/\S{60,}/;

/** Comment lines that are too long, as `file:line`. */
export function longComments(folder = root) {
  return projectFiles(['packages', 'scripts', 'vitest.config.ts'], folder)
    .filter((path) => source.test(path))
    .flatMap((path) =>
      readFileSync(join(folder, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          line.length > MOST_CHARACTERS && comment.test(line) && !link.test(line) ? [`${path}:${index + 1}`] : [],
        ),
    );
}
