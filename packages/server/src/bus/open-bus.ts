/** Opens the bus that an address names: `redis://`, `rediss://`, `postgres://` or `postgresql://`. */

import { ErrorReply } from '@redis/client';
import pg from 'pg';
import type { Log } from '../observing/log.js';
import type { Metrics } from '../observing/metrics.js';
import { BrokerBus, type BusObserver, type BusTransport } from './broker-bus.js';
import type { Bus } from './bus.js';
import { LocalBus } from './local-bus.js';
import { postgresTransport } from './postgres-transport.js';
import { redisTransport } from './redis-transport.js';

/** The server of the bus turned this node away: another try would end the same way. */
export class BusRefused extends Error {
  override readonly name = 'BusRefused';
}

const servers: Readonly<Record<string, (url: string) => BusTransport>> = {
  'redis:': redisTransport,
  'rediss:': redisTransport,
  'postgres:': postgresTransport,
  'postgresql:': postgresTransport,
};

/** PostgreSQL's codes for a wrong password, a user who may not come in, and a database that is not there. */
const refusingCodes: ReadonlySet<string | undefined> = new Set(['28P01', '28000', '3D000']);

export function isBusAddress(text: string): boolean {
  return URL.canParse(text) && Object.hasOwn(servers, new URL(text).protocol);
}

/**
 * The bus of a node that is alone, unless there is an address, or the bus itself. Where the server of the bus can't be
 * reached, the bus opens all the same and goes on trying. Throws `BusRefused`.
 */
export async function openBus(
  address: string | Bus | undefined,
  { log, metrics }: { readonly log: Log; readonly metrics: Metrics },
): Promise<Bus> {
  if (address === undefined) return new LocalBus().node();
  if (typeof address === 'object') return address;
  const open = URL.canParse(address) ? servers[new URL(address).protocol] : undefined;
  if (open === undefined) throw new BusRefused('its address is none of a Redis or PostgreSQL server');
  const observer: BusObserver = {
    connected() {
      metrics.busConnected(true);
      log.info('bus-connected');
    },
    disconnected(error) {
      metrics.busConnected(false);
      log.warn('bus-lost', { error });
    },
    count: (outcome, messages) => metrics.busMessages(outcome, messages),
    failed: (error) => log.error('bus-failed', { error }),
  };
  return BrokerBus.open(open(address), observer, {
    refused(error) {
      const isFinal =
        error instanceof ErrorReply || (error instanceof pg.DatabaseError && refusingCodes.has(error.code));
      if (isFinal) throw new BusRefused(refusalOf(error.message), { cause: error });
    },
  });
}

/** Redis tells programs, not people, that it wants a password. */
function refusalOf(message: string): string {
  return message.startsWith('NOAUTH') ? 'it asks for a password, and the address has none' : message;
}
