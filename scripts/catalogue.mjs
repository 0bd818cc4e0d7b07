/** `npm run catalogue`: every piece of the interface and each board in its states, with hot refresh. */

import { realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { install, root } from './install.mjs';

const DEFAULT_PORT = 5174;

/** Serves the catalogue. Vite takes the next free port where this one is taken. */
export async function startCatalogue(port, host) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: `${root}packages/web/vite.config.ts`,
    logLevel: 'warn',
    server: {
      host,
      port,
      // Fonts come from the folder of dependencies, which may be a link.
      fs: { allow: [root, realpathSync(`${root}node_modules`)] },
    },
  });
  await vite.listen();
  const { local, network } = vite.resolvedUrls;
  return { url: `${local[0] ?? network[0]}catalogue/`, close: () => vite.close() };
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { values: options } = parseArgs({
    options: { port: { type: 'string', default: `${DEFAULT_PORT}` }, host: { type: 'string', default: 'localhost' } },
  });
  install();
  const { url } = await startCatalogue(Number(options.port), options.host);
  console.log(`The catalogue is at ${url}\nStop it with Ctrl+C.`);
}
