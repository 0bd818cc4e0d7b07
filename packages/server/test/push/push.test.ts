/** Web push over real sockets: a server, a push service and browsers that read what comes. */

import { unwrap } from '@riverstone/rules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Guest, startDuel } from '../../support/duel.js';
import { makeTable } from '../../support/guest.js';
import { type TestServer, useServers } from '../support/online.js';
import { isSigned, PushService } from '../support/push-service.js';

const servers = useServers();
let service: PushService;
beforeEach(async () => {
  service = await PushService.start();
});
afterEach(() => service.close());

const withPush = { push: 'on', allowsLocalPush: true } as const;
const kakuzu = { game: 'kakuzu', seats: [null, null], options: { first: 0 }, listed: false, name: 'Ana' } as const;

async function send(server: TestServer, { cookie }: Guest, method: 'PUT' | 'DELETE', body?: unknown): Promise<number> {
  const response = await fetch(new URL('/api/me/push', server.url), {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response.status;
}

async function pushKey(server: TestServer): Promise<string | null> {
  const response = await fetch(new URL('/api/info', server.url));
  return ((await response.json()) as { readonly pushKey: string | null }).pushKey;
}

const metric = async (server: TestServer, outcome: string): Promise<boolean> => {
  const text = await (await fetch(new URL('/metrics', server.url))).text();
  return text.includes(`riverstone_pushes_total{outcome="${outcome}"} 1`);
};

/** Lifts the first stone that the player may lift. */
async function lift({ player }: Guest, square = 'e5'): Promise<void> {
  unwrap(await player.do({ type: 'act', action: square, promptKey: promptKeyOf(player.view) }));
}

function promptKeyOf(view: unknown): string {
  const { uncovered, drawn } = view as { readonly uncovered: string; readonly drawn: readonly unknown[] };
  return `${uncovered.replaceAll(/[^1-9]/g, '').length}:${drawn.length}`;
}

describe('somebody whose page is closed', () => {
  it('hears that it is their turn, once, and only what a sentence and a link need', async () => {
    const server = await servers.start(withPush);
    const [ana, bo] = [await server.guest(), await server.guest()];
    const browser = service.subscribe('/bo');
    expect(await send(server, bo, 'PUT', browser.subscription('fr'))).toBe(204);
    const table = await startDuel(server.url, [ana, bo], { ...kakuzu, seats: [null, null] });
    unwrap(await bo.player.leave());
    await lift(ana);
    await expect.poll(() => browser.received).toEqual([{ table, game: 'kakuzu', kind: 'your-turn', language: 'fr' }]);
    const [delivery] = service.deliveries;
    const key = await pushKey(server);
    expect(delivery !== undefined && isSigned(delivery, key ?? '', service.origin)).toBe(true);
    expect(delivery?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: table });
    expect(delivery?.body.includes(table)).toBe(false);
    await expect.poll(() => metric(server, 'sent')).toBe(true);
  });

  it('hears that the game is over', async () => {
    const server = await servers.start(withPush);
    const [ana, bo] = [await server.guest(), await server.guest()];
    const browser = service.subscribe('/bo');
    await send(server, bo, 'PUT', browser.subscription());
    const table = await startDuel(server.url, [ana, bo], { ...kakuzu, seats: [null, null] });
    unwrap(await bo.player.leave());
    unwrap(await ana.player.do({ type: 'resign' }));
    await expect.poll(() => browser.received).toEqual([{ table, game: 'kakuzu', kind: 'over', language: 'en' }]);
  });

  it('hears that the table that they host is full', async () => {
    const server = await servers.start(withPush);
    const [ana, bo] = [await server.guest(), await server.guest()];
    const browser = service.subscribe('/ana');
    await send(server, ana, 'PUT', browser.subscription('de'));
    const table = await makeTable(server.url, ana.cookie, { ...kakuzu, seats: [null, null] });
    unwrap(await bo.player.join(table));
    unwrap(await bo.player.do({ type: 'enter', name: 'Bo' }));
    unwrap(await bo.player.do({ type: 'sit', seat: 1 }));
    await expect.poll(() => browser.received).toEqual([{ table, game: 'kakuzu', kind: 'full', language: 'de' }]);
  });

  it('hears it from the same key after a restart', async () => {
    const server = await servers.start(withPush);
    const [ana, bo] = [await server.guest(), await server.guest()];
    const browser = service.subscribe('/bo');
    await send(server, bo, 'PUT', browser.subscription());
    await startDuel(server.url, [ana, bo], { ...kakuzu, seats: [null, null] });
    const key = await pushKey(server);
    unwrap(await bo.player.leave());
    await server.restart();
    expect(await pushKey(server)).toBe(key);
    await lift(ana);
    await expect.poll(() => browser.received).toHaveLength(1);
  });
});

describe('nobody is told', () => {
  it('who has the table open', async () => {
    const server = await servers.start(withPush);
    const [ana, bo] = [await server.guest(), await server.guest()];
    const [ofAna, ofBo] = [service.subscribe('/ana'), service.subscribe('/bo')];
    await send(server, ana, 'PUT', ofAna.subscription());
    await send(server, bo, 'PUT', ofBo.subscription());
    await startDuel(server.url, [ana, bo], { ...kakuzu, seats: [null, null] });
    await lift(ana);
    unwrap(await bo.player.leave());
    unwrap(await ana.player.do({ type: 'resign' }));
    await expect.poll(() => ofBo.received).toMatchObject([{ kind: 'over' }]);
    expect(ofAna.received).toEqual([]);
  });

  it('who has turned it off, or whose browser was forgotten', async () => {
    const server = await servers.start(withPush);
    const [ana, bo, cy] = [await server.guest(), await server.guest(), await server.guest()];
    const [ofBo, ofCy] = [service.subscribe('/bo'), service.subscribe('/cy')];
    await send(server, bo, 'PUT', ofBo.subscription());
    await send(server, cy, 'PUT', ofCy.subscription());
    expect(await send(server, bo, 'DELETE')).toBe(204);
    await startDuel(server.url, [ana, bo], { ...kakuzu, seats: [null, null] });
    unwrap(await bo.player.leave());
    await lift(ana);
    const second = await startDuel(server.url, [ana, cy], { ...kakuzu, seats: [null, null] });
    await fetch(new URL('/api/me/forget', server.url), { method: 'POST', headers: { cookie: cy.cookie } });
    unwrap(await ana.player.do({ type: 'resign' }));
    expect(second).not.toBe('');
    expect(service.deliveries).toEqual([]);
  });

  it('where the server sends nothing', async () => {
    const server = await servers.start();
    const bo = await server.guest();
    expect(await pushKey(server)).toBeNull();
    expect(await send(server, bo, 'PUT', service.subscribe('/bo').subscription())).toBe(404);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %i is not asked again', async (status) => {
    const server = await servers.start(withPush);
    const [ana, bo] = [await server.guest(), await server.guest()];
    const browser = service.subscribe('/bo');
    await send(server, bo, 'PUT', browser.subscription());
    await startDuel(server.url, [ana, bo], { ...kakuzu, seats: [null, null] });
    unwrap(await bo.player.leave());
    service.status = status;
    await lift(ana);
    await expect.poll(() => metric(server, 'gone')).toBe(true);
    unwrap(await ana.player.do({ type: 'resign' }));
    unwrap(await ana.player.leave());
    expect(browser.received).toHaveLength(1);
  });

  it('that fails or hangs holds up nobody', async () => {
    const server = await servers.start(withPush);
    const [ana, bo] = [await server.guest(), await server.guest()];
    await send(server, bo, 'PUT', service.subscribe('/bo').subscription());
    await startDuel(server.url, [ana, bo], { ...kakuzu, seats: [null, null] });
    unwrap(await bo.player.leave());
    let release = (): void => {};
    service.held = new Promise((resolve) => {
      release = resolve;
    });
    service.status = 500;
    await lift(ana);
    await expect.poll(() => service.deliveries).toHaveLength(1);
    unwrap(await ana.player.do({ type: 'say', phrase: 'hello' }));
    release();
    await expect.poll(() => metric(server, 'failed')).toBe(true);
  });
});

describe('an address', () => {
  it.each([
    'http://push.example/x',
    'https://localhost/x',
    'https://192.168.1.1/x',
    'https://metadata.internal/x',
    'https://push.example:8443/x',
    'nonsense',
  ])('%s is refused', async (endpoint) => {
    const server = await servers.start(withPush);
    const bo = await server.guest();
    const subscription = { ...service.subscribe('/bo').subscription(), endpoint };
    expect(await send(server, bo, 'PUT', subscription)).toBe(400);
  });

  it('on this machine is refused unless a test asks for it', async () => {
    const server = await servers.start({ push: 'on' });
    expect(await send(server, await server.guest(), 'PUT', service.subscribe('/bo').subscription())).toBe(400);
  });

  it('without valid keys, or of nobody, is refused', async () => {
    const server = await servers.start(withPush);
    const bo = await server.guest();
    const { keys, ...rest } = service.subscribe('/bo').subscription();
    expect(await send(server, bo, 'PUT', { ...rest, keys: { ...keys, auth: 'short' } })).toBe(400);
    expect(await send(server, bo, 'PUT', { ...rest, keys, language: 'klingon' })).toBe(400);
    expect(await send(server, { ...bo, cookie: '' }, 'PUT', { ...rest, keys })).toBe(401);
  });
});
