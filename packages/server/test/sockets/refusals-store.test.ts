/**
 * A store that can't keep or read anything for a while: nothing is said to be done that is not, and afterwards all goes
 * on.
 */

import { unwrap } from '@riverstone/rules';
import { expect, it } from 'vitest';
import { useServers } from '../support/online.js';
import { inFile, TableFixture } from '../support/table-fixture.js';
import { useTables } from '../support/tables-nodes.js';

const servers = useServers();
const nodes = useTables();
const fill = `CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'full'); END`;

it('a clock that runs out meanwhile is seen to afterwards, and is not tried without end', async () => {
  const node = await nodes.open();
  const [ada, bo] = [node.person('Ada'), node.person('Bo')];
  await node.start([ada, bo], { game: 'kakuro-challenge', options: { first: 0, moveSeconds: 60 } });
  await inFile(node.file, fill);
  node.pass(60_000);
  expect(await ada.do({ type: 'say', text: 'Hello?' })).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  const failures = (): number => node.logged.filter((line) => line.includes('"commit-failed"')).length;
  // Somebody who asks all the time hears the same, until it is over.
  for (let asked = 0; asked < 20; asked++)
    expect(await bo.do({ type: 'say', text: 'Hello?' })).toMatchObject({ error: { code: 'unavailable' } });
  const before = failures();
  await inFile(node.file, 'DROP TRIGGER full');
  await bo.until(() => bo.view?.turn === 1);
  expect(bo.view?.last).toMatchObject({ seat: 0, byClock: true });
  expect(before).toBeLessThan(40);
  expect(bo.table?.chat).toEqual([]);
});

it('a table that can not be read sends everybody away, and is there again when they come back', async () => {
  const fixture = await TableFixture.playing(await servers.start());
  const { at, host, other } = fixture;
  const before = host.table;
  await inFile(at.data, 'ALTER TABLE log RENAME TO elsewhere');
  const said = host.do({ type: 'say', text: 'Is anybody there?' });
  await other.until(({ isHere }) => !isHere);
  const readiness = async (): Promise<number> => (await fetch(new URL('/ready', at.url))).status;
  expect(await readiness()).toBe(503);
  await inFile(at.data, 'ALTER TABLE elsewhere RENAME TO log');
  // Nobody could tell whether it was kept, so nobody was answered: it was sent again, and is done once.
  unwrap(await said);
  for (const { player } of fixture.people) await player.until(({ isHere, breaks }) => isHere && breaks > 0);
  expect(host.view).toEqual(before?.view);
  expect(await readiness()).toBe(200);
  unwrap(await other.do({ type: 'say', text: 'We are back' }));
  await host.until(({ table }) => table?.chat.at(-1)?.text === 'We are back');
  expect(host.table?.chat.map(({ text }) => text)).toEqual(['Is anybody there?', 'We are back']);
});
