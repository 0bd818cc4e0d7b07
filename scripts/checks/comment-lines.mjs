/** Checks the length of comment lines. The formatter wraps code and leaves comments as they are. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { projectFiles } from './sources.mjs';

export const MAX_CHARACTERS = 120;

const source = /\.(?:tsx?|mjs|mts|js|css)$/;
const comment = /^\s*(?:\/\*|\*|\/\/)/;
/** Links and examples of code can't be wrapped. */
const exempt = /https?:\/\/\S{60,}|\* @example /;

/** Comment lines that are too long, as `file:line`. */
export function longComments(folder = root) {
  return projectFiles(['packages', 'scripts', 'vitest.config.ts'], folder)
    .filter((path) => source.test(path) && !path.includes('/generated/'))
    .flatMap((path) =>
      readFileSync(join(folder, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          line.length > MAX_CHARACTERS && comment.test(line) && !exempt.test(line) ? [`${path}:${index + 1}`] : [],
        ),
    );
}
