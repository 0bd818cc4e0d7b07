/** The server of online tables for development: bundled from the sources, and restarted when one of them changes. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { commandBundle } from './bundle-command.mjs';
import { sourcePlugin } from './source-aliases.mjs';

/** How long the server may take to close its sockets and its data file, in milliseconds. */
const GRACE = 3000;

/** A port of this machine that nobody listens on. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Serves the API on a port. The data file stays when the server restarts. Resolves after the first build; if that one
 * failed, the server starts when the error is mended.
 */
export async function startDevServer({ folder, data, port }) {
  const outdir = `${folder}/server`;
  rmSync(outdir, { recursive: true, force: true });
  // The server wants a page; in development Vite serves the real one.
  mkdirSync(`${outdir}/page`, { recursive: true });
  writeFileSync(`${outdir}/page/index.html`, '<!doctype html><title>Riverstone</title>Only the API is here.\n');
  const server = restartable([
    ...['--enable-source-maps', `${outdir}/riverstone.js`, 'serve', '--host', '127.0.0.1', '--grace', '0'],
    ...['--port', `${port}`, '--data', data],
  ]);
  const { context } = await import('esbuild');
  const { promise: firstBuild, resolve } = deferred();
  const restart = {
    name: 'restart',
    setup: (build) => {
      build.onEnd(async ({ errors }) => {
        // After a failed build the last good server keeps running.
        if (errors.length === 0) await server.restart();
        resolve();
      });
    },
  };
  const plugins = [sourcePlugin, restart];
  const bundle = await context({ ...commandBundle, outdir, sourcemap: true, logLevel: 'error', plugins });
  await bundle.watch();
  await firstBuild;
  return {
    async close() {
      await bundle.dispose();
      await server.stop();
    },
  };
}

function deferred() {
  let resolve;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A Node process that can be started again and again. It never outlives this one. */
function restartable(args) {
  let running = null;
  process.on('exit', () => running?.kill());
  const stop = async () => {
    if (running === null || running.exitCode !== null || running.signalCode !== null) return;
    const impatience = setTimeout(() => running.kill('SIGKILL'), GRACE);
    running.kill('SIGTERM');
    await once(running, 'exit');
    clearTimeout(impatience);
  };
  return {
    stop,
    async restart() {
      const isFirst = running === null;
      await stop();
      // Its output is hidden: it names an address that is not the one to open.
      running = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      await Promise.race([once(running.stdout, 'data'), once(running, 'exit')]);
      running.stdout.resume();
      if (!isFirst) console.log('The server has restarted.');
    },
  };
}
