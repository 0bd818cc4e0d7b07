/** `riverstone serve`: hands out the page until it is stopped. */

import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ok, type Result } from '@riverstone/rules';
import { createPageServer, type PageServer } from '@riverstone/server';
import { readSettings, type ServeOptions, type ServeSettings } from '../serving/settings.js';

export type { ServeOptions } from '../serving/settings.js';

const BAD_USAGE = 2;
const NOT_POSSIBLE = 1;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Serves the page in a folder; gives the command's exit code once it is stopped. */
export async function serve(options: ServeOptions, page: URL): Promise<number> {
  const settings = readSettings(options, process.env);
  if (!settings.ok) return complain(settings.error, BAD_USAGE);
  const root = fileURLToPath(page);
  if (!existsSync(`${root}index.html`)) return complain('The page is not built yet: run npm run build.', NOT_POSSIBLE);
  const stopped = untilStopped();
  const started = await start(root, settings.value);
  if (!started.ok) return complain(started.error, NOT_POSSIBLE);
  process.stdout.write(greeting(started.value));
  await stopped;
  await started.value.close();
  return 0;
}

/** The first of the ports that is free. */
async function start(root: string, { host, ports }: ServeSettings): Promise<Result<PageServer, string>> {
  for (const port of ports) {
    try {
      return ok(await createPageServer({ root, host, port }));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code === 'EADDRINUSE' && port !== ports.at(-1)) continue;
      return { ok: false, error: reason(error, code, host, ports) };
    }
  }
  throw new Error('there is no port to try');
}

function reason(error: unknown, code: unknown, host: string, ports: readonly number[]): string {
  const [first, last] = [ports[0], ports.at(-1)];
  if (code === 'EADDRINUSE' && ports.length > 1)
    return `The ports ${first} to ${last} are all taken: name a free one, such as --port 8080.`;
  if (code === 'EADDRINUSE')
    return `Port ${first} is taken: stop what uses it, name another, or leave --port out to take the next free one.`;
  if (code === 'EACCES')
    return `Port ${first} needs rights that you do not have: choose one above 1023, such as --port 8080.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `This machine has no address "${host}": use 127.0.0.1 for this machine alone, 0.0.0.0 for everybody on the network.`;
  return `The page can't be served: ${error instanceof Error ? error.message : error}`;
}

function greeting({ host, port, url }: PageServer): string {
  const network = host === '0.0.0.0' || host === '::' ? networkAddresses() : [];
  return [
    `Riverstone is at ${url}`,
    ...network.map((address) => `On your network:  http://${address}:${port}/`),
    'Stop it with Ctrl+C.',
    '',
  ].join('\n');
}

/** The addresses under which other devices of the network find this machine. */
function networkAddresses(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address);
}

/** From now on a signal does not end the process at once. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve());
  });
}

function complain(sentence: string, exitCode: number): number {
  process.stderr.write(`${sentence}\n`);
  return exitCode;
}
