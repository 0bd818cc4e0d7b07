/** The database file of the tables: its default place, and whether it can be written. */

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, posix, win32 } from 'node:path';
import { ok, type Result } from '@riverstone/rules';
import { sentences } from './sentences.js';

const FILE = 'tables.sqlite';
/** Readable only by its owner: it contains running games with everybody's hands. */
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/** The usual folder for data of programs on this system; null if unknown. */
export function defaultDataFile(
  platform: NodeJS.Platform,
  environment: NodeJS.ProcessEnv,
  home: string,
): string | null {
  if (platform === 'win32') {
    const local = environment.LOCALAPPDATA || (home === '' ? '' : win32.join(home, 'AppData', 'Local'));
    return local === '' ? null : win32.join(local, 'Riverstone', FILE);
  }
  const { XDG_DATA_HOME: data = '' } = environment;
  // The XDG standard says to ignore relative paths.
  if (platform !== 'darwin' && posix.isAbsolute(data)) return posix.join(data, 'riverstone', FILE);
  if (home === '') return null;
  return platform === 'darwin'
    ? posix.join(home, 'Library', 'Application Support', 'Riverstone', FILE)
    : posix.join(home, '.local', 'share', 'riverstone', FILE);
}

/** Creates the folder and the file if they are missing, readable only by their owner. */
export function prepareDataFile(file: string): Result<true, string> {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: OWN_FOLDER });
    closeSync(openSync(file, 'a', OWN_FILE));
    return ok(true);
  } catch (error) {
    return { ok: false, error: sentences.badDataFile(file, reasonOf(error)) };
  }
}

/**
 * The message of an error without code and call: `EACCES: permission denied, open '/x'` becomes "permission denied".
 */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /^[A-Z]+: (.+?)(?:, \w+(?: '.*')?)?$/.exec(message)?.[1] ?? message;
}
