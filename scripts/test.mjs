/**
 * `npm test`: installs, builds, runs every check and every test, and ends with `N passed, N failed`.
 * With the name of a group (`npm run test:unit`): the tests of that group alone. Further arguments go to the test
 * runner.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runAudit } from './audit.mjs';
import { install, root } from './install.mjs';
import { ensureChromium, ensurePrograms } from './system-packages.mjs';

const groups = ['unit', 'browser', 'soak', 'engines', 'ear'];
/** Runs only when the group is asked for by its name: whole games by ear take their time. */
const alsoWhenAsked = { ear: ['ear-games'] };
/** These need more programs than a Chromium, and Linux: Orca and WebKitGTK are nowhere else. */
const onLinux = ['engines', 'ear'];
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
  const left = process.platform === 'linux' ? [] : onLinux;
  if (left.length > 0) console.log(`Left out, as they need Linux: ${left.join(', ')}`);
  else ensurePrograms(...onLinux);
  const usual = groups.filter((group) => !left.includes(group));
  return [await audit, checks, runTests([...projects(usual), ...args], browser)];
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
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...(browser && { CHROME_PATH: browser }) } },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  // A file that can't be loaded has no failed test of its own, and yet the run has failed.
  const unloaded = status !== 0 && numFailedTests === 0 ? Math.max(1, numFailedTestSuites) : 0;
  return { passed: numPassedTests, failed: numFailedTests + unloaded };
}
