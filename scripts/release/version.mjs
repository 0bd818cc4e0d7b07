/** `npm run release:version`: new versions from the changesets, and their summaries in the one CHANGELOG. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { install, root, run, runTool } from '../install.mjs';
import { summaryOf, withSection } from './changelog.mjs';

install();
const folder = `${root}.changeset/`;
const files = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
const summaries = files.map((name) => summaryOf(readFileSync(`${folder}${name}`, 'utf8')));
const today = new Date().toISOString().slice(0, 10);
const changelog = readFileSync(`${root}CHANGELOG.md`, 'utf8');
// Fails before anything is written where there is nothing to release.
withSection(changelog, 'next', today, summaries);

runTool('@changesets/cli/bin.js', ['version']);
const { version } = JSON.parse(readFileSync(`${root}packages/cli/package.json`, 'utf8'));
writeFileSync(`${root}CHANGELOG.md`, withSection(changelog, version, today, summaries));
run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund', '--loglevel=error'], {
  shell: process.platform === 'win32',
});
console.log(`Version ${version}. Look at CHANGELOG.md, then commit.`);
