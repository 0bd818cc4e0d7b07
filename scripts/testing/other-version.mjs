/** Bundles the server as another version of it would be: from the sources, with some of their text changed. */

import { readFileSync } from 'node:fs';
import { root } from '../install.mjs';
import { sourcePlugin } from '../source-aliases.mjs';

/** Beside the packages that they import, so that the test runner leaves them alone. */
export const otherVersions = `${root}packages/server/node_modules/.cache/`;

/** Throws if a change finds nothing to change. */
export async function bundleOtherVersion(outfile, changes) {
  const done = new Set();
  const changing = {
    name: 'another version',
    setup: (builder) =>
      builder.onLoad({ filter: /\/packages\/server\/src\/.*\.ts$/ }, ({ path }) => {
        let contents = readFileSync(path, 'utf8');
        for (const change of changes) {
          if (!path.endsWith(change.file) || !change.from.test(contents)) continue;
          contents = contents.replace(change.from, change.to);
          done.add(change);
        }
        return { contents, loader: 'ts' };
      }),
  };
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: ['packages/server/src/index.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [changing, sourcePlugin],
    logLevel: 'error',
  });
  const missed = changes.find((change) => !done.has(change));
  if (missed !== undefined) throw new Error(`${missed.file} has nothing like ${missed.from}`);
}
