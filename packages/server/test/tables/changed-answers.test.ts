/** Nobody can fill a table's log by changing an answer again and again, and nobody is locked out of the game by it. */

import { limits } from '@riverstone/protocol';
import { refuse, unwrap } from '@riverstone/rules';
import { expect, it } from 'vitest';
import { foldRows } from '../../src/tables/state/apply-row.js';
import type { Person } from '../support/person.js';
import type { TablesNode } from '../support/tables-node.js';
import { useTables } from '../support/tables-nodes.js';

const nodes = useTables();
const most = limits.answersPerPrompt;

interface Race {
  readonly node: TablesNode;
  readonly table: string;
  readonly people: readonly [Person, Person, Person];
}

async function race(options: Record<string, unknown> = {}): Promise<Race> {
  const node = await nodes.open();
  const people = [node.person('Ada'), node.person('Bo'), node.person('Cy')] as const;
  const table = await node.start(people, { game: 'kakuro-race', options });
  return { node, table, people };
}

const act = (person: Person, action: string, promptKey = '1') => person.do({ type: 'act', action, promptKey });
const tried = (person: Person, action: string, promptKey?: string) =>
  act(person, action, promptKey).then((done) => (done.ok ? 'done' : done.error.code));

/** Says that there is none and takes it back, until it is refused. Returns how often it was not. */
async function waver(person: Person): Promise<number> {
  for (let count = 0; count <= most; count++) {
    const done = await act(person, count % 2 === 0 ? 'none' : 'none-back');
    if (done.ok) continue;
    expect(done.error).toEqual({ code: 'changed-often', detail: { most } });
    return count;
  }
  return most + 1;
}

it('a "none" may be taken back so often, then it stands until the next marker', async () => {
  const { people } = await race();
  const [ada, bo, cy] = people;
  expect(await waver(ada)).toBe(most);
  // Others are not concerned.
  expect(await tried(bo, 'none')).toBe('done');
  expect(await tried(bo, 'none-back')).toBe('done');
  expect(await tried(bo, 'none')).toBe('done');
  expect(await tried(cy, 'none')).toBe('done');
  expect(await tried(ada, 'none', '2')).toBe('done');
  expect(await tried(ada, 'none-back', '2')).toBe('done');
});

it('whoever has changed their mind so often may still call', async () => {
  const { people } = await race();
  const [ada] = people;
  expect(await waver(ada)).toBe(most);
  expect(await tried(ada, 'call')).toBe('done');
  expect(await tried(ada, 'withdraw', '1:call 1')).toBe('done');
});

it('a seal may be replaced so often, then the last one counts', async () => {
  const { people } = await race({ sealed: true });
  const [ada, bo, cy] = people;
  const seals = ['seal a1-a3', 'seal a1-a4'];
  let count = 0;
  while (count <= most && (await tried(ada, seals[count % 2] ?? '')) === 'done') count++;
  expect(count).toBe(most);
  expect(await tried(ada, 'none')).toBe('changed-often');
  for (const person of [bo, cy]) unwrap(await act(person, 'none'));
  expect(await tried(ada, 'none', '2')).toBe('done');
});

it('counts the same when the log is read again', async () => {
  const { node, table, people } = await race();
  const [ada] = people;
  expect(await waver(ada)).toBe(most);
  await node.tables.queue.settled();
  const game = foldRows(table, (await node.store.find(table))?.rows ?? []).requireGame();
  const again = game.attempt({ seat: 0, action: 'none-back', promptKey: '1' }, 0);
  expect(again).toEqual(refuse('changed-often', { most }));
});
