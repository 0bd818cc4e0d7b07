/** A display that nobody sees, for programs that need one. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export interface HiddenDisplay {
  /** As programs want it in `DISPLAY`. */
  readonly name: string;
  stop(): Promise<void>;
}

/** Starts a display; it finds a free number itself. */
export async function startDisplay(size = '1400x1000'): Promise<HiddenDisplay> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${size}x24`, '-nolisten', 'tcp', '-noreset'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const told = server.stdio[3] as Readable;
  const [number] = await Promise.race([
    once(told, 'data'),
    once(server, 'exit').then(() => {
      throw new Error('Xvfb could not be started');
    }),
  ]);
  return {
    name: `:${String(number).trim()}`,
    stop: async () => {
      if (server.exitCode !== null) return;
      server.kill();
      await once(server, 'exit');
    },
  };
}
