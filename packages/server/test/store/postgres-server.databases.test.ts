/** The throwaway PostgreSQL server that other tests use. */

import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresServer, startPostgres, userWithPassword } from '../../support/postgres.js';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.remove());

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  // A connection that is cut says so; the query under way fails by itself.
  client.on('error', () => {});
  await client.connect();
  return client;
}

it('makes an empty database each time', async () => {
  const [one, two] = [await server.newDatabase(), await server.newDatabase()];
  await server.run('CREATE TABLE here (n int)', new URL(one).pathname.slice(1));
  const find = "SELECT count(*)::int AS n FROM pg_tables WHERE tablename = 'here'";
  expect(await server.run(find, new URL(one).pathname.slice(1))).toEqual([{ n: 1 }]);
  expect(await server.run(find, new URL(two).pathname.slice(1))).toEqual([{ n: 0 }]);
});

it('asks one user for a password', async () => {
  const url = new URL(server.urlOf('postgres'));
  url.username = userWithPassword;
  url.password = 'wrong';
  await expect(connect(url.href)).rejects.toMatchObject({ code: '28P01' });
  url.password = 'right';
  await (await connect(url.href)).end();
});

it.each(['stop', 'kill'] as const)('keeps what was committed over a %s and a new start', async (how) => {
  await server.run(`CREATE TABLE over_${how} AS SELECT 7 AS n`);
  const client = await connect(server.urlOf('postgres'));
  const cut = expect(client.query('SELECT pg_sleep(100)')).rejects.toThrow();
  await server[how]();
  await cut;
  await expect(connect(server.urlOf('postgres'))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await server.start();
  expect(await server.run(`SELECT n FROM over_${how}`)).toEqual([{ n: 7 }]);
});

it('answers nobody while it is paused', async () => {
  const client = await connect(server.urlOf('postgres'));
  server.pause();
  let isAnswered = false;
  const answer = client.query('SELECT 1').then(() => {
    isAnswered = true;
  });
  // A new connection is taken by the system, but nobody greets it.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(isAnswered).toBe(false);
  server.resume();
  await answer;
  await client.end();
});
