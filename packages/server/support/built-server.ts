/** Our own server as it is built and started by anybody, without limits to how fast one address may ask. */

import { fileURLToPath } from 'node:url';
import { type ServerProcess, startServer } from './server-process.js';

const command = fileURLToPath(new URL('../../cli/dist/riverstone.js', import.meta.url));

/** Starts the built command on a file, on any free port unless one is named. */
export function startOurs(file: string, port = 0): Promise<ServerProcess> {
  return startServer([command, 'serve', '--port', `${port}`, '--data', file, '--limits', 'off', '--log', 'silent']);
}
