/** Delete my data, and export my data: at running tables, finished ones, and those that somebody was removed from. */

import { readFileSync } from 'node:fs';
import { unwrap } from '@riverstone/rules';
import { expect, it } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/sqlite-store.js';
import { makeTable } from '../../support/guest.js';
import { useServers } from '../support/online.js';
import { inFile, TableFixture } from '../support/table-fixture.js';

const servers = useServers();
const start = () => servers.start({ operating: { upkeepEvery: 20 } });

const ask = (url: string, method: string, path: string, cookie: string) =>
  fetch(`${url}${path.slice(1)}`, { method, headers: { cookie } });

/** Resolves when something has come true at the server: looks again and again. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}

it('forgets somebody at a running table: a bot plays on, the others keep the table, nothing names them', async () => {
  const at = await start();
  const fixture = await TableFixture.playing(at);
  const [ada, bo] = fixture.people as [(typeof fixture.people)[0], (typeof fixture.people)[0]];
  await fixture.must(bo.player, { type: 'enter', name: 'Bertha' });
  await fixture.must(bo.player, { type: 'say', text: 'I live in Elm Street' });
  await fixture.must(ada.player, { type: 'say', text: 'So do I' });
  const answer = await ask(at.url, 'DELETE', '/api/me', bo.cookie);
  expect(answer.status).toBe(204);
  expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
  await fixture.host.until(() => fixture.host.room?.members[1]?.removed === true);
  const room = fixture.host.room;
  expect(room?.seats[1]).toMatchObject({ member: 2, name: '', bot: 'casual' });
  expect(room?.members[1]).toMatchObject({ name: '' });
  expect(fixture.host.table?.chat.map(({ text }) => text)).toEqual(['So do I']);
  // Their other requests are a stranger's now.
  expect(await (await ask(at.url, 'GET', '/api/me', bo.cookie)).json()).toEqual({ known: false, tables: [] });
  const isGone = (text: string) => !readFileSync(at.data, 'latin1').includes(text);
  await at.restart(async () => {
    await inFile(at.data, 'PRAGMA wal_checkpoint(TRUNCATE)');
    expect(['Bertha', 'Elm Street'].every(isGone)).toBe(true);
    expect(isGone('So do I')).toBe(false);
  });
  await fixture.host.until(() => fixture.host.isHere);
  expect(fixture.host.room?.seats[1]?.name).toBe('');
});

it('deletes a table that nobody else was at, and forgets who was removed from one', async () => {
  const at = await start();
  const fixture = await TableFixture.gathering(at);
  await fixture.must(fixture.host, { type: 'remove', member: 2 });
  const [ada, bo] = fixture.people as [(typeof fixture.people)[0], (typeof fixture.people)[0]];
  expect((await ask(at.url, 'DELETE', '/api/me', bo.cookie)).status).toBe(204);
  await fixture.host.until(() => fixture.host.room?.members[1]?.name === '');
  expect((await ask(at.url, 'DELETE', '/api/me', ada.cookie)).status).toBe(204);
  await until(async () => (await ask(at.url, 'GET', `/api/tables/${fixture.table}`, '')).status === 404);
});

it('exports the reports that somebody made, and keeps them for operators without who made them', async () => {
  const at = await start();
  const fixture = await TableFixture.playing(at);
  const [, bo] = fixture.people as [(typeof fixture.people)[0], (typeof fixture.people)[0]];
  const reported = await fetch(`${at.url}api/tables/${fixture.table}/reports`, {
    method: 'POST',
    headers: { cookie: bo.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ member: 1, reason: 'insult', text: 'they shout' }),
  });
  expect(reported.status).toBeLessThan(300);
  const exported = await (await ask(at.url, 'GET', '/api/me/export', bo.cookie)).json();
  expect(exported).toMatchObject({ reports: [{ table: fixture.table, reason: 'insult', text: 'they shout' }] });
  expect((await ask(at.url, 'DELETE', '/api/me', bo.cookie)).status).toBe(204);
  await fixture.host.until(() => fixture.host.room?.members[1]?.removed === true);
  const store = await openSqliteStore(at.data);
  at.pass(61_000);
  await until(async () => (await store.deletions(1)).length === 0);
  const [report] = await store.items('report', 1);
  expect(JSON.parse(report?.body ?? '')).toMatchObject({ by: '', text: 'they shout' });
  await store.close();
});

it('goes on deleting after a restart, and has done so when nothing is left to do', async () => {
  const at = await servers.start({ operating: { upkeepEvery: 3_600_000 } });
  const fixture = await TableFixture.gathering(at);
  const [ada] = fixture.people as [(typeof fixture.people)[0]];
  expect((await ask(at.url, 'DELETE', '/api/me', ada.cookie)).status).toBe(204);
  await at.server.close();
  const again = await servers.start({ data: at.data, operating: { upkeepEvery: 20 } });
  await until(async () => {
    const answer = await ask(again.url, 'GET', `/api/tables/${fixture.table}`, '');
    return ((await answer.json()) as { host: string }).host === '';
  });
});

it('takes somebody out of all other tables when one can not be read', async () => {
  const at = await start();
  const { cookie } = await at.guest();
  const plan = { game: 'kakuzu', seats: [null, null], options: {}, listed: false, name: 'Ada' } as const;
  const tables: string[] = [];
  for (let table = 0; table < 2; table++)
    tables.push(await makeTable(at.url, cookie, { ...plan, seats: [...plan.seats] }));
  await inFile(at.data, `UPDATE log SET body = '{"kind":"unknown"}' WHERE number = 1`);
  expect((await ask(at.url, 'DELETE', '/api/me', cookie)).status).toBe(204);
  const statusOf = async (table = '') => (await ask(at.url, 'GET', `/api/tables/${table}`, '')).status;
  await until(async () => (await statusOf(tables[1])) === 404);
  expect(await statusOf(tables[0])).toBe(200);
});

it('exports what is known of somebody, and nobody else’s words', async () => {
  const at = await start();
  const fixture = await TableFixture.playing(at);
  const [ada, bo] = fixture.people as [(typeof fixture.people)[0], (typeof fixture.people)[0]];
  await fixture.must(ada.player, { type: 'say', text: 'mine' });
  await fixture.must(bo.player, { type: 'say', text: 'theirs' });
  const answer = await ask(at.url, 'GET', '/api/me/export', ada.cookie);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toContain('riverstone-my-data.json');
  const text = await answer.text();
  expect(text).not.toContain('theirs');
  const exported = JSON.parse(text);
  expect(exported).toMatchObject({
    devices: [{ since: expect.stringMatching(/^20\d\d-/) }],
    notifications: [],
    dailyScores: [],
    tables: [
      {
        table: fixture.table,
        game: 'kakuzu',
        names: [{ name: expect.any(String), at: expect.any(String) }],
        chat: [{ text: 'mine', phrase: null }],
        done: { said: 1 },
      },
    ],
  });
  expect((await fetch(`${at.url}api/me/export`)).status).toBe(401);
});

it('exports the other tables where one can not be read', async () => {
  const at = await start();
  const { cookie } = await at.guest();
  const plan = { game: 'kakuzu', seats: [null, null], options: {}, listed: false, name: 'Ada' } as const;
  const made: string[] = [];
  for (let count = 0; count < 2; count++) made.push(await makeTable(at.url, cookie, { ...plan, seats: [null, null] }));
  await inFile(at.data, `UPDATE log SET body = '{"kind":"unknown"}', sum = NULL WHERE number = 1`);
  const { tables } = JSON.parse(await (await ask(at.url, 'GET', '/api/me/export', cookie)).text());
  expect(tables).toContainEqual({ table: made[0], unreadable: true });
  expect(tables).toContainEqual(expect.objectContaining({ table: made[1], game: 'kakuzu' }));
});

it('deletes old tables, finished or not, but no others', async () => {
  const DAY = 86_400_000;
  const at = await servers.start({ operating: { upkeepEvery: 20, keepFinished: 2 * DAY, keepUnfinished: 5 * DAY } });
  const [over, waiting] = [await TableFixture.playing(at), await TableFixture.gathering(at)];
  unwrap(await over.other.do({ type: 'resign' }));
  for (const { player } of [...over.people, ...waiting.people]) unwrap(await player.leave());
  const statusOf = async ({ table }: TableFixture) => (await ask(at.url, 'GET', `/api/tables/${table}`, '')).status;
  const record = await ask(at.url, 'GET', `/api/tables/${over.table}/record`, '');
  expect(record.status).toBe(200);
  at.pass(3 * DAY);
  await until(async () => (await statusOf(over)) === 404);
  expect(await statusOf(waiting)).toBe(200);
  at.pass(3 * DAY);
  await until(async () => (await statusOf(waiting)) === 404);
  // The next table is stored as if nothing had been.
  const next = await TableFixture.gathering(at);
  await at.restart();
  expect(await statusOf(next)).toBe(200);
});
