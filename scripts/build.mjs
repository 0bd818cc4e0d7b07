/** Builds every package: types and modules by the compiler, the page, the command line bundled into files that need no installation. */

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildPage } from './build-page.mjs';
import { install, root, runTool } from './install.mjs';

install();
runTool('typescript/bin/tsc', ['-b']);
const page = await buildPage();

const { build } = await import('esbuild');
const { version } = JSON.parse(readFileSync(`${root}packages/cli/package.json`, 'utf8'));
rmSync(`${root}packages/cli/dist`, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  // the command, and what worker threads of the arena and of online tables run
  entryPoints: [
    'packages/cli/src/riverstone.ts',
    'packages/cli/src/arena/worker.ts',
    'packages/cli/src/serving/bot-worker.ts',
  ],
  outdir: 'packages/cli/dist',
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  // A native module can't be bundled; it is loaded only where Node has no SQLite of its own.
  external: ['@photostructure/sqlite'],
  legalComments: 'none',
  metafile: true,
  define: { RIVERSTONE_VERSION: JSON.stringify(version) },
  // commander is CommonJS and asks for Node's modules with require
  banner: {
    js: "import { createRequire as riverstoneRequire } from 'node:module'; const require = riverstoneRequire(import.meta.url);",
  },
});
cpSync(page, `${root}packages/cli/dist/page`, { recursive: true });
writeFileSync(`${root}packages/cli/dist/third-party-licences.txt`, licences(Object.keys(metafile.inputs)));

/** The licence texts of the packages whose files are in the bundle: they ask to come along. */
function licences(files) {
  const folders = new Set(
    files.map((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]).filter(Boolean),
  );
  return [...folders].sort().map(licenceOf).join('\n\n');
}

function licenceOf(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'));
  const file = readdirSync(`${root}${folder}`).find((each) => /^licen[cs]e/i.test(each));
  if (file === undefined && license !== 'MIT') throw new Error(`${name} has no licence file`);
  const text = file === undefined ? mitLicence(author) : readFileSync(`${root}${folder}/${file}`, 'utf8');
  return `${name} ${version} (${license})\n\n${text.trim()}`;
}

/** For packages that name the licence and leave its text out: it is the same as ours, but for the author. */
function mitLicence(author) {
  return readFileSync(`${root}LICENSE`, 'utf8').replace(/^Copyright .*$/m, `Copyright (c) ${author?.name ?? author}`);
}
