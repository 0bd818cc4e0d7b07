/** Connections to PostgreSQL, and what its errors mean. */

import { Socket } from 'node:net';
import pg from 'pg';
import { StoreProblem, type StoreReason } from '../store-problem.js';

/** A node commits on one connection at a time; the others are for reading. */
const MAX_CONNECTIONS = 6;
const CONNECT_TIMEOUT = 5000;

/** In milliseconds. */
export interface PostgresTimeouts {
  /** After this the server cancels a statement. */
  readonly statement: number;
  /** After this we give up on a server that does not answer. Longer, so that the server can cancel first. */
  readonly answer: number;
}

const defaultTimeouts: PostgresTimeouts = { statement: 5000, answer: 8000 };

/**
 * All our statements find their rows by an index. Without these settings PostgreSQL scans tables while they are small,
 * and keeps that plan when they have grown.
 */
const byIndex = [
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  'plan_cache_mode=force_generic_plan',
];

const optionsFor = ({ statement, answer }: PostgresTimeouts): readonly string[] => [
  'jit=off',
  'client_encoding=UTF8',
  'default_transaction_isolation=read\\ committed',
  `statement_timeout=${statement}`,
  `idle_in_transaction_session_timeout=${answer}`,
];

/** For work that reads or writes everything. */
const noTimeouts: PostgresTimeouts = { statement: 0, answer: 0 };

const INT8 = 20;

/** Times and table numbers are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

function connectionSettings(
  url: string,
  timeouts: PostgresTimeouts,
  more: readonly string[],
): pg.ClientConfig & { readonly options: string } {
  return {
    connectionString: url,
    application_name: 'riverstone',
    options: [...more, ...optionsFor(timeouts)].map((option) => `-c ${option}`).join(' '),
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: timeouts.answer,
    keepAlive: true,
    types,
  };
}

/** Connects for some work at the start. */
export async function onOneConnection(
  url: string,
  work: (client: pg.ClientBase) => Promise<void>,
  timeouts = defaultTimeouts,
): Promise<void> {
  // Destroyed at the end: a client that lacks the password would stay connected for a minute.
  const stream = new Socket();
  const client = new pg.Client({ ...connectionSettings(url, timeouts, byIndex), stream });
  // If the connection breaks, the pending statement rejects too.
  client.on('error', () => {});
  try {
    await client.connect();
    await work(client);
    await client.end();
  } finally {
    stream.destroy();
  }
}

export function openPool(url: string, timeouts = defaultTimeouts): pg.Pool {
  const pool = new pg.Pool({ ...connectionSettings(url, timeouts, byIndex), max: MAX_CONNECTIONS });
  // An idle connection broke. The pool replaces it when needed; if that fails, the statement rejects.
  pool.on('error', () => {});
  return pool;
}

/** One connection for work that reads or writes everything. Rejects with a `StoreProblem` if it can't be had. */
export async function connectForBulk(url: string): Promise<pg.Client> {
  const stream = new Socket();
  try {
    const client = new pg.Client({ ...connectionSettings(url, noTimeouts, []), stream });
    // The pending statement rejects too.
    client.on('error', () => {});
    await client.connect();
    return client;
  } catch (error) {
    stream.destroy();
    throw explainError(error, url);
  }
}

/** The code of an error of PostgreSQL or of the network. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Whether PostgreSQL rolled the transaction back because of another one, so that it can simply be repeated. */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error));
}

/** Says what is wrong, without the password. Errors that are not about the connection are given back as they are. */
export function explainError(error: unknown, url: string): unknown {
  const file = certificateOf(error);
  if (file !== null) return new StoreProblem('missing', `the certificate ${file} can't be read`, { cause: error });
  const { host, port, database, user } = new pg.Client(url);
  const place = `${host}:${port}`;
  const problem = (reason: StoreReason, text: string): StoreProblem => new StoreProblem(reason, text, { cause: error });
  const message = error instanceof Error ? error.message : String(error);
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return problem('unreachable', `no PostgreSQL answers at ${place}`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return problem('unreachable', `there is no host "${host}"`);
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
    case 'ECONNRESET':
      return problem('unreachable', `${place} can't be reached`);
    case '28P01':
    case '28000':
      return problem('refused', `PostgreSQL refuses the user "${user}": ${message}`);
    case '3D000':
      return problem('missing', `PostgreSQL has no database "${database}"`);
    case '42501':
      return problem('forbidden', `the user may not make or use the tables: ${message}`);
    case '25006':
      return problem('read-only', 'the database is read-only: it may be a replica');
    case '57014':
      return problem('busy', `PostgreSQL took too long: ${message}`);
    case '53300':
      return problem('refused', 'PostgreSQL has no connection left for us');
    case '57P01':
    case '57P02':
    case '57P03':
      return problem('unreachable', `PostgreSQL takes nobody at the moment: ${message}`);
    default:
      if (/timeout/i.test(message)) return problem('unreachable', `${place} does not answer`);
      if (/password must be a string|no password/i.test(message))
        return problem('refused', 'PostgreSQL asks for a password, and the address has none');
      if (/terminated unexpectedly|Connection terminated/i.test(message))
        return problem('unreachable', `${place} ended the connection`);
      return error;
  }
}

/** The file that an address names (`sslrootcert=…`), where that is what could not be read. */
function certificateOf(error: unknown): string | null {
  const isFile = error instanceof Error && 'syscall' in error && error.syscall === 'open' && 'path' in error;
  return isFile ? String(error.path) : null;
}
