/** Thousands of malformed requests: none causes an internal error, and the server still works afterwards. */

import { METHODS } from 'node:http';
import { refusalBody } from '@riverstone/protocol/schemas';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { soakSize } from '../../../../scripts/testing/soak-size.js';
import { Browser, type HttpServer, plainTable, startHttp } from '../support/http-server.js';
import { ask, exchange } from '../support/small-site.js';

let server: HttpServer;
let cookie: string;
let finished: string;

beforeAll(async () => {
  server = await startHttp({ settings: { proxies: 1 } });
  const browser = new Browser(server);
  await browser.get('/api/me');
  cookie = browser.cookie ?? '';
  finished = await server.finishedTable();
});
afterAll(() => server.close());

const known = [
  '/api/me',
  '/api/me/forget',
  '/api/tables',
  '/api/tables/finished000000',
  '/api/tables/finished000000/record',
  '/api/tables/finished000000/pictures/3',
  '/api/lobby',
  '/api/devices',
  '/api/devices/use',
  '/api/info',
  '/api/openapi.json',
  '/health',
  '/ready',
  '/metrics',
  '/',
];
const line = fc.string({ unit: 'binary-ascii', maxLength: 40 }).map((text) => text.replace(/[\r\n\0]/g, ''));
const piece = fc.oneof(
  fc.constantFrom('..', '%2e%2e', '%', '%00', '%zz', '?', '#', '//', 'constructor', '__proto__', '?a=b&a[b]=c', '\\'),
  fc.webSegment(),
  fc.string({ maxLength: 200 }).map(encodeURIComponent),
);
const path = fc.oneof(
  fc.constantFrom(...known),
  fc.tuple(fc.constantFrom(...known), piece).map((parts) => parts.join('/')),
  fc.tuple(fc.constantFrom(...known), piece).map((parts) => parts.join('')),
  fc.array(piece, { maxLength: 4 }).map((parts) => `/api/tables/${parts.join('/')}`),
  fc.constantFrom(...known).map((each) => `http://elsewhere.example${each}`),
);
const method = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('GET', 'POST') },
  fc.constantFrom(...METHODS.filter((each) => each !== 'CONNECT')),
);
const header = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'origin',
      'host',
      'cookie',
      'content-type',
      'accept',
      'accept-encoding',
      'accept-version',
      'x-forwarded-for',
      'x-forwarded-proto',
      'sec-fetch-site',
      'if-none-match',
      'range',
      'expect',
      'transfer-encoding',
      'content-encoding',
      'x-http-method-override',
    ),
    line,
  ),
  fc.constantFrom<[string, string]>(
    ['content-type', 'application/json; charset=utf-7'],
    ['content-type', 'multipart/form-data; boundary=x'],
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
    ['expect', '100-continue'],
    ['cookie', `riverstone-guest=${'A'.repeat(43)}`],
    ['cookie', 'riverstone-guest=%E0%A4%A'],
    ['x-forwarded-for', '[::1]:99, ,,:::, %'],
    ['content-encoding', 'gzip'],
  ),
);
const nearlyPlan = fc.record(
  {
    game: fc.oneof(fc.constantFrom('kakuzu', 'kakuro-race', 'kakuro-challenge', 'toString'), fc.jsonValue()),
    seats: fc.oneof(fc.array(fc.constantFrom(null, 'novice', 'master', 'none'), { maxLength: 11 }), fc.jsonValue()),
    options: fc.oneof(
      fc.dictionary(fc.constantFrom('first', 'variant', 'sheet', 'markers', 'sealed', '__proto__'), fc.jsonValue()),
      fc.jsonValue(),
    ),
    listed: fc.oneof(fc.boolean(), fc.jsonValue()),
    name: fc.oneof(fc.string({ maxLength: 30 }), fc.jsonValue()),
  },
  { requiredKeys: ['game', 'seats', 'options', 'listed', 'name'] },
);
const body = fc.oneof(
  fc.constant(''),
  fc.constant(JSON.stringify(plainTable)),
  nearlyPlan.map((plan) => JSON.stringify(plan)),
  fc.json(),
  fc.string({ maxLength: 100 }).map((code) => JSON.stringify({ code })),
  fc.string({ maxLength: 300 }),
  fc.nat(20_000).map((length) => `"${'x'.repeat(length)}"`),
);

/** So that it is known that requests get as far as they can, whatever chance brings. */
const onePerStatus: readonly [string, string, [string, string][], string, boolean][] = [
  ['GET', '/api/me', [], '', true],
  ['POST', '/api/tables', [], JSON.stringify(plainTable), true],
  ['POST', '/api/me/forget', [], '{}', false],
  ['POST', '/api/tables', [], '{', true],
  ['POST', '/api/devices', [], '{}', false],
  ['POST', '/api/tables', [['origin', 'null']], '{}', true],
  ['GET', '/api/tables/nothing', [], '', true],
  ['POST', '/api/tables', [], `"${'x'.repeat(20_000)}"`, true],
  ['POST', '/api/tables', [['content-type', 'text/plain']], 'x', true],
];
const expected = [200, 201, 204, 400, 401, 403, 404, 413, 415];

it('answers whatever is asked without a fault', async () => {
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(method, path, fc.array(header, { maxLength: 4 }), body, fc.boolean(), async (...parts) => {
      const [verb, target, headers, content, isKnown] = parts;
      const readable = target.replace('finished000000', finished).replace(/[^\x21-\x7e]/g, '');
      const answer = await ask(server.port, readable, {
        method: verb,
        headers: {
          ...(isKnown ? { cookie } : {}),
          'content-type': 'application/json',
          ...Object.fromEntries(headers),
          'content-length': `${Buffer.byteLength(content)}`,
        },
        body: content,
      });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      expect(answer.status, answer.body.toString()).toBeGreaterThanOrEqual(200);
      expect(answer.status, answer.body.toString()).toBeLessThan(500);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
      if (isJson && answer.status >= 400 && verb !== 'HEAD') refusalBody.parse(JSON.parse(answer.body.toString()));
    }),
    { numRuns: soakSize(4_000), examples: [...onePerStatus] },
  );
  expect([...statuses.keys()]).toEqual(expect.arrayContaining(expected));
  expect((await new Browser(server).get('/ready')).status).toBe(200);
  expect(server.logged.filter((entry) => entry.includes('failed'))).toEqual([]);
});

it('outlives whatever is written to its port', async () => {
  const text = fc.array(
    fc.oneof(
      line,
      fc.constantFrom('GET ', 'POST ', '/api/me ', 'HTTP/1.1\r\n', 'host: a\r\n', '\r\n', '\r\n\r\n', '\0', '5\r\n{'),
      fc.constantFrom('transfer-encoding: chunked\r\n', 'content-length: 5\r\n', 'upgrade: websocket\r\n'),
      fc.constantFrom('connection: upgrade\r\n', 'content-type: application/json\r\n', 'POST /api/tables HTTP/1.1\r\n'),
    ),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(text, async (parts) => {
      // A last line that can't be read ends the connection, whatever stood before it.
      const answer = (await exchange(server.port, `${parts.join('')}\r\n\r\n\0\r\n\r\n`)).toString('latin1');
      for (const [, status] of answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)) expect(Number(status)).toBeLessThan(500);
    }),
    { numRuns: soakSize(1_000) },
  );
  expect((await new Browser(server).get('/ready')).status).toBe(200);
  expect(server.logged.filter((entry) => entry.includes('failed'))).toEqual([]);
});
