/** What operators do: with their token alone, on real tables, and felt at once by those whom it concerns. */

import type { NewTable } from '@riverstone/protocol';
import { unwrap } from '@riverstone/rules';
import { expect, it } from 'vitest';
import { makeTable } from '../../support/guest.js';
import { type TestServer, useServers } from '../support/online.js';
import { inFile, TableFixture } from '../support/table-fixture.js';

const TOKEN = 'a-token-that-nobody-can-guess-0123456789';
const servers = useServers();
const start = (words?: readonly string[]) =>
  servers.start({ operating: { upkeepEvery: 20, adminToken: TOKEN, ...(words === undefined ? {} : { words }) } });

const ask = (at: TestServer, body?: unknown, token = TOKEN) =>
  fetch(`${at.url}api/admin`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

async function done(at: TestServer, act: object): Promise<string> {
  const answer = await ask(at, act);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return ((await answer.json()) as { done: string }).done;
}

// biome-ignore lint/suspicious/noExplicitAny: the answer is looked into.
const view = async (at: TestServer): Promise<any> => (await ask(at)).json();

const plan: NewTable = { game: 'kakuzu', seats: [null, null], options: {}, listed: true, name: 'Cy' };

it('is not there without a token, and for nobody who does not know it', async () => {
  const without = await servers.start();
  expect((await ask(without)).status).toBe(404);
  expect((await fetch(`${without.url}admin`)).status).toBe(404);
  const at = await start();
  for (let wrong = 0; wrong < 10; wrong++) expect((await ask(at, undefined, `wrong-${wrong}`)).status).toBe(401);
  // The page and the API count together.
  const form = new URLSearchParams({ token: TOKEN });
  const page = await fetch(`${at.url}admin`, {
    method: 'POST',
    headers: { origin: new URL(at.url).origin },
    body: form,
  });
  expect(page.status).toBe(401);
  // From now on not even the right one is looked at, for a while.
  const blocked = await ask(at);
  expect(blocked.status).toBe(429);
  expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(500);
});

it('takes a request without a token for no attempt to guess one', async () => {
  const at = await start();
  for (let time = 0; time < 20; time++) expect((await fetch(`${at.url}api/admin`)).status).toBe(401);
  expect((await ask(at)).status).toBe(200);
});

it('shows what goes on', async () => {
  const at = await start();
  const fixture = await TableFixture.playing(at);
  const { nodes, reports } = await view(at);
  expect(reports).toEqual([]);
  expect(nodes).toHaveLength(1);
  expect(nodes[0].body).toMatchObject({ connections: 2, tables: 1 });
  expect(nodes[0].body.busiest).toEqual([
    expect.objectContaining({ table: fixture.table, game: 'kakuzu', phase: 'playing', connected: 2 }),
  ]);
});

it('closes a table: it is gone for everybody, also in the store', async () => {
  const at = await start();
  const fixture = await TableFixture.playing(at);
  expect(await done(at, { act: 'close', table: fixture.table })).toContain(fixture.table);
  expect((await fetch(`${at.url}api/tables/${fixture.table}`)).status).toBe(404);
  const newcomer = await at.guest();
  expect(await newcomer.player.join(fixture.table)).toMatchObject({ ok: false, error: { code: 'not-found' } });
  expect((await ask(at, { act: 'close', table: fixture.table })).status).toBe(404);
  expect((await view(at)).audit).toHaveLength(1);
});

it('takes a table out of the lobby, and its host can not put it back', async () => {
  const at = await start();
  const fixture = await TableFixture.gathering(at, { game: 'kakuzu', listed: true });
  await done(at, { act: 'unlist', table: fixture.table });
  await fixture.host.until(() => fixture.host.room?.listed === false);
  expect(await fixture.host.do({ type: 'list', listed: true })).toMatchObject({
    ok: false,
    error: { code: 'unlisted' },
  });
  expect(await (await fetch(`${at.url}api/lobby`)).json()).toEqual({ tables: [] });
});

it('takes tables out of the lobby though one of them can not be read', async () => {
  const at = await start();
  const { cookie } = await at.guest();
  const [bad, good] = [await makeTable(at.url, cookie, plan), await makeTable(at.url, cookie, plan)];
  await inFile(at.data, `UPDATE log SET body = '{"kind":"unknown"}' WHERE number = 1`);
  for (const table of [bad, good]) await done(at, { act: 'unlist', table });
  const { tables } = (await (await fetch(`${at.url}api/lobby`)).json()) as { tables: { table: string }[] };
  expect(tables.map(({ table }) => table)).toEqual([bad]);
});

it('bans a player of a table: their socket ends, they join nothing and make nothing, until it is lifted', async () => {
  const at = await start();
  const fixture = await TableFixture.gathering(at);
  const [, bo] = fixture.people as [(typeof fixture.people)[0], (typeof fixture.people)[0]];
  unwrap(await bo.player.leave());
  const { breaks } = bo.player;
  expect(await done(at, { act: 'ban-member', table: fixture.table, member: 2, hours: 2, note: 'rude' })).toContain(
    'Bo at',
  );
  await bo.player.until(() => bo.player.breaks > breaks);
  const again = await bo.player.join(fixture.table);
  expect(again).toMatchObject({ ok: false, error: { code: 'banned', detail: { until: expect.any(Number) } } });
  await expect(makeTable(at.url, bo.cookie, plan)).rejects.toThrow();
  const [ban] = (await view(at)).bans;
  expect(ban.body.note).toContain('rude');
  await done(at, { act: 'unban', id: ban.id });
  unwrap(await bo.player.join(fixture.table));
  unwrap(await bo.player.leave());
  await done(at, { act: 'ban-member', table: fixture.table, member: 2, hours: 2, note: '' });
  at.pass(3 * 3_600_000);
  unwrap(await bo.player.join(fixture.table));
});

it('bans a range of addresses', async () => {
  const at = await start();
  const fixture = await TableFixture.gathering(at);
  unwrap(await fixture.host.leave());
  unwrap(await fixture.other.leave());
  expect((await ask(at, { act: 'ban-range', range: 'everybody', hours: 1, note: '' })).status).toBe(400);
  await done(at, { act: 'ban-range', range: '127.0.0.9/8', hours: null, note: '' });
  expect((await view(at)).bans[0].body).toMatchObject({ range: '127.0.0.0/8', until: null });
  const joined = await fixture.host.join(fixture.table);
  expect(joined).toMatchObject({ ok: false, error: { code: 'banned', detail: {} } });
});

it('announces to everybody who is connected and who comes, until it is over', async () => {
  const at = await start();
  const early = await at.guest();
  const heard: string[][] = [];
  early.player.onMessage((message) => {
    if (message.type === 'announcements') heard.push(message.announcements.map(({ text }) => text));
  });
  await done(at, { act: 'announce', text: 'An update at eight.', hours: 1 });
  await early.player.until(() => heard.length > 0);
  expect(heard).toEqual([['An update at eight.']]);
  const [announced] = (await view(at)).announcements;
  await done(at, { act: 'withdraw', id: announced.id });
  await early.player.until(() => heard.length > 1);
  expect(heard[1]).toEqual([]);
});

it('keeps reports of members with the last lines, and counts how many somebody sends', async () => {
  const at = await servers.start({ limits: 'on', operating: { upkeepEvery: 20, adminToken: TOKEN } });
  const fixture = await TableFixture.gathering(at);
  const [ada, bo] = fixture.people as [(typeof fixture.people)[0], (typeof fixture.people)[0]];
  await fixture.must(fixture.other, { type: 'say', text: 'you <b>blockhead</b>' });
  const line = fixture.other.version;
  const report = (cookie: string, body: object) =>
    fetch(`${at.url}api/tables/${fixture.table}/reports`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const body = { member: 2, reason: 'insult', line, text: 'He began.' };
  expect((await report(ada.cookie, body)).status).toBe(204);
  expect((await report(ada.cookie, { ...body, member: 9 })).status).toBe(404);
  expect((await report(bo.cookie, body)).status).toBe(404);
  expect((await report((await at.guest()).cookie, body)).status).toBe(403);
  expect((await report('', body)).status).toBe(401);
  const [kept] = (await view(at)).reports;
  expect(kept.body).toMatchObject({
    table: fixture.table,
    name: 'Bo',
    member: 2,
    reason: 'insult',
    text: 'He began.',
    line: 'you <b>blockhead</b>',
    chat: [{ name: 'Bo', text: 'you <b>blockhead</b>' }],
    range: '127.0.0.1',
  });
  for (let more = 0; more < 3; more++) await report(ada.cookie, body);
  expect((await report(ada.cookie, body)).status).toBe(429);
  await done(at, { act: 'settle', id: kept.id });
  expect((await view(at)).reports.map(({ id }: { id: string }) => id)).not.toContain(kept.id);
});

it('allows no words of the list in names, nor in talk at listed tables', async () => {
  const at = await start(['blockhead']);
  const [hidden, listed] = [
    await TableFixture.gathering(at),
    await TableFixture.gathering(at, { game: 'kakuzu', listed: true }),
  ];
  for (const fixture of [hidden, listed])
    expect(await fixture.other.do({ type: 'enter', name: 'Bl0ckhead' })).toMatchObject({
      ok: false,
      error: { code: 'bad-words' },
    });
  expect((await hidden.other.do({ type: 'say', text: 'blockhead' })).ok).toBe(true);
  expect(await listed.other.do({ type: 'say', text: 'b l o c k h e a d' })).toMatchObject({
    error: { code: 'bad-words' },
  });
  expect((await listed.other.do({ type: 'say', text: 'well played' })).ok).toBe(true);
});

it('lets operators in who come past the proxy, through a tunnel', async () => {
  const operating = { adminToken: TOKEN };
  const at = await servers.start({ origins: ['https://games.example'], proxies: 1, operating });
  const { origin, port } = new URL(at.url);
  const entered = await fetch(`http://localhost:${port}/admin`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: origin.replace('127.0.0.1', 'localhost') },
    body: new URLSearchParams({ token: TOKEN }),
  });
  expect(entered.status).toBe(303);
  expect(entered.headers.get('set-cookie')).not.toContain('Secure');
});

it('has a page with forms for a browser, which escapes what people wrote', async () => {
  const at = await start();
  const fixture = await TableFixture.gathering(at);
  await fixture.must(fixture.host, { type: 'enter', name: '<i>Ada' });
  const page = (form: Record<string, string> | null, cookie = '', origin = at.url.slice(0, -1)) =>
    fetch(`${at.url}admin`, {
      method: form === null ? 'GET' : 'POST',
      redirect: 'manual',
      headers: { cookie, origin },
      ...(form === null ? {} : { body: new URLSearchParams(form) }),
    });
  const stranger = await page(null);
  expect(await stranger.text()).toContain('type="password"');
  expect(stranger.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect((await page({ token: 'wrong' })).status).toBe(401);
  const entered = await page({ token: TOKEN });
  expect(entered.status).toBe(303);
  const cookie = entered.headers.get('set-cookie') ?? '';
  expect(cookie).toContain('HttpOnly; SameSite=Strict');
  const [pair = ''] = cookie.split(';');
  const inside = await (await page(null, pair)).text();
  expect(inside).toContain('&lt;i&gt;Ada');
  expect(inside).not.toContain('<i>');
  expect((await page({ act: 'close', table: fixture.table }, pair, 'https://evil.example')).status).toBe(403);
  expect((await page({ act: 'close', table: fixture.table })).status).toBe(401);
  const closed = await page({ act: 'close', table: fixture.table }, pair);
  expect([closed.status, await closed.text()]).toEqual([200, expect.stringContaining('is closed and deleted')]);
  expect((await page({ act: 'announce', text: 'Hello', hours: 'x' }, pair)).status).toBe(400);
  expect(await (await page({ act: 'announce', text: 'Hello', hours: '2' }, pair)).text()).toContain('Withdraw');
});
