/** Limits over real HTTP, by a clock of the test: who is refused, until when, and who is not. */

import { afterEach, describe, expect, it } from 'vitest';
import { requestRates } from '../../src/limits/rates.js';
import { type Answer, Browser, type HttpServer, plainTable, startHttp } from '../support/http-server.js';
import { exchange } from '../support/small-site.js';

let servers: HttpServer[] = [];
afterEach(async () => {
  for (const server of servers) await server.close();
  servers = [];
});

/** Behind one proxy, so that a header can say where somebody sits. */
async function startLimited(): Promise<HttpServer> {
  const server = await startHttp({ limits: 'on', settings: { proxies: 1 } });
  servers.push(server);
  // Stops the clock.
  server.pass(0);
  return server;
}

const at = (address: string) => ({ 'x-forwarded-for': address });

function expectTooFast({ status, headers, json }: Answer): number {
  expect(status).toBe(429);
  const { error } = json as { error: { code: string; detail: { retryAfter: number } } };
  expect(error.code).toBe('too-fast');
  expect(headers.get('retry-after')).toBe(`${Math.ceil(error.detail.retryAfter / 1000)}`);
  return error.detail.retryAfter;
}

/** How often something succeeds before it is refused. */
async function successes(most: number, ask: (index: number) => Promise<Answer>): Promise<[number, Answer | null]> {
  for (let index = 0; index < most; index++) {
    const answer = await ask(index);
    if (answer.status === 429) return [index, answer];
  }
  return [most, null];
}

it('come through an address that nobody can have', async () => {
  const server = await startHttp({ limits: 'on', settings: { proxies: 2 } });
  servers.push(server);
  const liar = new Browser(server, at('::1%-, 203.0.113.9'));
  for (const path of ['/', '/t/table999999999', '/api/me']) expect((await liar.get(path)).status).toBeLessThan(500);
});

describe('limits', () => {
  it('let so many new guests in from one address, then more after a while, and all from another', async () => {
    const server = await startLimited();
    const arrive = (address: string) => new Browser(server, at(address)).get('/api/me');
    const { max } = requestRates.newGuests.address;
    const [count, refused] = await successes(max + 1, () => arrive('192.0.2.1'));
    expect(count).toBe(max);
    const retryAfter = expectTooFast(refused as Answer);
    expect(refused?.headers.get('set-cookie')).toBeNull();
    expect((await arrive('192.0.2.2')).status).toBe(200);
    server.pass(retryAfter - 100);
    expectTooFast(await arrive('192.0.2.1'));
    server.pass(100);
    expect((await arrive('192.0.2.1')).status).toBe(200);
  });

  it('let a guest make so many tables, whatever address they come from', async () => {
    const server = await startLimited();
    const browser = new Browser(server);
    await browser.get('/api/me', at('192.0.2.1'));
    const { max } = requestRates.tablesMade.guest;
    const [count, refused] = await successes(max + 1, (index) =>
      browser.post('/api/tables', plainTable, at(`192.0.2.${index}`)),
    );
    expect(count).toBe(max);
    expectTooFast(refused as Answer);
  });

  it('let a family of eight behind one address make tables', async () => {
    const server = await startLimited();
    for (let person = 0; person < 8; person++) {
      const browser = new Browser(server, at('192.0.2.1'));
      await browser.get('/api/me');
      for (let i = 0; i < 5; i++) expect((await browser.post('/api/tables', plainTable)).status).toBe(201);
    }
  });

  it('let nobody guess codes, by identity or by address', async () => {
    const server = await startLimited();
    const guess = (browser: Browser, address: string) =>
      browser.post('/api/devices/use', { code: 'ABCD-EFGH' }, at(address));
    const browser = new Browser(server);
    await browser.get('/api/me', at('192.0.2.1'));
    const [byGuest, refusedGuest] = await successes(100, (index) => guess(browser, `192.0.2.${index}`));
    expect(byGuest).toBe(requestRates.codesTried.guest.max);
    expectTooFast(refusedGuest as Answer);
    const [byAddress, refusedAddress] = await successes(100, () => guess(new Browser(server), '198.51.100.1'));
    expect(byAddress).toBe(requestRates.codesTried.address.max);
    expectTooFast(refusedAddress as Answer);
  });

  it('let a guest have so many codes', async () => {
    const server = await startLimited();
    const browser = new Browser(server, at('192.0.2.1'));
    await browser.get('/api/me');
    const [count] = await successes(100, () => browser.post('/api/devices'));
    expect(count).toBe(requestRates.codesMade.guest.max);
  });

  it('count requests by identity and by address, and never what balancers and monitors ask', async () => {
    const server = await startLimited();
    const browser = new Browser(server);
    await browser.get('/api/me', at('192.0.2.1'));
    const [byGuest] = await successes(1000, (index) => browser.get('/api/me', at(`192.0.2.${index % 256}`)));
    expect(byGuest).toBe(requestRates.requests.guest.max);
    const stranger = new Browser(server, at('198.51.100.1'));
    const [byAddress, refused] = await successes(1000, () => stranger.get('/api/lobby'));
    expect(byAddress).toBe(requestRates.requests.address.max);
    expectTooFast(refused as Answer);
    expectTooFast(await stranger.get('/api/nothing'));
    for (const probe of ['/health', '/ready', '/metrics'])
      for (let time = 0; time < 30; time++) expect((await stranger.get(probe)).status).toBe(200);
    expect((await stranger.get('/')).status).toBe(200);
  });

  it("count the page's files", async () => {
    const server = await startLimited();
    const { max } = requestRates.pageFiles.address;
    const request = (more: string) => `HEAD /index.html HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`;
    const answers = String(await exchange(server.port, request('').repeat(max + 9) + request('connection: close\r\n')));
    expect(answers.match(/^HTTP\/1\.1 200 /gm)).toHaveLength(max);
    expect(answers.match(/^HTTP\/1\.1 429 /gm)).toHaveLength(10);
    expect(answers.match(/^retry-after: \d+/gm)).toHaveLength(10);
    expect((await fetch(server.url, { headers: at('192.0.2.1') })).status).toBe(200);
  });

  it('do not believe a visitor who names an address', async () => {
    const server = await startLimited();
    const lie = (index: number) => at(`203.0.113.${index % 256}, 192.0.2.1`);
    const [count] = await successes(100, (index) => new Browser(server).get('/api/me', lie(index)));
    expect(count).toBe(requestRates.newGuests.address.max);
  });

  it('believe no such header at all without a proxy', async () => {
    const server = await startHttp({ limits: 'on' });
    servers.push(server);
    const [count] = await successes(100, (index) => new Browser(server).get('/api/me', at(`192.0.2.${index}`)));
    expect(count).toBe(requestRates.newGuests.address.max);
  });

  it('can be turned off', async () => {
    const server = await startHttp({ limits: 'off' });
    servers.push(server);
    const [count] = await successes(200, () => new Browser(server).get('/api/me'));
    expect(count).toBe(200);
  });
});

describe('a proxy', () => {
  it('with a certificate makes cookies that go over encrypted connections alone', async () => {
    const server = await startLimited();
    const cookieBy = async (protocol: string) =>
      (await new Browser(server, at('192.0.2.1')).get('/api/me', { 'x-forwarded-proto': protocol })).headers.get(
        'set-cookie',
      );
    expect(await cookieBy('https')).toContain('; Secure');
    expect(await cookieBy('http')).not.toContain('Secure');
  });
});
