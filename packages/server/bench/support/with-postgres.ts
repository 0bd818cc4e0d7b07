/** A PostgreSQL for one measurement, whose commits wait for the disk as they do in earnest. */

import { type PostgresServer, startPostgres } from '../../support/postgres.js';

export async function withPostgres<Result>(work: (postgres: PostgresServer) => Promise<Result>): Promise<Result> {
  const postgres = await startPostgres({ durable: true });
  try {
    return await work(postgres);
  } finally {
    await postgres.remove();
  }
}
