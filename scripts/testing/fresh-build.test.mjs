/** A build counts as old once a source changes, and only then. */

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildReason, recordBuild } from './fresh-build.mjs';

const BEFORE = Date.UTC(2026, 0, 1);
const BUILT = Date.UTC(2026, 0, 2);
const AFTER = Date.UTC(2026, 0, 3);

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riverstone-build-'));
  for (const path of ['package-lock.json', 'scripts/build.mjs', 'scripts/build-page.mjs']) write(path, BEFORE);
  for (const path of ['packages/web/src/page.tsx', 'packages/rules/src/core/rng.ts']) write(path, BEFORE);
  for (const name of ['web/dist/index.html', 'cli/dist/riverstone.js', 'rules/dist/index.js']) {
    write(`packages/${name}`, AFTER);
  }
  for (const path of ['packages/web/src', 'packages/rules/src', 'packages/rules/src/core']) touch(path, BEFORE);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function touch(path, time) {
  utimesSync(join(folder, path), time / 1000, time / 1000);
}

function write(path, time) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), '');
  touch(path, time);
}

it('is old where nobody noted it, or where a part is missing', () => {
  expect(buildReason(folder)).toBe('nobody knows when it was built');
  rmSync(join(folder, 'packages/web/dist'), { recursive: true });
  expect(buildReason(folder)).toBe('packages/web/dist/index.html is missing');
});

it('is fresh after a build, whatever tests and documents say', () => {
  recordBuild(BUILT, folder);
  write('packages/web/test/page.test.ts', AFTER);
  write('packages/web/README.md', AFTER);
  expect(buildReason(folder)).toBeNull();
});

it.each(['packages/rules/src/core/rng.ts', 'packages/web/vite.config.ts', 'package-lock.json'])(
  'is old once %s changes',
  (path) => {
    recordBuild(BUILT, folder);
    write(path, AFTER);
    expect(buildReason(folder)).toBe(`${path} is newer than the build`);
  },
);

it('is old once a source is deleted', () => {
  recordBuild(BUILT, folder);
  rmSync(join(folder, 'packages/rules/src/core/rng.ts'));
  expect(buildReason(folder)).toBe('packages/rules/src/core is newer than the build');
});
