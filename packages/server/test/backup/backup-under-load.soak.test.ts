/** Backups of a file while people play. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { useServers } from '../support/online.js';
import { backsUpUnderLoad } from './under-load.js';

const folder = mkdtempSync(join(tmpdir(), 'riverstone-under-load-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const servers = useServers();

it('a file is backed up under load: it ends, people play on, and nothing acknowledged before is missing', async () => {
  const at = await servers.start();
  await backsUpUnderLoad(at, '--data', folder, join(folder, 'restored.sqlite'));
  expect((await fetch(`${at.url}ready`)).status).toBe(200);
});
