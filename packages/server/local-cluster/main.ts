/** `npm run cluster`: starts a cluster on this machine, and ends all of it when it is asked to. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { stopWithParent } from '../../../scripts/cluster/stop-with-parent.mjs';
import { ensurePrograms, missingProgramsMessage, type ProgramSet } from '../../../scripts/system-packages.mjs';
import { buildReason } from '../../../scripts/testing/fresh-build.mjs';
import { LocalCluster } from './local-cluster.js';
import { type LocalClusterOptions, readOptions, usage } from './options.js';

const BAD_USAGE = 2;
const NOT_POSSIBLE = 1;
const defaultPorts = Array.from({ length: 10 }, (_, index) => 4180 + index);
/** The signals that end it, with the exit code when a second one comes. */
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const command = fileURLToPath(new URL('../../cli/dist/riverstone.js', import.meta.url));
const build = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url));

const options = readOptions(process.argv.slice(2));
if ('error' in options) complain(`${options.error}\n\n${usage}`, BAD_USAGE);
else if ('help' in options) console.log(usage);
else await run(options);

async function run(wanted: LocalClusterOptions): Promise<void> {
  const missing = install(wanted);
  if (missing !== null) return complain(missing, NOT_POSSIBLE);
  const stopped = untilStopped();
  if (!(await buildIfStale())) return complain('The build failed.', NOT_POSSIBLE);
  const port = await portFor(wanted);
  if (port === null) return complain('The port is in use. Name a free one, such as --port 8080.', NOT_POSSIBLE);
  console.log(`Starting ${wanted.nodes} nodes, and what they need ...`);
  const cluster = new LocalCluster({ ...wanted, port, command, print: (sentence) => console.log(sentence) });
  try {
    const started = cluster.start();
    // Whoever stops it early need not hear why it could not go on.
    started.catch(() => {});
    const outcome = await Promise.race([started.then(() => 'started' as const), stopped]);
    if (outcome === 'started') {
      console.log(`${wanted.store === null ? 'Nothing is kept. ' : ''}Stop it with Ctrl+C.`);
      await stopped;
    }
    console.log('Stopping ...');
  } catch (error) {
    complain(`The cluster could not be started: ${(error as Error).message}`, NOT_POSSIBLE);
  }
  await cluster.stop();
  console.log('Everything has ended.');
  // A part that was just being started may hold the process.
  process.exit();
}

/** What is needed and can't be installed; null if all is there. */
function install({ store, bus }: LocalClusterOptions): string | null {
  const needed: readonly ProgramSet[] = [
    'balancer',
    ...(store === null ? (['postgres'] as const) : []),
    ...(bus === 'redis' ? (['redis'] as const) : []),
  ];
  ensurePrograms(...needed);
  return needed.map(missingProgramsMessage).find((missing) => missing !== null) ?? null;
}

async function buildIfStale(): Promise<boolean> {
  const reason = buildReason();
  if (reason === null) return true;
  console.log(`Building, as ${reason} ...`);
  const [status] = await once(spawn(process.execPath, [build], { stdio: 'inherit' }), 'exit');
  return status === 0;
}

async function portFor({ host, port }: LocalClusterOptions): Promise<number | null> {
  for (const each of port === undefined ? defaultPorts : [port]) if (await isFree(host, each)) return each;
  return null;
}

function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/** The first signal ends everything in order, a second one at once. */
function untilStopped(): Promise<'stopped'> {
  return new Promise((resolve) => {
    let isStopping = false;
    const stop = (exitCode: number): void => {
      if (isStopping) process.exit(exitCode);
      isStopping = true;
      resolve('stopped');
    };
    for (const [signal, exitCode] of Object.entries(signals)) process.on(signal, () => stop(exitCode));
    stopWithParent(() => isStopping || stop(NOT_POSSIBLE));
  });
}

function complain(sentence: string, exitCode: number): void {
  console.error(sentence);
  process.exitCode = exitCode;
}
