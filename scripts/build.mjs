/** Builds every package: types and modules with the compiler, the page with Vite, the command line with esbuild. */

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildPage } from './build-page.mjs';
import { commandBundle } from './bundle-command.mjs';
import { install, root, runTool } from './install.mjs';
import { recordBuild } from './testing/fresh-build.mjs';

const begun = Date.now();
install();
runTool('typescript/bin/tsc', ['-b']);
const page = await buildPage();

const { build } = await import('esbuild');
rmSync(`${root}packages/cli/dist`, { recursive: true, force: true });
const { metafile } = await build({ ...commandBundle, metafile: true });
cpSync(page, `${root}packages/cli/dist/page`, { recursive: true });
writeFileSync(`${root}packages/cli/dist/third-party-licences.txt`, licences(Object.keys(metafile.inputs)));
recordBuild(begun);

/** The licence texts of the packages whose files are in the bundle. Their licences require it. */
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

/** For packages that name the MIT licence without its text: ours with their author. */
function mitLicence(author) {
  return readFileSync(`${root}LICENSE`, 'utf8').replace(/^Copyright .*$/m, `Copyright (c) ${author?.name ?? author}`);
}
