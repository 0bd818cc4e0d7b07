/** Limits of two real nodes on one bus: who has used up a limit at one has used it up at the other. */

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BrokerBus } from '../../src/bus/broker-bus.js';
import { redisTransport } from '../../src/bus/redis-transport.js';
import { requestRates } from '../../src/limits/rates.js';
import { type RedisProcess, startRedis } from '../../support/redis.js';
import { silent } from '../bus/silent-observer.js';
import { useServers } from '../support/online.js';

let redis: RedisProcess;
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.remove());

const servers = useServers();

async function startBoth() {
  const settings = { bus: redis.url, limits: 'on', cluster: {} } as const;
  const one = await servers.start(settings);
  return { one, other: await servers.start({ ...settings, data: one.data }) };
}

/** Adds up what nodes have told of one limit. */
async function listen(limit: string): Promise<{ readonly sum: () => number; close(): Promise<void> }> {
  const bus = await BrokerBus.open(redisTransport(redis.url), silent);
  let sum = 0;
  bus.subscribe('counts', ({ counts }) => {
    for (const [name, , count] of counts) if (name === limit) sum += count;
  });
  return { sum: () => sum, close: () => bus.close() };
}

describe('limits of two nodes', () => {
  it('count requests together', async () => {
    const { one, other } = await startBoth();
    const told = await listen('requests.guest');
    const made = await fetch(new URL('/api/me', one.url));
    const cookie = made.headers.get('set-cookie')?.split(';')[0] ?? '';
    const ask = async (url: string) => (await fetch(new URL('/api/me', url), { headers: { cookie } })).status;
    const { max } = requestRates.requests.guest;
    for (let asked = 0; asked < max; asked++) expect(await ask(one.url)).toBe(200);
    await vi.waitFor(() => expect(told.sum()).toBe(max), { timeout: 10_000 });
    // It may hear a moment after the test has.
    let asked = 0;
    while ((await ask(other.url)) !== 429) expect(++asked).toBeLessThan(max / 2);
    await told.close();
  });
});
