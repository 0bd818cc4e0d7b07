/** Maps the packages' names to their sources, so that tests and the development server need no build. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = (path) => fileURLToPath(new URL(`../packages/${path}`, import.meta.url));

/** For Vite and Vitest. The first match counts. */
export const sourceAliases = [
  { find: /^@riverstone\/bots\/worker(\?worker)?$/, replacement: source('bots/src/worker/entry.ts$1') },
  { find: /^@riverstone\/(\w+)$/, replacement: source('$1/src/index.ts') },
  { find: /^@riverstone\/(\w+)\/(.+)$/, replacement: source('$1/src/$2/index.ts') },
];

/** The same for esbuild. */
export const sourcePlugin = {
  name: 'sources',
  setup(build) {
    build.onResolve({ filter: /^@riverstone\// }, ({ path }) => {
      const { find, replacement } = sourceAliases.find((alias) => alias.find.test(path));
      const file = path.replace(find, replacement);
      return existsSync(file) ? { path: file } : undefined;
    });
  },
};
