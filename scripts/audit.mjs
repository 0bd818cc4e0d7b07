/**
 * Known holes in the packages that we depend on, as the registry knows them. Where it does not answer, nothing is
 * claimed.
 */

import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { root } from './install.mjs';

/** A registry that says nothing for so long is not waited for. In milliseconds. */
const PATIENCE = 30_000;
const MAX_BYTES = 64_000_000;
const grave = ['high', 'critical'];

/**
 * The packages that reach whoever plays or hosts: those in the bundles, by their lists of licences, and what is
 * installed beside them. Most of them are development dependencies by npm's count, as a bundle needs no installation,
 * so `--omit=dev` would pass them over.
 */
export function shippedPackages(folder = root) {
  const lists = ['packages/cli/dist/third-party-licences.txt', 'packages/web/dist/third-party-licences.md']
    .map((file) => `${folder}${file}`)
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
  const bundled = lists.flatMap((list) => [...list.matchAll(/^(?:## )?(@?[\w./-]+)(?: -)? \d+\.\d+\.\d+\S* \(/gm)]);
  const { dependencies } = JSON.parse(readFileSync(`${folder}packages/cli/package.json`, 'utf8'));
  return new Set([...bundled.map(([, name]) => name), ...Object.keys(dependencies)]);
}

/** What npm said: null where the registry has no answer, else the holes in what is shipped and those in tools. */
export function readAudit(text, shipped) {
  const report = parsed(text);
  if (report?.auditReportVersion !== 2) return null;
  const found = Object.values(report.vulnerabilities).filter(({ severity }) => grave.includes(severity));
  const inShipped = found.filter(({ name }) => shipped.has(name));
  const inTools = found.filter(({ name }) => !shipped.has(name));
  return { inShipped: inShipped.map(sentence), inTools: inTools.map(sentence) };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    // Without a network npm may have nothing to say but an error.
    return null;
  }
}

function sentence({ name, severity, range, via }) {
  const titles = via.map((each) => (typeof each === 'string' ? `by way of ${each}` : `${each.title} ${each.url}`));
  return `${name} ${range}: ${severity}: ${titles.join(', ')}`;
}

/** What `npm audit` prints in a folder. */
export function askRegistry(folder = root, environment = process.env) {
  const args = ['audit', '--json', '--fetch-retries=0', `--fetch-timeout=${PATIENCE}`];
  const shell = process.platform === 'win32';
  const options = { cwd: folder, env: environment, timeout: PATIENCE, maxBuffer: MAX_BYTES, shell };
  // npm ends with an error for a hole as well as for no answer: what it prints tells them apart.
  return new Promise((resolve) => execFile('npm', args, options, (_error, printed) => resolve(printed)));
}

/**
 * Says how it stands and counts it as a check; a hole in a tool is told, and fails nothing: it reaches nobody who
 * plays.
 */
export async function runAudit() {
  const audit = readAudit(await askRegistry(), shippedPackages());
  if (audit === null) {
    console.log('       known holes: not checked: the registry has no audit answer');
    return { passed: 0, failed: 0 };
  }
  for (const hole of [...audit.inShipped, ...audit.inTools]) console.log(hole);
  const isClean = audit.inShipped.length === 0;
  console.log(`${isClean ? 'ok    ' : 'FAILED'} known holes`);
  return isClean ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
