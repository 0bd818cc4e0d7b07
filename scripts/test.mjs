/**
 * `npm test`: installs, builds, runs every check and every test, and ends with `N passed, N failed`.
 * With the name of a group (`npm run test:unit`): the tests of that group alone. Further arguments go to the test
 * runner.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runAudit } from './audit.mjs';
import { install, root } from './install.mjs';
import { ensureChromium, ensurePrograms, findHeadlessChromium, whyNotHere } from './system-packages.mjs';

/** These need programs of their own, which are on Linux alone. */
const onLinux = ['engines', 'ear'];
const groups = ['unit', 'browser', 'soak', ...onLinux];
/** What runs with a group when it is asked for by its name. */
const alsoWhenAsked = { ear: ['ear-games'] };
const [first, ...others] = process.argv.slice(2);
const counts = groups.includes(first)
  ? [runGroup(first, others)]
  : await runAll(first === undefined ? [] : [first, ...others]);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);

async function runAll(args) {
  await import('./build.mjs');
  const { runChecks } = await import('./check.mjs');
  // The audit mostly waits for the network.
  const audit = runAudit();
  const checks = await runChecks();
  const browser = ensureChromium();
  ensurePrograms(...onLinux);
  const leftOut = onLinux.filter((group) => whyNotHere(group) !== null);
  const counts = [
    await audit,
    checks,
    runTests([...projects(groups.filter((group) => !leftOut.includes(group))), ...args], browser),
  ];
  for (const group of leftOut) console.log(`Not run here, and not counted: ${group}. ${whyNotHere(group)}`);
  return counts;
}

function runGroup(group, args) {
  install();
  if (onLinux.includes(group)) ensurePrograms(group);
  const browser = group === 'unit' ? undefined : ensureChromium();
  if (group === 'soak') process.env.SOAK = 'full';
  return runTests([...projects([group, ...(alsoWhenAsked[group] ?? [])]), ...args], browser);
}

function projects(names) {
  return names.flatMap((name) => ['--project', name]);
}

/** Runs the test runner and reads its own count. A runner that leaves no count has failed. */
function runTests(args, browser) {
  const report = `${root}.cache/tests.json`;
  rmSync(report, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [
      `${root}node_modules/vitest/vitest.mjs`,
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...args,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...pathsOf(browser) } },
  );
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
