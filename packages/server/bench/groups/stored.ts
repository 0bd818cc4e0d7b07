/**
 * What few and many tables in the store change: how long a start takes, what a move costs, and what the list of a guest
 * with thousands of tables costs. With a file, and with PostgreSQL.
 */

import { createRng, seedFromNumber } from '@riverstone/rules';
import { hashOf } from '../../src/identity/token.js';
import { openStore } from '../../src/store/open-store.js';
import { startBuiltServer } from '../../support/built-server.js';
import { newPlayer, type Pair, startDuel } from '../../support/duel.js';
import { processorSecondsOf, type ServerProcess } from '../../support/server-process.js';
import type { Figure } from '../figure.js';
import { goals } from '../goals.js';
import { measureLoad } from '../load/measure-load.js';
import { inNewFolder } from '../new-folder.js';
import type { Scale } from '../scale.js';
import { fillDatabase, fillFile, type KeptTable } from '../support/bulk-load.js';
import { playToEnd } from '../support/play-duel.js';
import { withPostgres } from '../support/with-postgres.js';

/** Few tables, and few games in stock: what is played counts among the stored tables too. */
const LOAD = { tables: 20, stock: 60, runInSeconds: 0 };
/** Of each stored table: a game that has just begun. A million whole ones would fill a small disk. */
const KEPT_ROWS = 16;
const LISTED = 4000;
const LIST_REQUESTS = 400;
const TOKEN = 'x'.repeat(43);
const COOKIE = `riverstone-guest=${TOKEN}`;
const many = { guest: 'bench-with-many', tables: LISTED };

interface Measured {
  readonly startMs: number;
  readonly micros: number;
  readonly listMs: number;
}

export async function* storedFigures(scale: Scale): AsyncGenerator<Figure> {
  const kept = await inNewFolder((folder) => playOne(`${folder}/one.db`));
  yield* figuresOf('file', await measureFiles(kept, scale));
  yield* figuresOf('PostgreSQL', await measureDatabases(kept, scale));
}

async function measureFiles(kept: KeptTable, scale: Scale): Promise<ReadonlyMap<number, Measured>> {
  const measured = new Map<number, Measured>();
  for (const tables of scale.storedTables)
    await inNewFolder(async (folder) => {
      const file = `${folder}/riverstone.db`;
      console.log(`stored, file: writing ${tables} tables ...`);
      await fillFile(file, tables, kept, many);
      measured.set(tables, await measure(file, scale));
    });
  return measured;
}

async function measureDatabases(kept: KeptTable, scale: Scale): Promise<ReadonlyMap<number, Measured>> {
  const measured = new Map<number, Measured>();
  for (const tables of scale.storedTables)
    await withPostgres(async (postgres) => {
      const url = await postgres.newDatabase();
      await (await openStore(url)).close();
      console.log(`stored, PostgreSQL: writing ${tables} tables ...`);
      await fillDatabase(postgres, url.slice(url.lastIndexOf('/') + 1), { tables, kept, many });
      measured.set(tables, await measure(url, scale, [postgres.pid]));
    });
  return measured;
}

async function measure(data: string, scale: Scale, others: readonly number[] = []): Promise<Measured> {
  const store = await openStore(data);
  await store.addToken(many.guest, hashOf(TOKEN), Date.now());
  await store.close();
  const began = performance.now();
  const server = await startBuiltServer(data);
  const startMs = performance.now() - began;
  try {
    const listMs = await millisecondsPerList(server, others);
    return { startMs, listMs, micros: await microsPerMove(server, others, scale) };
  } finally {
    await server.end();
  }
}

async function microsPerMove(
  { url, pid }: ServerProcess,
  others: readonly number[],
  { warmUpSeconds, seconds }: Scale,
): Promise<number> {
  const load = { urls: [url], pids: [pid, ...others], warmUpSeconds, seconds, ...LOAD };
  return (await measureLoad('riverstone', load)).microsPerMove.reduce((sum, micros) => sum + micros);
}

/** Processor time of one answer to `/api/me`, once the server has warmed up. */
async function millisecondsPerList({ url, pid }: ServerProcess, others: readonly number[]): Promise<number> {
  const used = (): number => [pid, ...others].reduce((sum, each) => sum + processorSecondsOf(each), 0);
  let before = used();
  for (let request = 0; request < 2 * LIST_REQUESTS; request++) {
    if (request === LIST_REQUESTS) before = used();
    const response = await fetch(new URL('/api/me', url), { headers: { cookie: COOKIE } });
    const { tables } = (await response.json()) as { readonly tables: readonly unknown[] };
    if (tables.length === 0) throw new Error('the guest with many tables has none');
  }
  return ((used() - before) * 1000) / LIST_REQUESTS;
}

/** Plays a game on a server of its own, and takes its beginning from the store. */
async function playOne(file: string): Promise<KeptTable> {
  const server = await startBuiltServer(file);
  const pair: Pair = [await newPlayer(server.url), await newPlayer(server.url)];
  const id = await startDuel(server.url, pair);
  await playToEnd(pair, createRng(seedFromNumber(1)));
  await Promise.all(pair.map(({ player }) => player.close()));
  await server.end();
  const store = await openStore(file);
  const [found, whole] = [await store.find(id), await store.summary(id)];
  await store.close();
  if (found === null || whole === null) throw new Error('the game that was played is not in the store');
  const { awaited: _awaited, touchedAt: _touchedAt, dueAt: _dueAt, ...summary } = whole;
  return { rows: found.rows.slice(0, KEPT_ROWS), summary };
}

function* figuresOf(store: string, measured: ReadonlyMap<number, Measured>): Generator<Figure> {
  for (const [tables, { startMs, micros, listMs }] of measured) {
    const named = (what: string): string => `stored ${tables}, ${store}: ${what}`;
    yield { name: named('start'), value: startMs, unit: 'ms', goal: { most: goals.startMs } };
    yield { name: named('time a move'), value: micros, unit: 'us', goal: null };
    const isLong = tables >= LISTED;
    yield { name: named('time of /api/me'), value: listMs, unit: 'ms', goal: isLong ? { most: goals.listMs } : null };
  }
  const all = [...measured.values()];
  const value = (all.at(-1)?.micros ?? Number.NaN) / (all[0]?.micros ?? Number.NaN);
  yield { name: `stored, ${store}: most / fewest`, value, unit: 'x', goal: { most: goals.storedRatio } };
}
