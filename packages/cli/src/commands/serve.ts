/** `riverstone serve`: serves the page and the tables on one port until it is stopped. */

import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ok, type Result } from '@riverstone/rules';
import { BusRefused, isPostgresUrl, type RunningServer, StoreProblem, startServer } from '@riverstone/server';
import { addressesFor } from '../serving/addresses.js';
import { prepareDataFile, reasonOf } from '../serving/data-file.js';
import { greeting } from '../serving/greeting.js';
import { sentences } from '../serving/sentences.js';
import { readSettings, type ServeOptions, type ServeSettings } from '../serving/settings.js';
import { disablePretenuring } from '../serving/v8-flags.js';

export type { ServeOptions } from '../serving/settings.js';

/** Files that the build puts beside the command. */
export interface BuiltFiles {
  /** The folder of the page. */
  readonly page: URL;
  /** The script of bot workers. */
  readonly botWorker: URL;
}

const BAD_USAGE = 2;
const NOT_POSSIBLE = 1;
/** The signals that stop the server, with the exit code when a second one comes. */
const signals = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Serves until a signal comes; returns the exit code. */
export async function serve(options: ServeOptions, built: BuiltFiles): Promise<number> {
  const settings = readSettings(options, process.env);
  if (!settings.ok) return complain(settings.error, BAD_USAGE);
  if (!existsSync(new URL('index.html', built.page))) return complain(sentences.notBuilt, NOT_POSSIBLE);
  const { data } = settings.value;
  const prepared = isPostgresUrl(data) ? ok(true) : prepareDataFile(data);
  if (!prepared.ok) return complain(prepared.error, NOT_POSSIBLE);
  disablePretenuring();
  // The server must go on if the greeting can't be printed: the disk may be full, or the reader gone.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const stopped = untilStopped();
  const started = await start(settings.value, built);
  if (!started.ok) return complain(started.error, NOT_POSSIBLE);
  if (!started.value.hasBus) process.stderr.write(`${sentences.noBus}\n`);
  process.stdout.write(greetingOf(started.value, settings.value));
  await stopped;
  await started.value.close();
  return 0;
}

/** Listens on the first free port. */
async function start(settings: ServeSettings, built: BuiltFiles): Promise<Result<RunningServer, string>> {
  const { ports, ...common } = settings;
  for (const port of ports) {
    try {
      const addresses = (taken: number) => addressesFor({ ...settings, port: taken }, networkInterfaces());
      const page = fileURLToPath(built.page);
      return ok(await startServer({ ...common, port, page, botWorker: built.botWorker, addresses }));
    } catch (error) {
      if (codeOf(error) === 'EADDRINUSE' && port !== ports.at(-1)) continue;
      return { ok: false, error: reason(error, settings) };
    }
  }
  throw new Error('there is no port to try');
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function reason(error: unknown, { host, ports, data }: ServeSettings): string {
  if (error instanceof BusRefused) return sentences.busRefused(error.message);
  if (error instanceof StoreProblem)
    return isPostgresUrl(data)
      ? sentences.badDatabase(error.message)
      : error.reason !== 'damaged'
        ? sentences.badDataFile(data, error.message)
        : sentences.damagedDataFile(data, error.message);
  if (isFull(error)) return sentences.diskFull(data);
  const [first = 0, last = first] = [ports[0], ports.at(-1)];
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return ports.length > 1 ? sentences.portsTaken(first, last) : sentences.portTaken(first);
    case 'EACCES':
      return sentences.portForbidden(first);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return sentences.noSuchHost(host);
    default:
      return !cameFromStore(error)
        ? sentences.notPossible(reasonOf(error))
        : isPostgresUrl(data)
          ? sentences.badDatabase(reasonOf(error))
          : sentences.badDataFile(data, reasonOf(error));
  }
}

/** SQLite's error number, or the system's name. */
function isFull(error: unknown): boolean {
  return error instanceof Error && (('errcode' in error && error.errcode === 13) || codeOf(error) === 'ENOSPC');
}

/** SQLite's errors have a number, PostgreSQL's a severity. */
function cameFromStore(error: unknown): boolean {
  return error instanceof Error && ('errcode' in error || 'severity' in error);
}

function greetingOf({ url, port }: RunningServer, settings: ServeSettings): string {
  const addresses = addressesFor({ ...settings, port }, networkInterfaces());
  return greeting({ url, addresses, isPublic: settings.origins.length > 0, data: settings.data }, process.stdout);
}

/** The first signal stops the server gracefully, a second one ends the process at once. */
function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    for (const [signal, exitCode] of Object.entries(signals)) {
      process.on(signal, () => {
        if (isStopping) process.exit(exitCode);
        isStopping = true;
        resolve();
      });
    }
  });
}

function complain(sentence: string, exitCode: number): number {
  process.stderr.write(`${sentence}\n`);
  return exitCode;
}
