/** What a move costs with few and with many tables in the store. */

import { createRng, seedFromNumber } from '@riverstone/rules';
import { openSqliteStore } from '../../src/store/sqlite-store.js';
import type { FoundTable, GuestTable } from '../../src/store/store.js';
import { startOurs } from '../../support/built-server.js';
import { newPlayer, type Pair, startDuel } from '../../support/duel.js';
import type { Figure } from '../figure.js';
import { goals } from '../goals.js';
import { measureLoad } from '../load/measure-load.js';
import { inNewFolder } from '../new-folder.js';
import type { Scale } from '../scale.js';
import { playToEnd } from '../support/play-duel.js';

/** Few tables, and few games in stock: what is played counts among the stored tables too. */
const LOAD = { tables: 20, stock: 60, betweenMoves: 0, runInSeconds: 0 };

/** A whole game as it is kept. */
interface KeptGame {
  readonly rows: FoundTable['rows'];
  readonly from: GuestTable;
}

export async function* storedFigures(scale: Scale): AsyncGenerator<Figure> {
  yield* await inNewFolder(async (folder): Promise<Figure[]> => {
    const sizes = scale.storedTables.map((tables) => ({ tables, file: `${folder}/stored-${tables}.db`, micros: 0 }));
    const game = await playOne(`${folder}/one.db`);
    for (const { tables, file } of sizes) await fill(file, tables, game);
    // Up and down again: what the machine does meanwhile is shared out.
    for (const size of [...sizes, ...sizes.toReversed()]) size.micros += (await microsPerMove(size.file, scale)) / 2;
    const figures = sizes.map(({ tables, micros }): Figure => {
      return { name: `stored ${tables}: server time a move`, value: micros, unit: 'us', goal: null };
    });
    const ratio = (sizes.at(-1)?.micros ?? Number.NaN) / (sizes[0]?.micros ?? Number.NaN);
    return [...figures, { name: 'stored most / fewest', value: ratio, unit: 'x', goal: { most: goals.storedRatio } }];
  });
}

/** Plays one game to its end on a server of its own, and takes it from the store. */
async function playOne(file: string): Promise<KeptGame> {
  const server = await startOurs(file);
  const pair: Pair = [await newPlayer(server.url), await newPlayer(server.url)];
  const id = await startDuel(server.url, pair);
  await playToEnd(pair, createRng(seedFromNumber(1)));
  await Promise.all(pair.map(({ player }) => player.close()));
  await server.end();
  const store = await openSqliteStore(file);
  const [found, summary] = [await store.find(id), await store.summary(id)];
  await store.close();
  if (found === null || summary === null) throw new Error('the game that was played is not in the store');
  return { rows: found.rows, from: { summary, seats: [] } };
}

/** Writes the game so many times, each time as another table of two other guests. */
async function fill(file: string, tables: number, { rows, from }: KeptGame): Promise<void> {
  console.log(`stored: writing ${tables} tables ...`);
  const store = await openSqliteStore(file);
  const { awaited: _awaited, touchedAt: _touchedAt, ...summary } = from.summary;
  for (let index = 0; index < tables; index++) {
    const seats = [`bench-guest-${2 * index}`, `bench-guest-${2 * index + 1}`];
    const table = `b${`${index}`.padStart(13, '0')}`;
    await store.create(
      rows.map((row) => ({ ...row, awaited: [] })),
      { summary: { ...summary, table }, seats, guests: seats },
    );
  }
  await store.close();
}

async function microsPerMove(file: string, { warmUpSeconds, seconds }: Scale): Promise<number> {
  const server = await startOurs(file);
  try {
    const { url, pid } = server;
    return (await measureLoad('riverstone', { url, pid, warmUpSeconds, seconds, ...LOAD })).serverMicrosPerMove;
  } finally {
    await server.end();
  }
}
