/** Redis as a bus: one channel, one connection. Needs Redis 6 or later. */

import { createClient } from '@redis/client';
import type { BusConnection, BusTransport, ConnectionEvents } from './broker-bus.js';

const CONNECT_TIMEOUT = 5000;

/** Redis takes half a gigabyte; this is enough, and nobody's memory fills up. */
const MAX_TEXT_LENGTH = 1 << 18;

export function redisTransport(url: string): BusTransport {
  return { longestText: MAX_TEXT_LENGTH, connect: (events) => connect(url, events) };
}

async function connect(url: string, { received, broken }: ConnectionEvents): Promise<BusConnection> {
  const client = createClient({
    url,
    name: 'riverstone-bus',
    RESP: 3,
    disableOfflineQueue: true,
    // `BrokerBus` opens a new connection itself.
    socket: { connectTimeout: CONNECT_TIMEOUT, reconnectStrategy: false },
  });
  client.on('error', broken);
  try {
    await client.connect();
    // Channels are not part of a database, and the databases of one Redis may serve several clusters.
    const channel = `riverstone:${client.options.database ?? 0}`;
    await client.subscribe(channel, received);
    return {
      async send(texts) {
        await Promise.all(texts.map((text) => client.publish(channel, text)));
      },
      drop: () => client.destroy(),
    };
  } catch (error) {
    client.destroy();
    throw error;
  }
}
