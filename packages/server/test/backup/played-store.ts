/** A file with games of every kind, played at random, and something of everything else that is stored. */

import { createRng, type GameId, seedFromNumber } from '@riverstone/rules';
import { type Kind, RandomTable } from '../support/random-table.js';
import { TablesNode } from '../support/tables-node.js';

const kinds: readonly Kind[] = [
  { game: 'kakuro-race', seats: 3, options: { markers: [7, 12, 17] } },
  { game: 'kakuro-race', seats: 2, options: { markers: [8, 15], sealed: true } },
  { game: 'kakuro-challenge', seats: 2, options: { scoring: 'claim', moveSeconds: 60 } },
  { game: 'kakuzu', seats: 2, options: { variant: 'same-digit' } },
];

/** Plays so many games of each kind, each with a rematch, and stores something of every relation. */
export async function playedNode(games: number): Promise<TablesNode> {
  const node = await TablesNode.open();
  const tables = Array.from({ length: games }, (_, index) =>
    kinds.map(async (kind, place) => {
      const first = new RandomTable(node, kind, createRng(seedFromNumber(10 * index + place)));
      await first.play();
      const again = await first.rematch();
      if (index % 2 === 0) await again.play();
    }),
  );
  await Promise.all(tables.flat());
  const { store } = node;
  await store.createGuest('ada', 'hash of ada', 5);
  await store.createGuest('bo', 'hash of bo', 6);
  await store.createGuest('gone', 'hash of gone', 7);
  const subscription = { endpoint: 'https://push.example/1', p256dh: 'k', auth: 'a', language: 'nl' };
  await store.saveSubscription({ ...subscription, guest: 'ada', tokenHash: 'hash of ada' });
  const game: GameId = 'kakuzu';
  await store.addDaily({ day: '2026-11-18', game, guest: 'bo', score: 7 }, '2026-11-01');
  await store.putItem({ kind: 'ban', id: 'one', at: 3, body: '{"note":"“quotes”\\n and, commas {}"}' });
  await store.putItem({ kind: 'node', id: 'one', at: 3, body: '{}' });
  await store.pushKeys({ publicKey: 'public', privateKey: 'private' });
  await store.clusterSecret('secret');
  await store.forgetGuest('gone', 8);
  return node;
}
