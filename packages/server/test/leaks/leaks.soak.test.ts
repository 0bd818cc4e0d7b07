/** Thousands of whole games, and every byte that anybody was sent held against what they may know. */

import { createRng, pick, type Rng, seedFromNumber } from '@riverstone/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { soakSize } from '../../../../scripts/testing/soak-size.js';
import { type Client, leakIn } from '../support/leak-check.js';
import { type Kind, RandomTable } from '../support/random-table.js';
import { referenceTable } from '../support/reference-table.js';
import { TablesNode } from '../support/tables-node.js';

/** Played at the same time: so many moves share one commit. */
const AT_ONCE = 40;
const actions = ['d', 'd', 'd', 'd', 'd', 'x', 'n4', 'n9', 'n1', 'd', 'x', 'n7'];
const markers = [7, 12, 17, 23, 9, 14, 21, 30, 11, 26];
/** Mostly short; now and then so long that the order of what lies face down can be told apart. */
const someMarkers = (rng: Rng): number[] => (rng.below(10) === 0 ? markers : markers.slice(0, among(2, 4, rng)));

let node: TablesNode;
beforeAll(async () => {
  node = await TablesNode.open();
});
afterAll(() => node.remove());

const among = (low: number, high: number, rng: Rng): number => low + rng.below(high - low + 1);

const kinds: readonly { readonly name: string; readonly games: number; readonly kind: (rng: Rng) => Kind }[] = [
  {
    name: 'races',
    games: soakSize(850),
    kind: (rng) => ({ game: 'kakuro-race', seats: among(1, 5, rng), options: { markers: someMarkers(rng), actions } }),
  },
  {
    name: 'sealed races',
    games: soakSize(850),
    kind: (rng) => ({
      game: 'kakuro-race',
      seats: among(2, 5, rng),
      options: { markers: someMarkers(rng), actions, sealed: true },
    }),
  },
  {
    name: 'games of Kakuro Challenge',
    games: soakSize(160),
    kind: (rng) => ({
      game: 'kakuro-challenge',
      seats: among(2, 4, rng),
      options: {
        scoring: pick(['referee', 'claim'], rng),
        expert: rng.below(2) === 0,
        moveSeconds: pick(['off', 60], rng),
      },
    }),
  },
  {
    name: 'games of Kakuzu',
    games: soakSize(160),
    kind: (rng) => ({
      game: 'kakuzu',
      seats: among(1, 4, rng),
      options: { variant: pick(['bag', 'same-digit', 'announce'], rng), sheet: pick(['random', 'lot', 7], rng) },
    }),
  },
];

async function leaksOf(played: RandomTable): Promise<(string | null)[]> {
  const found = await node.store.find(played.table);
  const table = referenceTable(found?.rows ?? []);
  return played.clients.map((client) => leakIn(table, client));
}

/** Every tenth game is played again by the same people. */
async function playOne(kind: Kind, rng: Rng): Promise<(string | null)[]> {
  const first = new RandomTable(node, kind, rng);
  await first.play();
  const leaks = await leaksOf(first);
  if (rng.below(10) > 0) return leaks;
  const second = await first.rematch();
  await second.play();
  return [...leaks, ...(await leaksOf(second))];
}

it.each(kinds)('$games $name tell nobody what they may not know', async ({ games, kind }) => {
  let next = 0;
  let clients = 0;
  const playSome = async (): Promise<void> => {
    while (next < games) {
      const rng = createRng(seedFromNumber(++next));
      const leaks = await playOne(kind(rng), rng);
      expect(leaks.filter((leak) => leak !== null)).toEqual([]);
      clients += leaks.length;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, playSome));
  expect(clients).toBeGreaterThan(games);
});

it('tells somebody who was removed no more than everybody', async () => {
  const play = async (seed: number): Promise<(string | null)[]> => {
    const rng = createRng(seedFromNumber(seed));
    const played = new RandomTable(node, { game: 'kakuro-challenge', seats: 2, options: {} }, rng, true);
    await played.play();
    return leaksOf(played);
  };
  const leaks = await Promise.all(Array.from({ length: 10 }, (_, seed) => play(seed)));
  expect(leaks.flat().filter((leak) => leak !== null)).toEqual([]);
});

describe('the search itself', () => {
  it('finds what is planted', async () => {
    const rng = createRng(seedFromNumber(1));
    const played = new RandomTable(node, { game: 'kakuro-challenge', seats: 2, options: {} }, rng);
    await played.play();
    const table = referenceTable((await node.store.find(played.table))?.rows ?? []);
    const [ada, bo] = played.clients as [Client, Client];
    expect(leakIn(table, ada)).toBeNull();
    expect(leakIn(table, { ...ada, guest: bo.guest })).toMatch(/^viewer is not what 1 may see/);
    expect(leakIn(table, { ...ada, watches: true })).toMatch(/^viewer is not what spectator may see/);
    const first = ada.texts.findIndex((text) => text.includes('"hand"'));
    const plant = (planted: string): string | null => {
      const refused = JSON.stringify({ type: 'refused', id: null, code: 'stale', detail: { planted } });
      const list = JSON.stringify({
        type: 'refused',
        id: null,
        code: 'stale',
        detail: { planted: planted.split('|') },
      });
      const texts = [...ada.texts.slice(0, first + 1), planted.includes('|') ? list : refused];
      return leakIn(table, { ...ada, texts });
    };
    const { state } = table.versions.find(({ start }) => start !== null)?.start ?? { state: null };
    const { bag } = state as { bag: number[] };
    expect(plant(table.secret)).toMatch(/^the secret/);
    expect(plant(table.seed)).toMatch(/^the seed/);
    expect(plant(table.shares.get(bo.guest) ?? '')).toMatch(/^a share/);
    expect(plant(bo.guest)).toMatch(/^who somebody is/);
    expect(plant(bag.slice(20, 28).join('|'))).toMatch(/^a hidden order/);
    expect(plant(bag.slice(20, 28).join(''))).toMatch(/^a hidden order/);
    expect(plant('nothing')).toBeNull();
  });
});
