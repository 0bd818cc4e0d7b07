/** What a move costs with PostgreSQL, the node and PostgreSQL's own processes apart, beside SQLite in the same run. */

import { startBuiltServer } from '../../support/built-server.js';
import type { PostgresServer } from '../../support/postgres.js';
import type { Figure } from '../figure.js';
import { goals } from '../goals.js';
import type { LoadResult } from '../load/generator.js';
import { measureLoad } from '../load/measure-load.js';
import { RUN_IN_SECONDS, STOCK } from '../measure-server.js';
import { inNewFolder } from '../new-folder.js';
import type { Scale } from '../scale.js';
import { withPostgres } from '../support/with-postgres.js';

export async function* postgresFigures(scale: Scale): AsyncGenerator<Figure> {
  for (const tables of scale.loadTables) {
    const sqlite = await inNewFolder((folder) => measure(`${folder}/riverstone.db`, tables, scale));
    const { result, bytesPerRow } = await withPostgres((server) => measureWithLog(server, tables, scale));
    yield* figuresOf(tables, sqlite, result);
    yield { name: `postgres ${tables}: write-ahead log a row`, value: bytesPerRow, unit: 'B', goal: null };
  }
}

async function measureWithLog(
  server: PostgresServer,
  tables: number,
  scale: Scale,
): Promise<{ result: LoadResult; bytesPerRow: number }> {
  const url = await server.newDatabase();
  const written = async (): Promise<number> => {
    const [row] = await server.run("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS bytes");
    return Number(row?.bytes);
  };
  const before = await written();
  const result = await measure(url, tables, scale, [server.pid]);
  const [counted] = await server.run('SELECT count(*) AS rows FROM log', url.slice(url.lastIndexOf('/') + 1));
  return { result, bytesPerRow: ((await written()) - before) / Number(counted?.rows) };
}

async function measure(
  data: string,
  tables: number,
  { warmUpSeconds, seconds }: Scale,
  others: readonly number[] = [],
): Promise<LoadResult> {
  console.log(`${data.startsWith('postgres:') ? 'PostgreSQL' : 'SQLite'}: ${tables} tables x 2 clients ...`);
  const { url, pid, end } = await startBuiltServer(data);
  const load = { tables, warmUpSeconds, runInSeconds: RUN_IN_SECONDS, seconds, stock: STOCK };
  try {
    return await measureLoad('riverstone', { urls: [url], pids: [pid, ...others], ...load });
  } finally {
    await end('SIGKILL');
  }
}

function figuresOf(tables: number, sqlite: LoadResult, postgres: LoadResult): Figure[] {
  const [alone = Number.NaN] = sqlite.microsPerMove;
  const [node = Number.NaN, server = Number.NaN] = postgres.microsPerMove;
  const named = (what: string): string => `postgres ${tables}: ${what}`;
  const told = (what: string, value: number, unit: Figure['unit']): Figure => {
    return { name: named(what), value, unit, goal: null };
  };
  return [
    told('node with SQLite', alone, 'us'),
    told('node with PostgreSQL', node, 'us'),
    told("PostgreSQL's processes", server, 'us'),
    told('moves with SQLite', sqlite.movesPerSecond, '/s'),
    told('moves with PostgreSQL', postgres.movesPerSecond, '/s'),
    { name: named('node / SQLite'), value: node / alone, unit: 'x', goal: { most: goals.nodeOnPostgres } },
    { name: named('all / SQLite'), value: (node + server) / alone, unit: 'x', goal: { most: goals.allOnPostgres } },
  ];
}
