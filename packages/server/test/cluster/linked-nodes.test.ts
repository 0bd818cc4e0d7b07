/** What may go wrong between nodes that pass their clients on: nobody is left without an answer or with an old view. */

import { expect, it, vi } from 'vitest';
import { LEASE, type LinkedNode, useLinkedNodes } from '../support/linked-nodes.js';
import type { Person } from '../support/person.js';

const linked = useLinkedNodes();

async function openTwo(): Promise<{
  readonly clock: { now: number };
  readonly one: LinkedNode;
  readonly other: LinkedNode;
  readonly ada: Person;
  readonly table: string;
}> {
  const { clock, nodes } = await linked.open(2);
  const [one, other] = nodes as [LinkedNode, LinkedNode];
  const ada = one.person('Ada');
  return { clock, one, other, ada, table: await one.table(ada) };
}

const closed = (person: Person): Promise<void> =>
  vi.waitFor(() => expect(person.closed).toBe('unavailable'), { timeout: 10_000 });

it('a node that slept through the end of its lease sends away who comes and who is there', async () => {
  const { clock, one, ada, table } = await openTwo();
  const late = one.person('late');
  clock.now += LEASE;
  late.say(JSON.stringify({ type: 'join', id: 'join', table }));
  await closed(late);
  expect(ada.closed).toBe('unavailable');
  expect(late.texts).toEqual([]);
});

it('whoever leaves a table of another node is told so, even when the store fails at that moment', async () => {
  const { one, other, table } = await openTwo();
  const bo = other.person('Bo');
  await bo.join(table);
  await bo.do({ type: 'enter', name: 'Bo' });
  one.later.loseAnswerOf('append');
  bo.say(JSON.stringify({ type: 'do', id: 'last words', command: { type: 'say', text: 'bye' } }));
  expect(await bo.ask({ type: 'leave' })).toMatchObject({ type: 'done' });
  expect(await bo.join(table)).toMatchObject({ version: 3 });
});

it('a table that another node deleted is gone for everybody who looks at it', async () => {
  const { one, other, ada, table } = await openTwo();
  const bo = other.person('Bo');
  await bo.join(table);
  const number = await other.store.numberOf(table);
  await other.store.deleteTables([number ?? 0]);
  await closed(ada);
  await closed(bo);
  expect(await one.person('Cy').ask({ type: 'join', table })).toMatchObject({ type: 'refused', code: 'not-found' });
});

it('a table that is not the node’s any more by the store is given up before anybody does something', async () => {
  const { one, other, ada, table } = await openTwo();
  const number = (await one.store.numberOf(table)) ?? 0;
  await one.store.release(number, one.lease.id);
  const bo = other.person('Bo');
  await bo.join(table);
  expect(await one.store.acquire(number, other.lease.id)).toEqual({ owner: 'self', tookOver: false });
  await closed(ada);
  expect(bo.closed).toBeNull();
});

it('a node that stood still while it took a table over does not disturb who has it by now', async () => {
  const { clock, nodes } = await linked.open(3);
  const [dead, slow, quick] = nodes as [LinkedNode, LinkedNode, LinkedNode];
  const table = await dead.table(dead.person('Ada'));
  await dead.die();
  for (const node of [slow, quick]) await node.lease.renew();
  slow.later.hold('append');
  slow.person('Bo').say(JSON.stringify({ type: 'join', id: 'join', table }));
  await slow.later.until(1);
  slow.later.hold('append', 'renewLease', 'startLease');
  clock.now += LEASE;
  await quick.lease.renew();
  const ada = quick.person('Ada');
  await ada.join(table);
  expect(await ada.do({ type: 'say', text: 'one' })).toMatchObject({ ok: true });
  slow.later.release();
  await slow.tables.queue.settled();
  await vi.waitFor(async () => expect(await slow.store.numberOf(table)).not.toBeNull());
  expect(await ada.do({ type: 'say', text: 'two' })).toMatchObject({ ok: true });
  expect(ada.closed).toBeNull();
  const rows = await quick.store.rowsAfter((await quick.store.numberOf(table)) ?? 0, 0);
  expect(rows.map(({ body }) => (JSON.parse(body) as { kind: string }).kind)).toEqual([
    'created',
    'taken-over',
    'said',
    'said',
  ]);
});
