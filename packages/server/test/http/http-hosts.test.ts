/** The name that a request gives the server, and the cookie that it gets there. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, type HttpServer, plainTable, startHttp } from '../support/http-server.js';
import { ask } from '../support/small-site.js';

let server: HttpServer;
beforeAll(async () => {
  server = await startHttp({ settings: { origins: ['https://games.example'], proxies: 1 } });
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const get = (path: string, headers: Readonly<Record<string, string>>) => ask(server.port, path, { headers });
const cookiesOf = (headers: ReadonlyMap<string, string> | Headers): string => headers.get('set-cookie') ?? '';

describe('a host', () => {
  it.each(['games.example', 'GAMES.example:443', 'localhost', '10.0.0.7:4180'])('%s is ours', async (host) => {
    for (const path of ['/', '/api/lobby']) expect((await get(path, { host })).status).toBe(200);
  });

  it.each(['evil.example', 'games.example.evil.example:4180'])('%s is not', async (host) => {
    for (const path of ['/', '/api/lobby', '/api/me', '/t/abcdefgh234567'])
      expect((await get(path, { host })).status).toBe(421);
    const refused = await get('/api/lobby', { host });
    expect(JSON.parse(String(refused.body)).error).toMatchObject({ code: 'wrong-origin' });
    // Balancers and monitors may call it anything.
    for (const path of ['/health', '/ready', '/metrics']) expect((await get(path, { host })).status).toBe(200);
  });

  it('that leads here for another site makes no table, and neither does the public name by http', async () => {
    const body = JSON.stringify(plainTable);
    const make = (host: string, origin: string) =>
      ask(server.port, '/api/tables', {
        method: 'POST',
        headers: { ...json, host, origin, 'content-length': `${body.length}` },
        body,
      });
    expect((await make('evil.example', 'http://evil.example')).status).toBe(421);
    expect((await make('games.example', 'http://games.example')).status).toBe(403);
    expect((await make('games.example', 'https://games.example')).status).toBe(201);
    expect((await make('10.0.0.7:4180', 'https://games.example')).status).toBe(201);
  });
});

describe('a cookie', () => {
  it('from an https origin is for that host alone and encrypted, also where the proxy says nothing', async () => {
    const { headers } = await get('/api/me', { host: 'games.example' });
    expect(cookiesOf(headers)).toMatch(
      /^__Host-riverstone-guest=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; /,
    );
  });

  it('that another name of the site could have set is nobody there', async () => {
    const plain = await get('/api/me', { host: '10.0.0.7:4180', 'x-forwarded-proto': 'http' });
    const [cookie = ''] = cookiesOf(plain.headers).split(';');
    expect(cookie).toMatch(/^riverstone-guest=/);
    const there = await get('/api/me', { host: 'games.example', cookie });
    expect(JSON.parse(String(there.body))).toMatchObject({ known: false });
  });

  it('is renewed once a day', async () => {
    const other = await startHttp();
    const browser = new Browser(other);
    // Stops the clock.
    other.pass(0);
    const renewed = async (): Promise<boolean> => (await browser.get('/api/me')).headers.has('set-cookie');
    expect(await renewed()).toBe(true);
    const { cookie } = browser;
    expect(await renewed()).toBe(false);
    other.pass(24 * 3_600_000 - 1);
    expect(await renewed()).toBe(false);
    other.pass(1);
    expect(await renewed()).toBe(true);
    expect(await renewed()).toBe(false);
    expect(browser.cookie).toBe(cookie);
    await other.close();
  });
});
