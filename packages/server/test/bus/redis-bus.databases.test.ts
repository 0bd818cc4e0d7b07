import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { BrokerBus } from '../../src/bus/broker-bus.js';
import { redisTransport } from '../../src/bus/redis-transport.js';
import { type RedisProcess, startRedis } from '../../support/redis.js';
import { startProxy } from '../../support/tcp-proxy.js';
import { testBus } from './bus-conformance.js';
import { testBusFaults } from './bus-faults.js';
import { silent } from './silent-observer.js';

describe('Redis as a bus', () => {
  let redis: RedisProcess;
  /** Each test has a database, and so a channel, of its own. */
  let database = 0;
  const clean: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    redis = await startRedis({ password: 'of this test' });
  });
  afterEach(async () => {
    for (const step of clean.splice(0)) await step();
    database += 1;
  });
  afterAll(() => redis.remove());

  const urlOn = (port: number): string => `redis://:of%20this%20test@127.0.0.1:${port}/${database % 16}`;

  testBus(async () => {
    const bus = await BrokerBus.open(redisTransport(urlOn(redis.port)), silent);
    clean.push(() => bus.close());
    return bus;
  });

  testBusFaults(
    () => ({
      reach: (proxy) => redisTransport(urlOn(proxy?.port ?? redis.port)),
      proxy: () => startProxy(redis.port),
      kill: () => redis.kill(),
      start: () => redis.start(),
      pause: () => redis.pause(),
      resume: () => redis.resume(),
      async say(text) {
        const client = await createClient({ url: urlOn(redis.port) }).connect();
        await client.publish(`riverstone:${database % 16}`, text);
        client.destroy();
      },
    }),
    (step) => clean.push(step),
  );
});
