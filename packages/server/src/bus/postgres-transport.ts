/**
 * PostgreSQL as a bus: LISTEN and NOTIFY on a connection of its own. Never within a transaction that writes: commits
 * that notify wait for each other, which costs most of the throughput.
 */

import { Socket } from 'node:net';
import pg from 'pg';
import type { BusConnection, BusTransport, ConnectionEvents } from './broker-bus.js';

const CONNECT_TIMEOUT = 5000;

/** NOTIFY takes less than 8000 bytes. */
const MAX_TEXT_LENGTH = 7999;

const CHANNEL = 'riverstone';

export function postgresTransport(url: string): BusTransport {
  return { longestText: MAX_TEXT_LENGTH, connect: (events) => connect(url, events) };
}

async function connect(url: string, { received, broken }: ConnectionEvents): Promise<BusConnection> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    application_name: 'riverstone-bus',
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    stream: socket,
  });
  client.on('error', broken);
  client.on('end', () => broken(new Error('PostgreSQL closed the connection')));
  client.on('notification', ({ payload = '' }) => received(payload));
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    return {
      async send(texts) {
        const text = `SELECT pg_notify('${CHANNEL}', text) FROM unnest($1::text[]) AS text`;
        await client.query({ name: 'notify', text, values: [texts] });
      },
      // An orderly end would wait for a server that may never answer.
      drop: () => void socket.destroy(),
    };
  } catch (error) {
    socket.destroy();
    throw error;
  }
}
