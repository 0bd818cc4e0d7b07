/** How much memory the server holds while thousands follow a running game and do nothing. */

import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startBuiltServer } from '../../support/built-server.js';
import { newPlayer, type Pair, startDuel } from '../../support/duel.js';
import { processorSecondsOf, residentMegabytes, type ServerProcess } from '../../support/server-process.js';
import type { Figure } from '../figure.js';
import { goals } from '../goals.js';
import { inNewFolder } from '../new-folder.js';
import type { Scale } from '../scale.js';
import { inBatches } from '../support/in-batches.js';

/** How long the clients are idle before memory is measured: long enough for one ping of every socket. */
const IDLE_SECONDS = 30;

/** Files and sockets that a process needs besides. */
const OTHER_FILES = 200;

export async function* idleFigures({ idleTables }: Scale): AsyncGenerator<Figure> {
  const tables = Math.min(idleTables, mostTables());
  if (tables < idleTables) console.log(`idle: only ${tables} tables, as a process may not open more files (ulimit -n)`);
  yield* await inNewFolder(async (folder) => {
    const server = await startBuiltServer(`${folder}/riverstone.db`);
    try {
      return await measure(server, tables);
    } finally {
      await server.end('SIGKILL');
    }
  });
}

/** How many tables with two clients a process may open; Node takes as many files as it is allowed to when it starts. */
function mostTables(): number {
  const files = /^Max open files +([0-9]+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1];
  return files === undefined ? Number.POSITIVE_INFINITY : Math.floor((Number(files) - OTHER_FILES) / 2);
}

async function measure({ url, pid }: ServerProcess, tables: number): Promise<Figure[]> {
  const clients = 2 * tables;
  console.log(`idle: ${clients} clients at ${tables} tables ...`);
  const before = residentMegabytes(pid);
  const pairs = await inBatches(tables, 20, () => openPair(url));
  const [started, used] = [performance.now(), processorSecondsOf(pid)];
  await wait(IDLE_SECONDS * 1000);
  const busy = (processorSecondsOf(pid) - used) / ((performance.now() - started) / 1000);
  const megabytes = residentMegabytes(pid);
  if (pairs.flat().some(({ player }) => !player.isHere)) throw new Error('not every idle client is still connected');
  await Promise.all(pairs.flat().map(({ player }) => player.close()));
  return [
    { name: `idle ${clients}: memory`, value: megabytes, unit: 'MB', goal: { most: goals.idleMegabytes } },
    { name: `idle ${clients}: memory before`, value: before, unit: 'MB', goal: null },
    {
      name: `idle ${clients}: memory a client`,
      value: (1000 * (megabytes - before)) / clients,
      unit: 'kB',
      goal: null,
    },
    { name: `idle ${clients}: part of a processor`, value: busy, unit: 'x', goal: null },
  ];
}

async function openPair(url: string): Promise<Pair> {
  const pair: Pair = [await newPlayer(url), await newPlayer(url)];
  await startDuel(url, pair);
  return pair;
}
