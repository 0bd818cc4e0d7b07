/** Who gets a socket, who does not, and whose socket ends: over real sockets. */

import { refusalBody } from '@riverstone/protocol/schemas';
import { unwrap } from '@riverstone/rules';
import { describe, expect, it } from 'vitest';
import { requestRates, socketRates } from '../../src/limits/rates.js';
import { makeTable } from '../../support/guest.js';
import { type TestServer, useServers } from '../support/online.js';
import { RawSocket } from '../support/raw-socket.js';
import { exchange } from '../support/small-site.js';

const servers = useServers();

interface Knock {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Asks for a socket by hand; what is said, as a status, headers and a body. */
async function knock(at: TestServer, { path = '/api/socket', headers = {} }: Knock = {}) {
  const { host } = new URL(at.url);
  const all = {
    host,
    connection: 'upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  };
  const lines = Object.entries(all).map((pair) => pair.join(': '));
  const answer = String(await exchange(at.server.port, [`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n')));
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

describe('who gets no socket', () => {
  it.each<[string, Knock, number, string]>([
    ['who is nobody', {}, 401, 'no-guest'],
    ['a page of another site', { headers: { origin: 'https://elsewhere.example' } }, 403, 'wrong-origin'],
    ['who asks elsewhere', { path: '/api/sockets' }, 404, 'not-found'],
    ['who wants something else', { headers: { upgrade: 'h2c' } }, 426, 'bad-message'],
    ['who wants something else of the page', { path: '/', headers: { upgrade: 'h2c, foo' } }, 426, 'bad-message'],
  ])('%s is told why', async (_, asked, status, code) => {
    const answer = await knock(await servers.start(), asked);
    expect(answer.status).toBe(status);
    expect(refusalBody.parse(JSON.parse(answer.body)).error.code).toBe(code);
    expect(answer.head).toContain('content-security-policy');
    if (status === 426) expect(answer.head).toContain('upgrade: websocket');
  });

  it('is counted by address, before anybody is looked up', async () => {
    const at = await servers.start({ limits: 'on', proxies: 1 });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const asked = Array.from({ length: requestRates.requests.address.max + 100 }, () => knock(at, from('203.0.113.9')));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(
      requestRates.requests.address.max,
    );
    expect(statuses).toContain(429);
    expect((await knock(at, from('203.0.113.10'))).status).toBe(401);
  });
});

describe('the socket of somebody', () => {
  async function post(at: TestServer, path: string, cookie: string, body?: object): Promise<Response> {
    const json = body === undefined ? {} : { body: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { cookie, origin: new URL(at.url).origin, ...type };
    return fetch(new URL(path, at.url), { method: 'POST', headers, ...json });
  }

  /** Ada's table, followed by a socket of hers that is about to end. */
  async function atTable(at: TestServer) {
    const ada = await at.guest();
    const plan = { game: 'kakuzu' as const, seats: [null, null], options: {}, listed: false, name: 'Ada' };
    const table = await makeTable(at.url, ada.cookie, plan);
    const socket = await RawSocket.open(at.url, ada.cookie);
    socket.send(JSON.stringify({ type: 'join', id: 'join', table }));
    await socket.answerTo('join');
    const watcher = (await at.guest()).player;
    unwrap(await watcher.join(table));
    return { ada, table, socket, watcher };
  }

  const lineOf = (id: string): string =>
    JSON.stringify({ type: 'do', id, command: { type: 'say', text: 'I am still here' } });

  it('who was forgotten ends, and what it says is not heard; other devices keep theirs', async () => {
    const at = await servers.start();
    const { ada, table, socket, watcher } = await atTable(at);
    const code = (await (await post(at, '/api/devices', ada.cookie)).json()) as { code: string };
    const phone = await at.guest();
    const used = await post(at, '/api/devices/use', phone.cookie, { code: code.code });
    const cookie = used.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const other = await RawSocket.open(at.url, cookie);
    other.send(JSON.stringify({ type: 'join', id: 'join', table }));
    await other.answerTo('join');
    expect((await post(at, '/api/me/forget', ada.cookie)).status).toBe(204);
    socket.send(lineOf('late'));
    await socket.until(({ closed }) => closed !== null);
    expect(socket.closed).toBe(1008);
    expect(JSON.parse(socket.texts.at(-1) ?? '')).toEqual({ type: 'bye', reason: 'replaced' });
    other.send(lineOf('mine'));
    await other.answerTo('mine');
    await watcher.until(({ table: seen }) => seen?.chat.length === 1 && seen.here.length === 1);
    expect(watcher.table?.chat).toHaveLength(1);
    await other.close();
  });

  it('who has vanished without a word ends, and they are away', async () => {
    const at = await servers.start({ pingEvery: 100 });
    const { ada, table, socket, watcher } = await atTable(at);
    await socket.close();
    const vanished = await RawSocket.open(at.url, ada.cookie, true);
    vanished.send(JSON.stringify({ type: 'join', id: 'join', table }));
    await watcher.until(({ table: seen }) => seen?.here.length === 1);
    await watcher.until(({ table: seen }) => seen?.here.length === 0);
    await vanished.until(({ closed }) => closed !== null);
    expect(watcher.breaks).toBe(0);
  });

  it('who floods it with pings ends, and nobody else notices', async () => {
    const at = await servers.start({ limits: 'on' });
    const { ada, socket, watcher } = await atTable(at);
    for (let ping = 0; ping < 10 * socketRates.messages.socket.burst; ping++) socket.socket.ping();
    await socket.until(({ closed }) => closed !== null);
    await watcher.until(({ table }) => table?.here.length === 0);
    const again = await RawSocket.open(at.url, ada.cookie);
    for (let ping = 0; ping < 5; ping++) again.socket.ping();
    await new Promise((resolve) => again.socket.once('pong', resolve));
    await again.close();
    expect(watcher.breaks).toBe(0);
  });

  it('who has become somebody else by a code ends as well', async () => {
    const at = await servers.start();
    const { ada, socket, watcher } = await atTable(at);
    const bo = await at.guest();
    const code = (await (await post(at, '/api/devices', bo.cookie)).json()) as { code: string };
    expect((await post(at, '/api/devices/use', ada.cookie, { code: code.code })).status).toBe(204);
    await socket.until(({ closed }) => closed !== null);
    await watcher.until(({ table }) => table?.here.length === 0);
    expect((await knock(at, { headers: { cookie: ada.cookie } })).status).toBe(401);
  });
});

it('a socket answers messages in order, however they are cut, fragmented, joined or spelled', async () => {
  const at = await servers.start({ limits: 'off' });
  const { cookie } = await at.guest();
  const socket = await RawSocket.open(at.url, cookie);
  const ids: string[] = [];
  /** A masked frame; every third has a letter that is no ASCII. */
  const frame = (first: number, text: string): number[] => {
    const bytes = Buffer.from(text);
    const mask = [1, 2, 3, 4];
    return [first, 0x80 | bytes.length, ...mask, ...bytes.map((byte, index) => byte ^ (mask[index % 4] as number))];
  };
  const asked = (): string => {
    const id = `${ids.length}${ids.length % 3 === 0 ? 'ü' : ''}`;
    ids.push(id);
    return JSON.stringify({ type: 'time', id });
  };
  const whole = (): number[] => frame(0x81, asked());
  const fragmented = (): number[] => {
    const text = asked();
    return [...frame(0x01, text.slice(0, 5)), ...frame(0x80, text.slice(5))];
  };
  for (let round = 0; round < 6; round++) {
    socket.sendBytes(...whole());
    const [half, other] = [whole(), whole()];
    socket.sendBytes(...half.slice(0, 3 + round));
    // Meanwhile the first part may come on its own.
    await socket.answerTo(ids.at(-3) ?? '');
    socket.sendBytes(...half.slice(3 + round), ...other, ...fragmented());
    await socket.answerTo(ids.at(-1) ?? '');
  }
  const answered = socket.texts.map((text) => JSON.parse(text) as { type: string; id?: string });
  expect(answered.flatMap(({ type, id }) => (type === 'time' ? [id] : []))).toEqual(ids);
  await socket.close();
});
