/** Starts the built server as users do, but without rate limits. */

import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from './server-process.js';

const command = fileURLToPath(new URL('../../cli/dist/riverstone.js', import.meta.url));

export interface BuiltServerSettings {
  readonly port?: number;
  /** Arguments of Node itself. */
  readonly execArgv?: readonly string[];
}

/** Starts the built command on a file or a PostgreSQL database, on any free port unless one is named. */
export function startBuiltServer(
  data: string,
  { port = 0, execArgv = [] }: BuiltServerSettings = {},
): Promise<ServerProcess> {
  return startServer([
    ...execArgv,
    command,
    'serve',
    '--port',
    `${port}`,
    data.startsWith('postgres:') ? '--store' : '--data',
    data,
    '--limits',
    'off',
    '--log',
    'silent',
    '--grace',
    '0',
  ]);
}
