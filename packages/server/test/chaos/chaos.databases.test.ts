/** A short chaos run: three nodes of the built server on PostgreSQL and Redis, and one fault after the other. */

import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { FaultKind } from '../../chaos/history.js';
import type { PartyKind } from '../../chaos/party.js';
import { runChaos } from '../../chaos/run-chaos.js';
import { summaryOf } from '../../chaos/summary.js';

const faults: readonly FaultKind[] = ['cut-bus', 'kill-node', 'stop-postgres', 'pause-node-long', 'kill-redis'];
/** One of each game, with clocks and a bot. */
const kinds: readonly PartyKind[] = [
  { game: 'kakuzu', seats: [null, 'novice', null], options: {} },
  { game: 'kakuro-race', seats: [null, null], options: { markers: [7, 12, 17, 23, 9] } },
  { game: 'kakuro-challenge', seats: [null, null], options: { moveSeconds: 15 } },
];

it('a cluster loses, doubles and reorders nothing while its parts die, and answers everybody afterwards', async () => {
  const seed = Date.now() % 1_000_000;
  const outcome = await runChaos({
    seed,
    nodes: 3,
    bus: 'redis',
    parties: 6,
    kinds,
    command: fileURLToPath(new URL('../../../cli/dist/riverstone.js', import.meta.url)),
    file: fileURLToPath(new URL('../../../../.cache/chaos/test.jsonl', import.meta.url)),
    faultPlan: faults,
  });
  console.log(`seed ${seed}\n${summaryOf(outcome)}`);
  expect(outcome.violations).toEqual([]);
  // Else it would say nothing.
  expect([...outcome.faults]).toEqual(faults.map((fault) => [fault, 1]));
  // Three at first, and the one that was killed.
  expect(outcome.logged.get('started')).toBe(4);
  for (const event of ['store-failed', 'lease-lost', 'table-taken-over', 'bus-lost', 'link-opened'])
    expect(outcome.logged.get(event), event).toBeGreaterThan(0);
  const { direct, passedOn, byNode } = outcome.connections;
  for (const count of [direct, passedOn, ...byNode]) expect(count).toBeGreaterThan(0);
  expect(outcome.actions).toBeGreaterThan(50);
  expect(outcome.afterwards).toEqual({ asked: 12, answered: 12 });
});
