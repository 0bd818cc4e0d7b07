/**
 * `npm test`: installs, builds, runs every check and every test, and ends with `N passed, N failed`.
 * With the name of a group (`npm run test:unit`): the tests of that group alone. Further arguments go to the test
 * runner.
 */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runAudit } from './audit.mjs';
import { install, root, runTool } from './install.mjs';
import { ensureChromium, ensurePrograms, findHeadlessChromium, unsupportedReason } from './system-packages.mjs';

/** These need programs of their own, which can be installed with Debian's packages alone. */
const withPrograms = ['databases', 'engines', 'ear'];
const groups = ['unit', 'browser', 'soak', ...withPrograms];
/** What runs with a group when it is asked for by its name. */
const alsoWhenAsked = { ear: ['ear-games'] };
const [first, ...others] = process.argv.slice(2);
const counts = groups.includes(first)
  ? [await runGroup(first, others)]
  : await runAll(first === undefined ? [] : [first, ...others]);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);

async function runAll(args) {
  install();
  // Runs them at once: a package manager mostly waits for the network, a bundler and a linter use one core each.
  const programs = runNode('scripts/system-packages.mjs', withPrograms);
  runTool('typescript/bin/tsc', ['-b']);
  const { runChecks } = await import('./check.mjs');
  const [checks, built] = await Promise.all([runChecks(), runNode('scripts/build.mjs', [])]);
  if (built !== 0) process.exit(built);
  const audit = runAudit();
  await programs;
  const browser = ensureChromium();
  const leftOut = withPrograms.filter((group) => unsupportedReason(group) !== null);
  const tests = await runTests([...projects(groups.filter((group) => !leftOut.includes(group))), ...args], browser);
  const counts = [await audit, checks, tests];
  for (const group of leftOut) console.log(`Not run here, and not counted: ${group}. ${unsupportedReason(group)}`);
  return counts;
}

/** Runs a file of this folder in a process of its own, and gives its exit code. */
async function runNode(file, args, env = {}) {
  const options = { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } };
  const [status] = await once(spawn(process.execPath, [`${root}${file}`, ...args], options), 'exit');
  return status ?? 1;
}

function runGroup(group, args) {
  install();
  if (withPrograms.includes(group)) ensurePrograms(group);
  const browser = ['unit', 'databases'].includes(group) ? undefined : ensureChromium();
  if (['soak', 'databases'].includes(group)) process.env.SOAK = 'full';
  return runTests([...projects([group, ...(alsoWhenAsked[group] ?? [])]), ...args], browser);
}

function projects(names) {
  return names.flatMap((name) => ['--project', name]);
}

/** Runs the test runner and reads its own count. A runner that leaves no count has failed. */
async function runTests(args, browser) {
  const report = `${root}.cache/tests.json`;
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const status = await runNode('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...args], pathsOf(browser));
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  // A file that can't be loaded has no failed test of its own, and yet the run has failed.
  const unloaded = status !== 0 && numFailedTests === 0 ? Math.max(1, numFailedTestSuites) : 0;
  return { passed: numPassedTests, failed: numFailedTests + unloaded };
}

/** Which Chromium tests start. */
function pathsOf(browser) {
  if (browser === undefined) return {};
  return { CHROME_PATH: browser, HEADLESS_CHROME_PATH: findHeadlessChromium() ?? browser };
}
