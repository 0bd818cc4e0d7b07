/** `npm test`: installs what is needed, builds, runs every check and every test, and closes with `N passed, N failed`. */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runAudit } from './audit.mjs';
import { ensureChromium } from './chromium.mjs';
import { root } from './install.mjs';

await import('./build.mjs');
const { runChecks } = await import('./check.mjs');

const audit = await runAudit();
const checks = runChecks();
const tests = runTests(process.argv.slice(2));
const passed = audit.passed + checks.passed + tests.passed;
const failed = audit.failed + checks.failed + tests.failed;
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);

/** Runs the test runner and reads its own count; a runner that leaves no count has failed. */
function runTests(filters) {
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
      ...filters,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, CHROME_PATH: ensureChromium() } },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  // A file that can't be loaded has no failed test of its own, and yet the run has failed.
  const unloaded = status !== 0 && numFailedTests === 0 ? Math.max(1, numFailedTestSuites) : 0;
  return { passed: numPassedTests, failed: numFailedTests + unloaded };
}
