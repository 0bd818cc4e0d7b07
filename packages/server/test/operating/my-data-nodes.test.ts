/** People's data where two servers share a file. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import { testDataOnTwoNodes } from './data-on-two-nodes.js';

const folder = mkdtempSync(join(tmpdir(), 'riverstone-two-nodes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;

describe('two servers on a file', () => {
  testDataOnTwoNodes(async () => join(folder, `${++files}.sqlite`));
});
