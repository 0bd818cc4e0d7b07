/** What the test runner does before the first test of a group, and after the last. */

import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../install.mjs';
import { bundleForTests } from './bundle.mjs';
import { buildReason } from './fresh-build.mjs';

/** Where programs look for the folder of temporary files, on every system. */
const names = ['TMPDIR', 'TEMP', 'TMP'];

/** These groups test what is built. */
const needBuild = ['browser', 'soak', 'databases', 'engines', 'ear', 'ear-games'];

/** Called for each group (`project`) that has a file in this run, and once for the run, without a name. */
export async function setup(project) {
  if (needBuild.includes(project.name)) {
    buildIfStale();
    project.onTestsRerun(buildIfStale);
  }
  if (project.name !== '') return () => {};
  await bundleForTests();
  project.onTestsRerun(bundleForTests);
  return useTemporaryFolder();
}

function buildIfStale() {
  const reason = buildReason();
  if (reason === null) return;
  console.log(`Building, as ${reason} ...`);
  // Vitest sets NODE_ENV to "test", which would make a service worker for development.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync(process.execPath, [`${root}scripts/build.mjs`], { stdio: 'inherit', env });
  if (status !== 0) throw new Error('The build failed, and these tests need it.');
}

/** Gives the run one folder for temporary files, and fails the run when a test leaves something in it. */
function useTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'riverstone-tests-'));
  // Run by root, PostgreSQL has a user of its own, who must get through to its folder.
  chmodSync(folder, 0o711);
  for (const name of names) process.env[name] = folder;
  return () => {
    const left = readdirSync(folder).filter((name) => name.startsWith('riverstone-'));
    rmSync(folder, { recursive: true, force: true });
    if (left.length === 0) return;
    console.error(`Tests left folders behind: ${left.join(', ')}`);
    // To the runner an error this late is only a remark.
    process.exitCode = 1;
  };
}
