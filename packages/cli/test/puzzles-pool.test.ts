/** `npm run puzzles` can be stopped at any moment: what it goes on with is what it would have made. */

import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Pool } from '../puzzles/pool.js';

const quiet = (): void => undefined;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'puzzles-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('goes on after a stop in the middle of a line', async () => {
  const whole = Pool.open(join(folder, 'whole'), 'best-move', 5);
  await whole.fill(12, quiet);

  const first = Pool.open(join(folder, 'halves'), 'best-move', 5);
  await first.fill(6, quiet);
  const file = join(folder, 'halves/best-move-from-5.jsonl');
  const { length } = readFileSync(file);
  truncateSync(file, length - 20);
  const second = Pool.open(join(folder, 'halves'), 'best-move', 5);
  expect(second.puzzles.length).toBeLessThan(first.puzzles.length);
  await second.fill(12, quiet);
  expect(second.puzzles).toEqual(whole.puzzles);
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(join(folder, 'whole/best-move-from-5.jsonl'), 'utf8'));
});
