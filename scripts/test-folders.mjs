/** Gives a run of the tests one folder for everything that is there for a while, and fails where a test has left something in it. */

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where programs look for a place, on every system. */
const names = ['TMPDIR', 'TEMP', 'TMP'];

/** Called by the test runner before the first test; what it gives is called after the last. */
export function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'riverstone-tests-'));
  for (const name of names) process.env[name] = folder;
  return () => {
    const left = readdirSync(folder).filter((name) => name.startsWith('riverstone-'));
    rmSync(folder, { recursive: true, force: true });
    if (left.length === 0) return;
    console.error(`tests have left folders behind: ${left.join(', ')}`);
    // To the runner an error this late is a remark.
    process.exitCode = 1;
  };
}
