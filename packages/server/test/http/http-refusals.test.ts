/**
 * Every way in which HTTP refuses, once, over real sockets: its status, its code, a sentence, and nothing of the
 * inside.
 */

import { limits as sizes } from '@riverstone/protocol';
import { refusalBody } from '@riverstone/protocol/schemas';
import { refuse } from '@riverstone/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, Browser, type HttpServer, plainTable, startHttp } from '../support/http-server.js';
import { exchange } from '../support/small-site.js';

let server: HttpServer;
let browser: Browser;

beforeAll(async () => {
  server = await startHttp();
  browser = new Browser(server);
  await browser.get('/api/me');
});
afterAll(() => server.close());

function expectRefusal(answer: Answer, status: number, code: string, detail: unknown = {}): void {
  expect(answer.status).toBe(status);
  const { error } = refusalBody.parse(answer.json);
  expect(error.code).toBe(code);
  expect(error.detail).toEqual(detail);
  expect(error.message).toMatch(/: \S.*\.$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

const json = { 'content-type': 'application/json' };

describe('a table', () => {
  it.each([
    ['no body', undefined, 'body'],
    ['a list', [], 'body'],
    ['another game', { ...plainTable, game: 'chess' }, 'game'],
    ['a level that is none', { ...plainTable, seats: [null, 'genius'] }, 'seats.1'],
    ['ten seats', { ...plainTable, seats: Array(10).fill(null) }, 'seats'],
    ['a name that is too long', { ...plainTable, name: 'x'.repeat(25) }, 'name'],
    ['a length that is no number', { ...plainTable, name: { length: { toString: 1, valueOf: 1 } } }, 'name'],
    ['as many seats as nobody can say', { ...plainTable, seats: { length: { toString: 1, valueOf: 1 } } }, 'seats'],
    ['an unknown field', { ...plainTable, admin: true }, 'admin'],
    ['a field that is missing', { ...plainTable, listed: undefined }, 'listed'],
  ])('with %s can not be read', async (_, body, field) => {
    expectRefusal(await browser.post('/api/tables', body), 400, 'bad-message', { field });
  });

  it('with options that the game does not know is refused', async () => {
    const { status, json } = await browser.post('/api/tables', { ...plainTable, options: { variant: 'none' } });
    expect([status, refusalBody.parse(json).error.code]).toEqual([400, 'bad-options']);
  });

  it('with a name of nothing is refused', async () => {
    expectRefusal(await browser.post('/api/tables', { ...plainTable, name: '  ' }), 400, 'bad-name');
  });

  it.each(['/api/tables/table999999999', '/api/tables/Table', `/api/tables/${'a'.repeat(500)}`, '/api/tables/a%2fb'])(
    '%s is not there',
    async (path) => {
      expectRefusal(await browser.get(path), 404, 'not-found');
      expectRefusal(await browser.get(`${path}/record`), 404, 'not-found');
    },
  );

  it('has no record before its game is over', async () => {
    const { table } = (await browser.post('/api/tables', plainTable)).json as { table: string };
    expectRefusal(await browser.get(`/api/tables/${table}/record`), 409, 'not-over');
  });

  it('is refused while nothing can be kept', async () => {
    const full = await startHttp();
    const visitor = new Browser(full);
    // The second time it is remembered who that is.
    await visitor.get('/api/me');
    await visitor.get('/api/me');
    await full.loseStore();
    expectRefusal(await visitor.post('/api/tables', plainTable), 503, 'unavailable');
    await full.close();
  });
});

describe('a body', () => {
  it.each([
    ['text', { 'content-type': 'text/plain' }],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a type that is none', { 'content-type': ';' }],
  ])('of %s has the wrong type', async (_, headers) => {
    expectRefusal(await browser.ask('POST', '/api/tables', headers, JSON.stringify(plainTable)), 415, 'bad-message');
  });

  it.each(['{', '', 'null', '"x"', '{"__proto__":1}', '{"constructor":{"prototype":1}}', '\u0000'])(
    '%j can not be read',
    async (body) => {
      expectRefusal(await browser.ask('POST', '/api/tables', json, body), 400, 'bad-message', { field: 'body' });
    },
  );

  it('may be so large and no larger', async () => {
    const body = JSON.stringify({ code: 'x' });
    const padded = (length: number) => body + ' '.repeat(length - body.length);
    expect((await browser.ask('POST', '/api/devices/use', json, padded(sizes.bodyBytes))).status).toBe(404);
    const tooLarge = await browser.ask('POST', '/api/devices/use', json, padded(sizes.bodyBytes + 1));
    expectRefusal(tooLarge, 413, 'too-large');
  });
});

describe('a device', () => {
  it('has no code while nobody is known', async () => {
    expectRefusal(await new Browser(server).post('/api/devices'), 401, 'no-guest');
  });

  it.each(['ABCD-EFGH', 'no code', '%'])('is nobody by the code %s', async (code) => {
    expectRefusal(await browser.post('/api/devices/use', { code }), 404, 'not-found');
  });
});

describe('another site', () => {
  const elsewhere = { origin: 'https://elsewhere.example' };

  it.each(['/api/tables', '/api/devices', '/api/devices/use', '/api/me/forget', '/api/nothing'])(
    'may not post to %s',
    async (path) => {
      expectRefusal(await browser.post(path, plainTable, elsewhere), 403, 'wrong-origin');
    },
  );

  it('gets no cookie', async () => {
    const stranger = new Browser(server);
    expectRefusal(await stranger.get('/api/me', { 'sec-fetch-site': 'cross-site' }), 403, 'wrong-origin');
    expect(stranger.cookie).toBeNull();
  });

  it('that leads somebody here by a link does not make them somebody else', async () => {
    const visitor = new Browser(server);
    await visitor.get('/api/me');
    const { cookie } = visitor;
    const followed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', referer: elsewhere.origin };
    // A cookie that is `Lax` comes along with a link, and with nothing else of another site.
    const { status, json, headers } = await visitor.get('/api/me', followed);
    expect([status, json, headers.get('set-cookie')]).toEqual([200, { known: true, tables: [] }, null]);
    expect(visitor.cookie).toBe(cookie);
  });

  it('is what the server was not told of', async () => {
    const proxied = await startHttp({ settings: { origins: ['https://play.example'] } });
    const visitor = new Browser(proxied);
    expect((await visitor.post('/api/tables', plainTable, { origin: 'https://play.example' })).status).toBe(201);
    expect((await visitor.post('/api/tables', plainTable, { origin: proxied.url })).status).toBe(201);
    expect((await visitor.post('/api/tables', plainTable, elsewhere)).status).toBe(403);
    await proxied.close();
  });
});

describe('an address', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/me/', '/api/ME', '/api/tables//record', '/api/tables/'])(
    '%s is not there',
    async (path) => expectRefusal(await browser.get(path), 404, 'not-found'),
  );

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('is not there for %s', async (method) =>
    expectRefusal(await browser.ask(method, '/api/lobby'), 404, 'not-found'),
  );

  it('that can not be decoded can not be read', async () => {
    expect((await browser.get('/api/tables/%zz')).status).toBe(400);
  });

  it.each([
    ['GET /api/me HTTP/9.9\r\n\r\n', 400],
    ['BREW /api/me HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    [`GET /api/me HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-length: many\r\n\r\n', 400],
  ])('or a request like %j is turned away', async (text, status) => {
    const answer = (await exchange(server.port, text)).toString('latin1');
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toContain("default-src 'self'");
    refusalBody.parse(JSON.parse(body));
  });
});

describe('what goes wrong inside', () => {
  it('is logged without a word of it, and answered without any', async () => {
    const never = () => Promise.reject(new Error('secret-bug'));
    const broken = await startHttp({
      // A code that HTTP does not know: a bug of whoever answers so.
      tables: {
        create: never,
        summary: never,
        tablesOf: never,
        lobby: never,
        record: async () => refuse('secret-hand'),
      },
    });
    const visitor = new Browser(broken);
    expectRefusal(await visitor.get('/api/tables/table000000000/record'), 500, 'failed');
    expectRefusal(await visitor.get('/api/lobby'), 503, 'unavailable', { reason: 'failed' });
    const log = broken.logged.join('');
    expect(log).toContain('"event":"request-failed"');
    expect(log).toContain('"event":"store-failed"');
    expect(log).not.toContain('secret');
    await broken.close();
  });

  it('is that the store is gone, and then it is not ready', async () => {
    const broken = await startHttp();
    const visitor = new Browser(broken);
    await visitor.get('/api/me');
    await broken.loseStore();
    for (const path of ['/ready', '/metrics', '/api/lobby', '/api/tables/abcdefghij0123'])
      expectRefusal(await visitor.get(path), 503, 'unavailable', { reason: 'failed' });
    expectRefusal(await new Browser(broken).get('/api/me'), 503, 'unavailable', { reason: 'failed' });
    expect((await visitor.get('/health')).status).toBe(200);
    await broken.close();
  });
});
