/** `kill -9` under load, many times: acknowledged moves must be stored exactly once, and clients back soon. */

import { setTimeout as wait } from 'node:timers/promises';
import { createRng, seedFromNumber } from '@riverstone/rules';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import { startBuiltServer } from '../../support/built-server.js';
import { newPlayer, type Pair } from '../../support/duel.js';
import type { Figure } from '../figure.js';
import { goals } from '../goals.js';
import { inNewFolder } from '../new-folder.js';
import type { Scale } from '../scale.js';
import { type Answered, EndlessDuel } from '../support/endless-duel.js';
import { inBatches } from '../support/in-batches.js';

const TABLES = 25;
/** How long the load goes on at most between everybody's return and the next kill, in milliseconds. */
const MAX_WAIT = 1000;

export async function* killFigures({ kills }: Scale): AsyncGenerator<Figure> {
  yield* await inNewFolder(async (folder) => {
    const file = `${folder}/riverstone.db`;
    console.log(`kill: ${kills} times, ${TABLES} tables x 2 clients ...`);
    const { answered, longest } = await playAndKill(file, kills);
    const refusals = new Set(answered.flatMap(({ refusal }) => refusal ?? []));
    if (refusals.size > 0) console.log(`kill: refused were ${[...refusals].join(', ')}`);
    return figuresOf(answered, await keptIds(file, answered), longest);
  });
}

async function playAndKill(file: string, kills: number): Promise<{ answered: Answered[]; longest: number }> {
  const rng = createRng(seedFromNumber(kills));
  let server = await startBuiltServer(file);
  const { url } = server;
  const port = Number(new URL(url).port);
  const duels = await inBatches(TABLES, 5, async (index) => {
    const pair: Pair = [await newPlayer(url), await newPlayer(url)];
    return EndlessDuel.start(url, pair, createRng(seedFromNumber(index)));
  });
  const playing = Promise.all(duels.map((duel) => duel.play()));
  let longest = 0;
  for (let kill = 0; kill < kills; kill++) {
    await wait(rng.below(MAX_WAIT));
    await server.end('SIGKILL');
    const restarted = performance.now();
    server = await startBuiltServer(file, { port });
    await Promise.all(duels.map((duel) => duel.bothBack(kill + 1)));
    longest = Math.max(longest, performance.now() - restarted);
  }
  for (const duel of duels) duel.finish();
  await playing;
  await Promise.all(duels.map((duel) => duel.close()));
  await server.end('SIGKILL');
  return { answered: duels.flatMap((duel) => duel.answered), longest };
}

/** How often each id stands in the log of its table. */
async function keptIds(file: string, answered: readonly Answered[]): Promise<ReadonlyMap<string, number>> {
  const store = await openSqliteStore(file);
  const kept = new Map<string, number>();
  for (const table of new Set(answered.map((each) => each.table))) {
    for (const { body } of (await store.find(table))?.rows ?? []) {
      const { id } = JSON.parse(body) as { readonly id: string | null };
      if (id !== null) kept.set(id, (kept.get(id) ?? 0) + 1);
    }
  }
  await store.close();
  return kept;
}

function figuresOf(answered: readonly Answered[], kept: ReadonlyMap<string, number>, longest: number): Figure[] {
  const count = (isCounted: (each: Answered, times: number) => boolean): number =>
    answered.filter((each) => isCounted(each, kept.get(each.id) ?? 0)).length;
  const plain = (what: string, value: number, goal: Figure['goal']): Figure => ({
    name: `kill: ${what}`,
    value,
    unit: '',
    goal,
  });
  return [
    plain(
      'acknowledged',
      count(({ refusal }) => refusal === null),
      null,
    ),
    plain(
      'of these sent twice',
      count(({ again }) => again),
      null,
    ),
    plain(
      'lost',
      count(({ refusal }, times) => refusal === null && times === 0),
      { most: goals.lost },
    ),
    plain('doubled', [...kept.values()].filter((times) => times > 1).length, { most: goals.doubled }),
    plain(
      'refused but kept',
      count(({ refusal }, times) => refusal !== null && times > 0),
      { most: 0 },
    ),
    plain(
      'refused',
      count(({ refusal }) => refusal !== null),
      { most: 0 },
    ),
    { name: 'kill: longest until all are back', value: longest, unit: 'ms', goal: { most: goals.backMs } },
  ];
}
