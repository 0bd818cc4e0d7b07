/** A server of another version, in this process. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOtherVersion, otherVersions, type SourceChange } from '../../../../scripts/testing/other-version.mjs';
import type { startServer } from '../../src/index.js';

export interface OtherVersion {
  readonly startServer: typeof startServer;
  remove(): void;
}

export async function otherVersion(...changes: readonly SourceChange[]): Promise<OtherVersion> {
  mkdirSync(otherVersions, { recursive: true });
  const folder = mkdtempSync(join(otherVersions, 'other-version-'));
  const file = join(folder, 'server.mjs');
  await bundleOtherVersion(file, changes);
  const loaded = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Pick<OtherVersion, 'startServer'>;
  return { startServer: loaded.startServer, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
