/** Our own server as it is built and started by anybody, without limits to how fast one address may ask. */

import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from './server-process.js';

const command = fileURLToPath(new URL('../../cli/dist/riverstone.js', import.meta.url));

export interface OurSettings {
  readonly port?: number;
  /** Arguments of Node itself. */
  readonly execArgv?: readonly string[];
}

/** Starts the built command on a file or a PostgreSQL database, on any free port unless one is named. */
export function startOurs(data: string, { port = 0, execArgv = [] }: OurSettings = {}): Promise<ServerProcess> {
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
