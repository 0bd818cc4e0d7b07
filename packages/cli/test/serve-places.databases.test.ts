/** `riverstone serve` with a database or a bus that can't be used: a sentence that says why, and an exit code. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../server/support/free-port.js';
import { type PostgresServer, startPostgres, userWithPassword } from '../../server/support/postgres.js';
import { type RedisProcess, startRedis } from '../../server/support/redis.js';
import { startServer } from '../../server/support/server-process.js';
import { builtCommand, runCommand } from './run-command.js';

let postgres: PostgresServer;
let redis: RedisProcess;
let store: string;
beforeAll(async () => {
  postgres = await startPostgres();
  redis = await startRedis({ password: 'right' });
  store = await postgres.newDatabase();
  await (await startServer([builtCommand, 'serve', '--port', '0', '--store', store])).end();
});
afterAll(async () => {
  await redis.remove();
  await postgres.remove();
});

const serve = (...args: readonly string[]) => runCommand(['serve', '--port', '0', ...args], '', builtCommand);

const inDatabase = "The tables can't be kept in the database: ";
const checkStore = 'Check the address that --store names.\n';
const checkBus = 'Check the address that --bus names.\n';

describe('riverstone serve', () => {
  const at = (changes: Partial<URL>): string => Object.assign(new URL(store), changes).href;

  it.each<[string, () => string, string]>([
    ['where nobody is', () => at({ port: '1' }), `${inDatabase}no PostgreSQL answers at 127.0.0.1:1. ${checkStore}`],
    [
      'without the database',
      () => at({ pathname: '/nothing' }),
      `${inDatabase}PostgreSQL has no database "nothing". ${checkStore}`,
    ],
    [
      'with a wrong password',
      () => at({ username: userWithPassword, password: 'guessed' }),
      `${inDatabase}PostgreSQL refuses the user "locked": password authentication failed for user "locked". ${checkStore}`,
    ],
    [
      'without the password',
      () => at({ username: userWithPassword }),
      `${inDatabase}PostgreSQL asks for a password, and the address has none. ${checkStore}`,
    ],
    [
      'with a certificate that is not there',
      () => at({ search: '?sslmode=verify-full&sslrootcert=/none.pem' }),
      `${inDatabase}the certificate /none.pem can't be read. ${checkStore}`,
    ],
    [
      'without TLS where the address asks for it',
      () => at({ search: '?sslmode=verify-full' }),
      `${inDatabase}The server does not support SSL connections. ${checkStore}`,
    ],
  ])('%s ends and says why', async (_, address, words) => {
    const ended = await serve('--store', address());
    expect(ended.stderr).toContain(words);
    expect(ended.stderr).not.toContain('guessed');
    expect([ended.exitCode, ended.stdout]).toEqual([1, '']);
  });

  it.each<[string, () => string, string]>([
    [
      'a wrong password',
      () => redis.url.replace('right', 'guessed'),
      'The bus refuses the server: WRONGPASS invalid username-password pair or user is disabled.',
    ],
    [
      'a password that is not given',
      () => redis.url.replace(':right@', ''),
      `The bus refuses the server: it asks for a password, and the address has none. ${checkBus}`,
    ],
    [
      'no database behind it',
      () => postgres.urlOf('nowhere'),
      `The bus refuses the server: database "nowhere" does not exist. ${checkBus}`,
    ],
  ])('with a bus that has %s ends and says why', async (_, address, words) => {
    const ended = await serve('--store', store, '--bus', address());
    expect(ended.stderr).toContain(words);
    expect(ended.stderr).not.toContain('guessed');
    expect([ended.exitCode, ended.stdout]).toEqual([1, '']);
  });

  it('goes on without a bus that is away, and says so', async () => {
    const bus = `redis://127.0.0.1:${await freePort()}`;
    const args = [builtCommand, 'serve', '--port', '0', '--grace', '0', '--log', 'silent', '--store', store];
    const child = spawn(process.execPath, [...args, '--bus', bus], { stdio: ['ignore', 'pipe', 'pipe'] });
    const [said] = (await once(child.stderr, 'data')) as [Buffer];
    expect(String(said)).toMatch(/^The bus does not answer\. The server goes on without it and keeps trying\./);
    await once(child.stdout, 'data');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('leaves a database of a newer version alone', async () => {
    const newer = await postgres.newDatabase();
    await (await startServer([builtCommand, 'serve', '--port', '0', '--grace', '0', '--store', newer])).end();
    await postgres.run('UPDATE schema_version SET version = 99', new URL(newer).pathname.slice(1));
    const { stderr, exitCode } = await serve('--store', newer);
    expect(stderr).toBe(`${inDatabase}a newer version of Riverstone made its tables. ${checkStore}`);
    expect(exitCode).toBe(1);
  });

  it('ends when something fails while it is connected already', async () => {
    const data = await postgres.newDatabase();
    await (await startServer([builtCommand, 'serve', '--port', '0', '--grace', '0', '--store', data])).end();
    await postgres.run(
      `DELETE FROM push_keys;
       CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no keys today'; END $$;
       CREATE TRIGGER fails BEFORE INSERT ON push_keys EXECUTE FUNCTION fail()`,
      new URL(data).pathname.slice(1),
    );
    const { stderr, exitCode } = await serve('--store', data);
    expect(stderr).toBe(`${inDatabase}no keys today. ${checkStore}`);
    expect(exitCode).toBe(1);
  });

  it('does not begin on a replica, which takes no writes', async () => {
    await postgres.stop();
    await postgres.start('replica');
    const { stderr, exitCode } = await serve('--store', store);
    expect(stderr).toBe(`${inDatabase}the database is read-only: it may be a replica. ${checkStore}`);
    expect(exitCode).toBe(1);
  });
});
