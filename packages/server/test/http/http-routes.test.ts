/** Every route over real HTTP: what it answers, with which headers, and what it keeps. */

import { replay } from '@riverstone/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, type HttpServer, plainTable, startHttp } from '../support/http-server.js';

let server: HttpServer;
let browser: Browser;

beforeAll(async () => {
  server = await startHttp({ addresses: ['http://192.168.1.5:4180/'] });
  browser = new Browser(server);
});
afterAll(() => server.close());

describe('who I am', () => {
  it('is somebody new at first, and the same from then on', async () => {
    const somebody = new Browser(server);
    expect((await somebody.get('/api/me')).json).toEqual({ known: false, tables: [] });
    expect((await somebody.get('/api/me')).json).toEqual({ known: true, tables: [] });
  });

  it('stands in a cookie that scripts can not read and other sites do not send', async () => {
    const { headers } = await new Browser(server).get('/api/me');
    expect(headers.get('set-cookie')).toMatch(
      /^riverstone-guest=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('is kept as a hash', async () => {
    const somebody = new Browser(server);
    await somebody.get('/api/me');
    const token = somebody.cookie?.split('=')[1] ?? '';
    expect(await server.store.guestOf(token)).toBeNull();
    expect(server.logged.join()).not.toContain(token);
  });

  it.each([
    'riverstone-guest=',
    'riverstone-guest=short',
    `riverstone-guest=${'A'.repeat(43)}`,
    `riverstone-guest=${'A'.repeat(44)}`,
    `riverstone-guest=${'%41'.repeat(43)}`,
    'riverstone-guest',
    '=;;=;',
    `other=${'A'.repeat(43)}`,
  ])('is nobody with the cookie %s', async (cookie) => {
    expect((await browser.get('/api/me', { cookie })).json).toMatchObject({ known: false });
  });

  it('lists my tables', async () => {
    const somebody = new Browser(server);
    const { json } = await somebody.post('/api/tables', plainTable);
    const { table } = json as { table: string };
    expect((await somebody.get('/api/me')).json).toMatchObject({ known: true, tables: [{ table, mySeat: 0 }] });
  });

  it('has a list of devices, of which each can sign out another, and nobody else can', async () => {
    const [one, other, stranger] = [new Browser(server), new Browser(server), new Browser(server)];
    for (const each of [one, stranger]) await each.get('/api/me');
    const { code } = (await one.post('/api/devices')).json as { code: string };
    expect((await other.post('/api/devices/use', { code })).status).toBe(204);
    const listed = (await other.get('/api/devices')).json as { devices: { device: string; isThis: boolean }[] };
    expect(listed.devices.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
    const device = listed.devices.find(({ isThis }) => isThis)?.device ?? '';
    expect(other.cookie).not.toContain(device);
    expect((await stranger.ask('DELETE', `/api/devices/${device}`)).status).toBe(404);
    expect((await new Browser(server).get('/api/devices')).status).toBe(401);
    expect((await one.ask('DELETE', `/api/devices/${device}`)).status).toBe(204);
    expect((await other.get('/api/devices')).status).toBe(401);
    expect((await one.get('/api/devices')).json).toMatchObject({ devices: [{ isThis: true }] });
  });

  it('can be forgotten, and then nobody has that cookie', async () => {
    const somebody = new Browser(server);
    await somebody.get('/api/me');
    const cookie = somebody.cookie ?? '';
    const { status, headers } = await somebody.post('/api/me/forget');
    expect(status).toBe(204);
    expect(headers.get('set-cookie')).toMatch(/^riverstone-guest=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(somebody.cookie).toBeNull();
    expect((await browser.get('/api/me', { cookie })).json).toMatchObject({ known: false });
    expect((await new Browser(server).post('/api/me/forget')).status).toBe(204);
  });
});

describe('tables', () => {
  it('are made, found and listed', async () => {
    const made = await browser.post('/api/tables', plainTable);
    expect(made.status).toBe(201);
    const { table } = made.json as { table: string };
    const found = await browser.get(`/api/tables/${table}`);
    expect(found.status).toBe(200);
    expect(found.json).toMatchObject({ table, game: 'kakuzu', phase: 'gathering', host: 'Ada' });
    expect((await browser.get('/api/lobby')).json).toMatchObject({
      tables: expect.arrayContaining([{ ...(found.json as object), hostHere: false }]),
    });
  });

  it('are made by somebody new as well, who gets a cookie', async () => {
    const somebody = new Browser(server);
    expect((await somebody.post('/api/tables', plainTable)).status).toBe(201);
    expect((await somebody.get('/api/me')).json).toMatchObject({ known: true });
  });

  it('give their record when the game is over', async () => {
    const table = await server.finishedTable();
    const { status, headers, json } = await browser.get(`/api/tables/${table}/record`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="kakuzu-${table}.riverstone.json"`);
    expect(replay(json)).toMatchObject({ ok: true, value: { ended: true, finished: false, winners: [0] } });
    expect(json).toMatchObject({ game: 'kakuzu', players: ['Ada', 'Bo'], resigned: [1] });
  });
});

describe('a second device', () => {
  it('becomes the same person by a code, once, and the first one stays', async () => {
    const [first, second, third] = [new Browser(server), new Browser(server), new Browser(server)];
    await first.post('/api/tables', plainTable);
    const { json, status } = await first.post('/api/devices');
    expect(status).toBe(200);
    const { code, until } = json as { code: string; until: number };
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
    expect(until).toBeGreaterThan(Date.now());
    expect((await second.post('/api/devices/use', { code: ` ${code.toLowerCase().replace('-', ' ')}` })).status).toBe(
      204,
    );
    const mine = (await first.get('/api/me')).json;
    expect((await second.get('/api/me')).json).toEqual(mine);
    expect(second.cookie).not.toBe(first.cookie);
    expect((await third.post('/api/devices/use', { code })).status).toBe(404);
    expect(third.cookie).toBeNull();
  });

  it('is no longer who it was before', async () => {
    const [first, second] = [new Browser(server), new Browser(server)];
    await Promise.all([first.get('/api/me'), second.get('/api/me')]);
    const cookie = second.cookie ?? '';
    const { code } = (await first.post('/api/devices')).json as { code: string };
    await second.post('/api/devices/use', { code });
    expect((await browser.get('/api/me', { cookie })).json).toMatchObject({ known: false });
  });

  it('comes too late after five minutes, or after another code', async () => {
    const [first, second] = [new Browser(server), new Browser(server)];
    await first.get('/api/me');
    const early = (await first.post('/api/devices')).json as { code: string };
    const late = (await first.post('/api/devices')).json as { code: string };
    expect((await second.post('/api/devices/use', { code: early.code })).status).toBe(404);
    server.pass(5 * 60_000 + 1000);
    expect((await second.post('/api/devices/use', { code: late.code })).status).toBe(404);
  });
});

describe('the server itself', () => {
  it('says which protocol it speaks and where others find it', async () => {
    const { json } = await browser.get('/api/info');
    expect(json).toEqual({ name: 'riverstone', v: 5, addresses: ['http://192.168.1.5:4180/'], pushKey: null });
  });

  it('is alive, and ready until it is about to stop', async () => {
    const other = await startHttp();
    const visitor = new Browser(other);
    expect((await visitor.get('/health')).json).toEqual({ alive: true });
    expect((await visitor.get('/ready')).json).toEqual({ ready: true });
    other.stop();
    expect((await visitor.get('/health')).status).toBe(200);
    expect((await visitor.get('/ready')).status).toBe(503);
    await other.close();
  });

  it('counts', async () => {
    await browser.get('/assets/main-AbC123.js');
    await browser.get('/api/nothing');
    const { headers, text } = await browser.get('/metrics');
    expect(headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(/^riverstone_http_requests_total\{route="\/api\/me",status="200"\} \d+$/m);
    expect(text).toMatch(/^riverstone_http_requests_total\{route="page",status="200"\} \d+$/m);
    expect(text).toMatch(/^riverstone_http_requests_total\{route="unknown",status="404"\} \d+$/m);
    expect(text).toMatch(/^riverstone_stored_bytes [1-9]\d+$/m);
    expect(text).toMatch(/^process_cpu_seconds_total /m);
    for (const name of ['connections', 'tables_loaded', 'commands_total', 'commit_seconds', 'commit_rows_total'])
      expect(text).toContain(`# HELP riverstone_${name} `);
  });

  it('hands out the page beside all that', async () => {
    const { status, text, headers } = await browser.get('/');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(text).toContain('<title>Riverstone</title>');
    expect((await browser.get('/apiary')).text).toContain('There is no page at this address');
    expect((await browser.ask('POST', '/', { 'content-type': 'text/plain' }, 'x')).status).toBe(405);
  });

  it.each(['/api/me', '/api/nothing', '/api/tables/%', '/health', '/ready', '/metrics', '/api'])(
    '%s comes with safe headers, and is kept by nobody',
    async (path) => {
      const { headers } = await browser.get(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );
});
