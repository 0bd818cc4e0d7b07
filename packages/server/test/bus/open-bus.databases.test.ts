/** Which bus an address opens, and what a server says and does when it is not there. */

import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Bus } from '../../src/bus/bus.js';
import { openBus } from '../../src/bus/open-bus.js';
import { createLog } from '../../src/observing/log.js';
import { createMetrics } from '../../src/observing/metrics.js';
import { freePort } from '../../support/free-port.js';
import { type PostgresServer, startPostgres, userWithPassword } from '../../support/postgres.js';
import { type RedisProcess, startRedis } from '../../support/redis.js';
import { useServers } from '../support/online.js';
import { RawSocket } from '../support/raw-socket.js';
import { ReceivedTokens } from './received-tokens.js';

let redis: RedisProcess;
let postgres: PostgresServer;
beforeAll(async () => {
  redis = await startRedis({ password: 'right' });
  postgres = await startPostgres();
});
afterAll(async () => {
  await redis.remove();
  await postgres.remove();
});

const opened: Bus[] = [];
afterEach(async () => {
  for (const bus of opened.splice(0)) await bus.close();
});

async function open(address: string) {
  const lines: string[] = [];
  const metrics = createMetrics();
  const log = createLog('info', { write: (proxy) => lines.push(proxy) });
  const bus = await openBus(address, { log, metrics });
  opened.push(bus);
  const connected = async () => /^riverstone_bus_connected ([01])$/m.exec(await metrics.text())?.[1];
  return { bus, metrics, connected, logged: () => lines.map((proxy) => JSON.parse(proxy).event) };
}

it.each(['redis', 'postgres'] as const)('connects nodes by %s', async (kind) => {
  const address = kind === 'redis' ? redis.url : await postgres.newDatabase();
  const [one, other] = [await open(address), await open(address)];
  const received = new ReceivedTokens(other.bus);
  one.bus.publish('tokens', { tokenHash: 'revoked' });
  expect(await received.upTo('revoked')).toEqual(['revoked']);
  expect(await one.connected()).toBe('1');
  expect(one.logged()).toEqual(['bus-connected']);
  expect(await other.metrics.text()).toContain('riverstone_bus_messages_total{outcome="received"} 1');
});

it('is the database of the tables where no other is named', async () => {
  const data = await postgres.newDatabase();
  const [one, other] = [await servers.start({ data }), await servers.start({ data })];
  const { cookie } = await one.guest();
  const socket = await RawSocket.open(other.url, cookie);
  await fetch(new URL('/api/me/forget', one.url), {
    method: 'POST',
    headers: { cookie, origin: new URL(one.url).origin },
  });
  await socket.until(({ closed }) => closed !== null);
});

it('does not open where trying again would not help, and quotes no password', async () => {
  const wrong = new URL(postgres.urlOf('postgres'));
  wrong.username = userWithPassword;
  wrong.password = 'guessed';
  const refused: [string, RegExp][] = [
    [redis.url.replace('right', 'guessed'), /^WRONGPASS /],
    [redis.url.replace(':right@', ''), /^it asks for a password, and the address has none$/],
    [wrong.href, /^password authentication failed/],
    [postgres.urlOf('nowhere'), /^database "nowhere" does not exist/],
    ['https://:guessed@bus.example', /^its address/],
    ['bus', /^its address/],
  ];
  for (const [address, reason] of refused) {
    const error = await open(address).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'BusRefused', message: expect.stringMatching(reason) });
    expect(String(error)).not.toContain('guessed');
  }
});

it.each(['redis', 'postgres'])('opens without %s, and says so', async (kind) => {
  const { bus, connected, logged } = await open(`${kind}://127.0.0.1:${await freePort()}/0`);
  expect(bus.isConnected).toBe(false);
  expect(await connected()).toBe('0');
  expect(logged()).toEqual(['bus-lost']);
});

const servers = useServers();

it('a server serves on while its bus is away, and is back with it', async () => {
  const { url, server, guest } = await servers.start({ bus: redis.url });
  expect(server.hasBus).toBe(true);
  const isConnected = async () =>
    (await (await fetch(new URL('/metrics', url))).text()).includes('riverstone_bus_connected 1');
  await redis.kill();
  await vi.waitFor(async () => expect(await isConnected()).toBe(false), { timeout: 20_000 });
  expect((await fetch(new URL('/ready', url))).status).toBe(200);
  const { player } = await guest();
  expect(player.isHere).toBeDefined();
  await redis.start();
  await vi.waitFor(async () => expect(await isConnected()).toBe(true), { timeout: 20_000 });
});
