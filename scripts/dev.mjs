/** `npm run dev`: the page with hot refresh, and a server of online tables that restarts when its sources change. */

import { mkdirSync, realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { freePort, startDevServer } from './dev-server.mjs';
import { install, root } from './install.mjs';

const DEFAULT_PORT = 5173;
const folder = `${root}.cache/dev`;
const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: `${DEFAULT_PORT}` },
    // 0.0.0.0 also lets the phones of the same network in.
    host: { type: 'string', default: 'localhost' },
    data: { type: 'string', default: `${folder}/tables.sqlite` },
  },
});

install();
mkdirSync(folder, { recursive: true });
const apiPort = await freePort();
const [api, page] = await Promise.all([
  startDevServer({ folder, data: options.data, port: apiPort }),
  startPage(`http://127.0.0.1:${apiPort}`),
]);
// Vite would end the process before the server has closed its data file.
process.removeAllListeners('SIGTERM');
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
const { local, network } = page.resolvedUrls;
console.log(`Riverstone is at ${local[0] ?? network[0]}`);
for (const address of network) console.log(`On your network:  ${address}`);
console.log(`Tables are kept in ${options.data}\nStop it with Ctrl+C.`);

/** Vite takes the next free port where the usual one is taken. */
async function startPage(target) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: `${root}packages/web/vite.config.ts`,
    logLevel: 'warn',
    server: {
      host: options.host,
      port: Number(options.port),
      // The host is passed on as it is: the server compares it with the page's origin.
      proxy: { '/api': { target, ws: true, changeOrigin: false } },
      // Fonts come from the folder of dependencies, which may be a link.
      fs: { allow: [root, realpathSync(`${root}node_modules`)] },
      warmup: { clientFiles: ['./src/app/main.tsx', './src/screens/*.tsx'] },
    },
  });
  return vite.listen();
}

async function stop() {
  await Promise.all([api.close(), page.close()]);
  process.exit(0);
}
