/**
 * Servers of two versions on one database, as during an upgrade: the old one does not know a kind of rows, or speaks
 * another version over links. Nothing is lost, and whoever can't be served is told, and comes back by another server.
 */

import { unwrap } from '@riverstone/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerSettings } from '../../src/index.js';
import { type Guest, newPlayer, startDuel } from '../../support/duel.js';
import { connectPlayer, type Player } from '../../support/player.js';
import { type PostgresServer, startPostgres } from '../../support/postgres.js';
import { type TestServer, useServers } from '../support/online.js';
import { type OtherVersion, otherVersion } from '../support/other-version.js';

let postgres: PostgresServer;
/** Does not know what people say. */
let withoutTalk: OtherVersion;
let withOtherLinks: OtherVersion;
beforeAll(async () => {
  postgres = await startPostgres();
  withoutTalk = await otherVersion({ file: '/log/row-shapes.ts', from: /^ {2}said: .*$/m, to: '' });
  withOtherLinks = await otherVersion({
    file: '/links/frames.ts',
    from: /LINK_VERSION = `1\./,
    to: 'LINK_VERSION = `0.',
  });
});
afterAll(async () => {
  withoutTalk?.remove();
  withOtherLinks?.remove();
  await postgres.remove();
});

const servers = useServers();

/** Two people at a game on one server. */
async function play(at: TestServer): Promise<{ readonly table: string; readonly guests: readonly [Guest, Guest] }> {
  const guests = [await at.guest(), await at.guest()] as const;
  return { table: await startDuel(at.url, guests), guests };
}

const saidTo = ({ table }: Player): readonly (string | null)[] => (table?.chat ?? []).map(({ text }) => text);

describe('a server that does not know a kind of rows', () => {
  const newNode = async (changes: Partial<ServerSettings>) => servers.start(changes);
  const oldNode = async (changes: Partial<ServerSettings>) => servers.start(changes, withoutTalk.startServer);

  it('passes its clients on to a newer one, and loses none of what was said', async () => {
    const data = await postgres.newDatabase();
    const [old, newer] = [await oldNode({ data }), await newNode({ data })];
    const { table, guests } = await play(newer);
    const [ada, bo] = guests;
    unwrap(await ada.player.do({ type: 'say', text: 'hello' }));
    // By the owner, whose words it need not know.
    const third = await connectPlayer({ url: old.url, cookie: bo.cookie });
    unwrap(await third.join(table));
    unwrap(await third.do({ type: 'say', text: 'by the old one' }));
    await ada.player.until((player) => saidTo(player).length === 2);
    // Nobody owns the table: the old one can't, and asks the newer one.
    for (const { player } of guests) unwrap(await player.leave());
    unwrap(await third.leave());
    await newer.restart();
    unwrap(await third.join(table));
    expect(saidTo(third)).toEqual(['hello', 'by the old one']);
    unwrap(await third.do({ type: 'say', text: 'and on' }));
    await third.close();
  });

  it('says so where there is no newer one, and serves the table again when there is', async () => {
    const data = await postgres.newDatabase();
    const newer = await newNode({ data });
    const { table, guests } = await play(newer);
    unwrap(await guests[0].player.do({ type: 'say', text: 'hello' }));
    const old = await oldNode({ data });
    await newer.server.close();
    const ada = await connectPlayer({ url: old.url, cookie: guests[0].cookie });
    const unreadable = { ok: false, error: { code: 'unavailable', detail: { reason: 'unreadable' } } };
    expect(await ada.join(table)).toMatchObject(unreadable);
    // Another old one is of no more use, and says so itself.
    await oldNode({ data });
    expect(await ada.join(table)).toMatchObject(unreadable);
    await newNode({ data });
    let joined = await ada.join(table);
    while (!joined.ok) joined = await ada.join(table);
    expect(saidTo(ada)).toEqual(['hello']);
    await ada.close();
  });
});

it('a server with another version of links sends clients on to where their table is', async () => {
  const data = await postgres.newDatabase();
  const newer = await servers.start({ data });
  const old = await servers.start({ data }, withOtherLinks.startServer);
  const { table, guests } = await play(old);
  const urls = [newer.url, newer.url, old.url];
  const { cookie } = await newPlayer(newer.url);
  const watcher = await connectPlayer({ url: () => urls.shift() ?? old.url, cookie });
  const refused = { ok: false, error: { code: 'unavailable', detail: { reason: 'other-version' } } };
  for (const turnedAway of [1, 2]) {
    expect(await watcher.join(table)).toMatchObject(refused);
    await watcher.until(({ breaks, isHere }) => breaks === turnedAway && isHere);
  }
  unwrap(await watcher.join(table));
  unwrap(await guests[0].player.do({ type: 'say', text: 'hello' }));
  await watcher.until((player) => saidTo(player).length === 1);
  // The old one is stopped: everybody finds the table at the newer one.
  const back = await connectPlayer({ url: newer.url, cookie: guests[1].cookie });
  await old.server.close();
  unwrap(await back.join(table));
  expect(saidTo(back)).toEqual(['hello']);
  await watcher.close();
  await back.close();
});

it('a newer schema lets servers go on that are running, and none start that do not know it', async () => {
  const data = await postgres.newDatabase();
  const at = await servers.start({ data });
  const { guests } = await play(at);
  await postgres.run('UPDATE schema_version SET version = version + 1', new URL(data).pathname.slice(1));
  await expect(servers.start({ data })).rejects.toMatchObject({ name: 'StoreProblem', reason: 'newer' });
  unwrap(await guests[0].player.do({ type: 'say', text: 'hello' }));
  await guests[1].player.until((player) => saidTo(player).length === 1);
  expect((await fetch(new URL('/ready', at.url))).status).toBe(200);
});
