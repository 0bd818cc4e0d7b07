/**
 * The built server, killed without warning under load, again and again: what was acknowledged is there, and only once.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '@riverstone/protocol';
import { createRng, type Rng, seedFromNumber, unwrap } from '@riverstone/rules';
import { afterAll, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import { startBuiltServer } from '../../support/built-server.js';
import { newPlayer, startDuel } from '../../support/duel.js';
import { makeTable } from '../../support/guest.js';
import { anyStone, seatInTurn } from '../../support/kakuzu-move.js';
import type { Player } from '../../support/player.js';
import type { ServerProcess } from '../../support/server-process.js';

const KILLS = 8;
const TABLES = 4;
const folder = mkdtempSync(join(tmpdir(), 'riverstone-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Something that the server said it has kept. */
interface Acknowledged {
  readonly table: string;
  readonly id: string;
  /** The version it became, where the server told. */
  readonly version: number | null;
}

class Load {
  readonly acknowledged: Acknowledged[] = [];
  #isOver = false;
  #sent = 0;
  readonly #loops: Promise<void>[] = [];
  #watch: { readonly at: number; readonly reached: () => void } | null = null;

  constructor(private readonly rng: Rng) {}

  add(table: string, player: Player, seat: number): void {
    this.#loops.push(this.#play(table, player, seat));
  }

  /** Resolves when so many more were acknowledged. */
  more(count: number): Promise<void> {
    return new Promise((reached) => {
      this.#watch = { at: this.acknowledged.length + count, reached };
    });
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#loops);
  }

  async #play(table: string, player: Player, seat: number): Promise<void> {
    while (!this.#isOver) {
      const id = `load-${++this.#sent}`;
      const answer = await player.do(this.#next(player, seat), id);
      if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.error)}`);
      this.acknowledged.push({ table, id, version: answer.value.version });
      if (this.acknowledged.length === this.#watch?.at) this.#watch.reached();
    }
  }

  /** A stone where it is their turn, else a word: nobody else moves meanwhile, so nothing of it can be refused. */
  #next({ view }: Player, seat: number): Command {
    const isTurn = view !== null && seatInTurn(view) === seat;
    return isTurn && view !== null ? anyStone(view, this.rng) : { type: 'say', text: `from ${seat}` };
  }
}

/** The ids in a table's log with the version of each. */
async function keptIn(file: string, tables: readonly string[]): Promise<ReadonlyMap<string, number[]>> {
  const store = await openSqliteStore(file);
  const kept = new Map<string, number[]>();
  for (const table of tables) {
    const rows = (await store.find(table))?.rows ?? [];
    expect(rows.map(({ version }) => version)).toEqual(rows.map((_, index) => index + 1));
    for (const { version, body } of rows) {
      const { id } = JSON.parse(body) as { id: string | null };
      if (id?.startsWith('load-') === true) kept.set(id, [...(kept.get(id) ?? []), version]);
    }
  }
  await store.close();
  return kept;
}

it(`loses and repeats nothing in ${KILLS} power cuts in a row`, async () => {
  // KILL_SEED=… repeats the moves and kills of a run that failed.
  const seed = Number(process.env.KILL_SEED ?? Date.now());
  console.log(`KILL_SEED=${seed}`);
  const rng = createRng(seedFromNumber(seed));
  const file = join(folder, 'tables.sqlite');
  let server: ServerProcess = await startBuiltServer(file);
  const port = Number(new URL(server.url).port);
  const players: Player[] = [];
  const tables: string[] = [];
  const load = new Load(rng);
  for (let index = 0; index < TABLES; index++) {
    const pair = [await newPlayer(server.url), await newPlayer(server.url)] as const;
    const table = await startDuel(server.url, pair);
    tables.push(table);
    for (const [seat, { player }] of pair.entries()) {
      players.push(player);
      load.add(table, player, seat);
    }
  }
  for (let kill = 1; kill <= KILLS; kill++) {
    await load.more(1 + rng.below(150));
    await server.end('SIGKILL');
    server = await startBuiltServer(file, { port });
    for (const player of players) await player.until(({ isHere, breaks }) => isHere && breaks >= kill);
  }
  await load.more(20);
  await load.end();
  for (const player of players) await player.close();
  await server.end();
  const kept = await keptIn(file, tables);
  const lost = load.acknowledged.filter(({ id }) => !kept.has(id));
  const doubled = [...kept].filter(([, versions]) => versions.length > 1);
  const elsewhere = load.acknowledged.filter(({ id, version }) => version !== null && !kept.get(id)?.includes(version));
  expect({ lost, doubled, elsewhere }).toEqual({ lost: [], doubled: [], elsewhere: [] });
  expect(load.acknowledged.length).toBeGreaterThan(KILLS);
});

it('stops when it is asked to, though bots are thinking', async () => {
  const server = await startBuiltServer(join(folder, 'bots.sqlite'));
  const { cookie, player } = await newPlayer(server.url);
  const masters = ['master', 'master', 'master'] as const;
  const plan = { game: 'kakuro-challenge', seats: [...masters, null], options: { first: 0 }, listed: false } as const;
  const table = await makeTable(server.url, cookie, { ...plan, seats: [...plan.seats], name: 'Ada' });
  unwrap(await player.join(table));
  unwrap(await player.do({ type: 'start' }));
  // A process that the signal had killed would have no exit code.
  expect(await server.end('SIGTERM')).toBe(0);
  await player.close();
});
