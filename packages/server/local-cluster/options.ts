/** The options of `npm run cluster`. They are read before anything is built, so this imports no package of ours. */

import { parseArgs } from 'node:util';

export interface LocalClusterOptions {
  readonly nodes: number;
  /** Of the balancer; undefined for any that is free. */
  readonly port: number | undefined;
  readonly host: string;
  /** The address of a database that is there already; null for a throwaway one. */
  readonly store: string | null;
  /** `redis` for a throwaway one, `postgres` for the database's own notifications, or an address. */
  readonly bus: string;
}

export const usage = `npm run cluster -- [--nodes N] [--port N] [--host ADDRESS] [--store URL] [--bus redis|postgres|URL]

Several servers behind a balancer on this machine, with a throwaway PostgreSQL and Redis. Ctrl+C ends all of it.

  --nodes N       servers (default 3)
  --port N        where the balancer listens (default: the first free port from 4180 to 4189)
  --host ADDRESS  the address it listens on; 0.0.0.0 for the whole network (default 127.0.0.1)
  --store URL     a PostgreSQL database that is there already, and stays: postgres://...
  --bus NAME      redis: a throwaway Redis (default); postgres: the database's own notifications;
                  or the address of a server that is there already: redis://...`;

const MAX_NODES = 20;
const MAX_PORT = 65_535;

const storeAddress = /^postgres(?:ql)?:\/\//;
const busAddress = /^(?:rediss?|postgres(?:ql)?):\/\//;

type ReadOptions = LocalClusterOptions | { readonly help: true } | { readonly error: string };

export function readOptions(args: readonly string[]): ReadOptions {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    return refused((error as Error).message);
  }
  if (values.help === true) return { help: true };
  const { host = '127.0.0.1', store = null, bus = 'redis' } = values;
  const nodes = numberIn(values.nodes ?? '3', 1, MAX_NODES);
  if (nodes === null) return refused(`--nodes takes a whole number from 1 to ${MAX_NODES}.`);
  const port = values.port === undefined ? undefined : numberIn(values.port, 1, MAX_PORT);
  if (port === null) return refused(`--port takes a whole number from 1 to ${MAX_PORT}.`);
  if (!/^[\w.:-]+$/.test(host)) return refused('--host takes an address, such as 127.0.0.1 or 0.0.0.0.');
  if (store !== null && !(storeAddress.test(store) && URL.canParse(store)))
    return refused('--store takes the address of a PostgreSQL database, such as postgres://me@localhost/riverstone.');
  if (bus !== 'redis' && bus !== 'postgres' && !(busAddress.test(bus) && URL.canParse(bus)))
    return refused('--bus takes redis, postgres, or the address of a server, such as redis://localhost:6379.');
  return { nodes, port, host, store, bus };
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      nodes: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string' },
      store: { type: 'string' },
      bus: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  }).values;
}

function numberIn(text: string, least: number, most: number): number | null {
  const number = Number(text);
  return /^[0-9]+$/.test(text) && number >= least && number <= most ? number : null;
}

function refused(error: string): ReadOptions {
  return { error };
}
