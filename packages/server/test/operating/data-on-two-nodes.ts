/** Tests for any store of two nodes: deletion and export of personal data, deletion of old tables. */

import { unwrap } from '@riverstone/rules';
import { expect, it } from 'vitest';
import { LocalBus } from '../../src/bus/local-bus.js';
import type { OperatingSettings } from '../../src/index.js';
import { openStore } from '../../src/store/open-store.js';
import type { Guest } from '../../support/duel.js';
import { makeTable } from '../../support/guest.js';
import { connectPlayer } from '../../support/player.js';
import { type TestServer, useServers } from '../support/online.js';

const DAY = 86_400_000;

const ask = (at: TestServer, method: string, path: string, cookie = '') =>
  fetch(new URL(path, at.url), { method, headers: { cookie } });

/** Resolves when something has come true at a server: looks again and again. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** `newPlace` makes a new store, and returns its file or address. */
export function testDataOnTwoNodes(newPlace: () => Promise<string>): void {
  const servers = useServers();

  async function startBoth(operating: OperatingSettings = {}): Promise<[TestServer, TestServer]> {
    const [bus, data] = [new LocalBus(), await newPlace()];
    const start = (more: OperatingSettings) =>
      servers.start({ data, bus: bus.node(), cluster: {}, operating: { upkeepEvery: 20, ...more } });
    return [await start(operating), await start({})];
  }

  /** The first at one node, which owns the table, the second at the other. */
  async function playing(one: TestServer, other: TestServer): Promise<{ table: string; ada: Guest; bo: Guest }> {
    const [ada, bo] = [await one.guest(), await other.guest()];
    const plan = { game: 'kakuzu', seats: [null, null], options: {}, listed: false, name: 'Ada' } as const;
    const table = await makeTable(one.url, ada.cookie, { ...plan, seats: [null, null] });
    unwrap(await ada.player.join(table));
    unwrap(await bo.player.join(table));
    unwrap(await bo.player.do({ type: 'enter', name: 'Bertha' }));
    unwrap(await bo.player.do({ type: 'sit', seat: 1 }));
    unwrap(await bo.player.do({ type: 'say', text: 'I live in Elm Street' }));
    unwrap(await ada.player.do({ type: 'start' }));
    await bo.player.until(({ view }) => view !== null);
    return { table, ada, bo };
  }

  it('deletes somebody everywhere, whichever node they ask and whichever owns their tables', async () => {
    const [one, other] = await startBoth();
    const { table, ada, bo } = await playing(one, other);
    const exported = await (await ask(other, 'GET', '/api/me/export', bo.cookie)).json();
    expect(exported).toMatchObject({ tables: [{ table, names: [{ name: 'Bertha' }] }] });
    expect((await ask(one, 'GET', '/api/me', bo.cookie)).status).toBe(200);
    expect((await ask(other, 'DELETE', '/api/me', bo.cookie)).status).toBe(204);
    await ada.player.until(({ room }) => room?.members[1]?.removed === true);
    expect(ada.player.room?.seats[1]).toMatchObject({ name: '', bot: 'casual' });
    for (const at of [one, other])
      expect(await (await ask(at, 'GET', '/api/me', bo.cookie)).json()).toEqual({ known: false, tables: [] });
    const store = await openStore(one.data);
    await until(async () => !/Bertha|Elm Street/.test(JSON.stringify((await store.find(table))?.rows)));
    await store.close();
  });

  it('deletes an old table once nobody is at it, at any node', async () => {
    const [one, other] = await startBoth({ keepFinished: 2 * DAY });
    const { table, ada, bo } = await playing(other, one);
    unwrap(await bo.player.do({ type: 'resign' }));
    await ada.player.until(({ room }) => room?.phase === 'over');
    for (const { player } of [ada, bo]) await player.close();
    const watcher = await connectPlayer({ url: other.url, cookie: ada.cookie });
    unwrap(await watcher.join(table));
    one.pass(3 * DAY);
    // Others are deleted meanwhile, so the old one was looked at.
    const store = await openStore(one.data);
    const found = await store.find(table);
    const created = found?.rows.slice(0, 1).map((row) => ({ ...row, at: 1, awaited: [] })) ?? [];
    const summary = await store.summary(table);
    if (summary === null) throw new Error('the table is not there');
    const { awaited: _awaited, touchedAt: _touchedAt, dueAt: _dueAt, ...fixed } = summary;
    await store.create(created, { summary: { ...fixed, table: 'another' }, seats: [], guests: [] });
    await until(async () => (await store.find('another')) === null);
    expect((await ask(one, 'GET', `/api/tables/${table}`)).status).toBe(200);
    expect(watcher.isHere).toBe(true);
    await watcher.close();
    await until(async () => (await ask(one, 'GET', `/api/tables/${table}`)).status === 404);
    await store.close();
  });
}
