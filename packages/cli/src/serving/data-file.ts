/** The file that tables are kept in: where it is by habit, and whether it can be written. */

import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, posix, win32 } from 'node:path';
import { ok, type Result } from '@riverstone/rules';
import { sentences } from './sentences.js';

const FILE = 'tables.sqlite';
/** For nobody but whoever runs the server: running games are in it, with everybody's hands. */
const OWN_FOLDER = 0o700;
const OWN_FILE = 0o600;

/** Where programs keep their data on this kind of machine; null where nothing says so. */
export function usualDataFile(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv, home: string): string | null {
  if (platform === 'win32') {
    const local = environment.LOCALAPPDATA || (home === '' ? '' : win32.join(home, 'AppData', 'Local'));
    return local === '' ? null : win32.join(local, 'Riverstone', FILE);
  }
  const { XDG_DATA_HOME: data = '' } = environment;
  // The standard says that a relative path is to be ignored.
  if (platform !== 'darwin' && posix.isAbsolute(data)) return posix.join(data, 'riverstone', FILE);
  if (home === '') return null;
  return platform === 'darwin'
    ? posix.join(home, 'Library', 'Application Support', 'Riverstone', FILE)
    : posix.join(home, '.local', 'share', 'riverstone', FILE);
}

/** Makes the folder and the file where they are not there, readable by their owner alone. */
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
 * The words of an error without the call that it came from: `EACCES: permission denied, open '/x'` is "permission
 * denied".
 */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /^[A-Z]+: (.+?)(?:, \w+(?: '.*')?)?$/.exec(message)?.[1] ?? message;
}
