/** What operators do at one of two nodes is felt at the other: by its sockets, its tables, its lobby. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@riverstone/rules';
import { afterAll, expect, it } from 'vitest';
import { LocalBus } from '../../src/bus/local-bus.js';
import { type TestServer, useServers } from '../support/online.js';
import { TableFixture } from '../support/table-fixture.js';

const TOKEN = 'a-token-that-nobody-can-guess-0123456789';
const folder = mkdtempSync(join(tmpdir(), 'riverstone-admin-nodes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const servers = useServers();
let files = 0;

/** Two nodes; the operator asks the first one. Without `hears`, the second learns only from the store. */
async function startBoth(hears = true): Promise<[TestServer, TestServer]> {
  const [bus, data] = [new LocalBus(), join(folder, `${++files}.sqlite`)];
  const start = (own: LocalBus) =>
    servers.start({ data, bus: own.node(), cluster: {}, operating: { upkeepEvery: 20, adminToken: TOKEN } });
  return [await start(bus), await start(hears ? bus : new LocalBus())];
}

const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };

async function done(at: TestServer, act: object): Promise<void> {
  const answer = await fetch(`${at.url}api/admin`, { method: 'POST', headers, body: JSON.stringify(act) });
  expect(answer.status, await answer.text()).toBe(200);
}

interface Seen {
  readonly nodes: readonly { readonly body: { readonly connections: number } }[];
  readonly bans: readonly { readonly id: string }[];
}

const view = async (at: TestServer): Promise<Seen> =>
  (await (await fetch(`${at.url}api/admin`, { headers })).json()) as Seen;

it.each([
  ['is told', true],
  ['hears nothing on the bus', false],
])('a ban ends a socket at another node, which %s, and lifting it lets them in again', async (_, hears) => {
  const [one, other] = await startBoth(hears);
  const fixture = await TableFixture.gathering(other);
  const bo = fixture.other;
  unwrap(await bo.leave());
  const { breaks } = bo;
  await done(one, { act: 'ban-member', table: fixture.table, member: 2, hours: 2, note: '' });
  await bo.until(() => bo.breaks > breaks);
  const isRefused = async (): Promise<boolean> => {
    const joined = await bo.join(fixture.table);
    return !joined.ok && 'code' in joined.error && joined.error.code === 'banned';
  };
  expect(await isRefused()).toBe(true);
  const [ban] = (await view(other)).bans;
  await done(one, { act: 'unban', id: ban?.id });
  while (await isRefused());
  unwrap(await bo.join(fixture.table));
});

it('a table of another node is taken out of the lobby, and closed', async () => {
  const [one, other] = await startBoth();
  const fixture = await TableFixture.gathering(other, { game: 'kakuzu', listed: true });
  await done(one, { act: 'unlist', table: fixture.table });
  await fixture.host.until(({ room }) => room?.listed === false);
  for (const at of [one, other]) expect(await (await fetch(`${at.url}api/lobby`)).json()).toEqual({ tables: [] });
  await done(one, { act: 'close', table: fixture.table });
  await fixture.host.until(({ isHere }) => !isHere);
  for (const at of [one, other]) expect((await fetch(`${at.url}api/tables/${fixture.table}`)).status).toBe(404);
});

it('an announcement is heard at every node, and the load of every node is shown at each', async () => {
  const [one, other] = await startBoth();
  const ada = await other.guest();
  const heard: string[] = [];
  ada.player.onMessage((message) => {
    if (message.type === 'announcements') heard.push(...message.announcements.map(({ text }) => text));
  });
  await done(one, { act: 'announce', text: 'An update at eight.', hours: 1 });
  await ada.player.until(() => heard.includes('An update at eight.'));
  for (const at of [one, other]) {
    let seen = await view(at);
    while (seen.nodes.reduce((sum, { body }) => sum + body.connections, 0) < 1) seen = await view(at);
    expect(seen.nodes).toHaveLength(2);
  }
});
