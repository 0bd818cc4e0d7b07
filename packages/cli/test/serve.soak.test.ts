/**
 * `riverstone serve` as it is started and stopped: it says where it is, takes a free port, keeps tables, and ends when
 * asked.
 */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/src/store/sqlite/sqlite-driver.js';
import { builtCommand, runCommand } from './run-command.js';

interface Serving {
  readonly child: ChildProcess;
  readonly greeting: string;
  readonly url: string;
  readonly ended: Promise<[number | null, NodeJS.Signals | null]>;
  /** What it has logged so far. */
  logged(): string;
}

let folder: string;
let running: ChildProcess[] = [];
let listening: Server[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'riverstone-serve-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  for (const server of listening) await new Promise((resolve) => server.close(resolve));
  running = [];
  listening = [];
});

const runServe = (args: readonly string[]) => runCommand(args, '', builtCommand);

/** Starts the command and waits until it has said how to stop it. */
async function serve(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Serving> {
  const child = spawn(process.execPath, [builtCommand, 'serve', ...args], {
    env: { ...process.env, RIVERSTONE_DATA: join(folder, 'tables.sqlite'), ...environment },
  });
  running.push(child);
  const ended = once(child, 'close') as Serving['ended'];
  let greeting = '';
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    log += chunk;
  });
  await new Promise<void>((resolve, reject) => {
    child.once('close', () => reject(new Error(`it ended: ${greeting}${log}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      greeting += chunk;
      if (greeting.includes('Ctrl+C')) resolve();
    });
  });
  return { child, greeting, url: /http:\S+/.exec(greeting)?.[0] ?? '', ended, logged: () => log };
}

/** Takes a port away, whoever had it; resolves when it is in use. */
function occupy(port: number): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(port));
    server.listen(port, () => {
      listening.push(server);
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}

const plan = { game: 'kakuzu', seats: [null, 'novice'], options: {}, listed: true, name: 'Ada' };

describe('riverstone serve', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('serves the page until %s', async (signal) => {
    const { child, url, ended } = await serve(['--port', '0']);
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Riverstone</title>');
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
    await expect(fetch(url)).rejects.toThrow();
  });

  it('keeps tables from one start to the next', async () => {
    const data = join(folder, 'kept/tables.sqlite');
    const first = await serve(['--port', '0', '--data', data]);
    const body = JSON.stringify(plan);
    const made = await fetch(`${first.url}api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const { table } = (await made.json()) as { table: string };
    const [cookie = ''] = made.headers.get('set-cookie')?.split(';') ?? [];
    first.child.kill('SIGTERM');
    await first.ended;
    expect(statSync(data).mode & 0o777).toBe(0o600);
    const second = await serve(['--port', '0', '--data', data]);
    const me = await (await fetch(`${second.url}api/me`, { headers: { cookie } })).json();
    expect(me).toMatchObject({ known: true, tables: [{ table, mySeat: 0 }] });
  });

  it('serves on for the grace period, no longer ready, so that balancers send nobody any more', async () => {
    const { child, url, ended } = await serve(['--port', '0', '--grace', '600']);
    expect((await fetch(`${url}ready`)).status).toBe(200);
    child.kill('SIGTERM');
    // Whether the signal was heard, only /ready tells.
    for (let status = 200; status !== 503; ) status = (await fetch(`${url}ready`)).status;
    expect((await fetch(`${url}health`)).status).toBe(200);
    expect((await fetch(`${url}api/me`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
  });

  it('ends at once where it is told twice, whoever is still being answered', async () => {
    const { child, url, ended } = await serve(['--port', '0']);
    const visitor = connect(Number(new URL(url).port), '127.0.0.1');
    await once(visitor, 'connect');
    visitor.on('error', () => {}).write('GET / HTTP/1.1\r\nhost: a\r\n');
    await fetch(`${url}ready`);
    child.kill('SIGTERM');
    child.kill('SIGINT');
    // Which of the two is heard first is the system's choice.
    expect([
      [130, null],
      [143, null],
    ]).toContainEqual(await ended);
    visitor.destroy();
  });

  it('takes the next free port where none is named', async () => {
    const taken = await occupy(4180);
    const { url } = await serve([]);
    expect(Number(new URL(url).port)).toBeGreaterThan(taken);
  });

  it('says where other devices find it, and where tables are kept', async () => {
    const { greeting, url } = await serve([], { RIVERSTONE_PORT: '0' });
    expect(url).toMatch(/^http:\/\/localhost:\d+\/$/);
    expect(greeting).toContain(`Tables are kept in ${join(folder, 'tables.sqlite')}\n`);
    const addresses = [...greeting.matchAll(/On your network: +(\S+)/g)].map(([, address = '']) => address);
    for (const address of addresses) expect((await fetch(address)).status).toBe(200);
    const info = await (await fetch(`${url}api/info`)).json();
    expect(info).toMatchObject({ addresses });
  });

  it('is for this machine alone where that is asked', async () => {
    const { greeting, url } = await serve(['--port', '0'], { RIVERSTONE_HOST: '127.0.0.1' });
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect(greeting).not.toContain('network');
  });

  it('stands behind a proxy', async () => {
    const { greeting, url } = await serve(['--port', '0', '--origin', 'https://games.example', '--trust-proxy']);
    expect(greeting).toContain('For everybody:    https://games.example/');
    expect(await (await fetch(`${url}api/info`)).json()).toMatchObject({ addresses: ['https://games.example/'] });
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' };
    const me = await fetch(`${url}api/me`, { headers: forwarded });
    expect(me.headers.get('set-cookie')).toContain('Secure');
  });

  it('logs lines of JSON where that is asked, and nothing otherwise', async () => {
    const loud = await serve(['--port', '0', '--log', 'debug']);
    const silent = await serve(['--port', '0', '--data', join(folder, 'silent.sqlite')]);
    for (const { url, child, ended } of [loud, silent]) {
      await fetch(`${url}api/me`);
      child.kill();
      await ended;
    }
    const events = loud
      .logged()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).event);
    expect(events).toEqual(expect.arrayContaining(['started', 'request', 'stopping', 'stopped']));
    expect(silent.logged()).toBe('');
  });

  it.each([
    [['--port', 'eighty'], 2, '--port takes a whole number'],
    [['--port', '6000'], 2, 'Browsers refuse to open port 6000'],
    [['--host', 'no such place'], 2, 'is no address'],
    [['--origin', 'games.example'], 2, '--origin takes the address that people type'],
    [['--trust-proxy', 'me'], 2, '--trust-proxy takes a whole number'],
    [['--log', 'loud'], 2, '--log takes debug, info, warn, error or silent'],
    [['--limits', 'few'], 2, '--limits takes on or off'],
    [['--host', '192.0.2.77', '--port', '0'], 1, 'This machine has no address "192.0.2.77"'],
    [['somewhere'], 2, 'too many arguments'],
  ])('%o is refused', async (args, exitCode, sentence) => {
    const finished = await runServe(['serve', '--data', join(folder, 'refused.sqlite'), ...args]);
    expect(finished.stderr).toContain(sentence);
    expect(finished.exitCode).toBe(exitCode);
  });

  it('says so where tables can not be kept', async () => {
    mkdirSync(join(folder, 'a-folder'));
    writeFileSync(join(folder, 'a-text.sqlite'), 'This is a text and no database.\n'.repeat(100));
    for (const name of ['a-folder', 'a-text.sqlite', 'a-text.sqlite/below.sqlite']) {
      const { stderr, exitCode } = await runServe(['serve', '--port', '0', '--data', join(folder, name)]);
      expect(stderr).toContain(`The tables can't be kept in ${join(folder, name)}: `);
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(exitCode).toBe(1);
    }
  });

  it('leaves a file that another server uses alone, and takes it when that one is dead', async () => {
    const data = join(folder, 'one.sqlite');
    const { child, ended } = await serve(['--port', '0', '--data', data]);
    const { stderr, exitCode } = await runServe(['serve', '--port', '0', '--data', data]);
    expect(stderr).toBe(
      `The tables can't be kept in ${data}: another server keeps its tables there. Name another file with --data.\n`,
    );
    expect(exitCode).toBe(1);
    child.kill('SIGKILL');
    await ended;
    await serve(['--port', '0', '--data', data]);
  });

  it('leaves a file of an earlier version as it is, and says what to do', async () => {
    const file = join(folder, 'earlier.sqlite');
    const database = await openDatabase(file);
    database.exec(`CREATE TABLE log (body TEXT); PRAGMA user_version = 2`);
    database.close();
    const before = readFileSync(file);
    const { stderr, exitCode } = await runServe(['serve', '--port', '0', '--data', file]);
    expect(stderr).toBe(
      `The tables can't be kept in ${file}: an earlier version of Riverstone wrote the file, its games can't be read any more, ` +
        'and it is left as it is. Name another file with --data.\n',
    );
    expect(exitCode).toBe(1);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('does not take another port than the one named', async () => {
    const port = await occupy(0);
    const { stderr, exitCode } = await runServe(['serve', '--port', `${port}`, '--data', join(folder, 'x.sqlite')]);
    expect(stderr).toContain(`Another program uses port ${port}`);
    expect(exitCode).toBe(1);
  });

  it('lists every setting', async () => {
    const { stdout } = await runServe(['serve', '--help']);
    const source = readFileSync(new URL('../src/serving/settings.ts', import.meta.url), 'utf8');
    const names = new Set([...source.matchAll(/given\('([a-z-]+)'/g)].map(([, name = '']) => name));
    expect(names.size).toBeGreaterThan(15);
    for (const name of names) {
      // A token itself is no option: all could see it in the list of processes.
      if (name !== 'admin-token') expect(stdout).toContain(`--${name} `);
      expect(stdout).toMatch(new RegExp(`RIVERSTONE_${name.toUpperCase().replaceAll('-', '_')}\\b(?!_)`));
    }
  });

  it('has the page in its package, and what bots think in', () => {
    const cwd = fileURLToPath(new URL('..', import.meta.url));
    const [{ files }] = JSON.parse(
      execFileSync('npm', ['pack', '--dry-run', '--json'], {
        cwd,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
    const paths = files.map(({ path }: { path: string }) => path);
    for (const path of ['index.html', 'index.html.br', 'sw.js', 'manifest.webmanifest', 'third-party-licences.md']) {
      expect(paths).toContain(`dist/page/${path}`);
    }
    expect(paths).toContain('dist/serving/bot-worker.js');
    expect(existsSync(join(cwd, 'dist/serving/bot-worker.js'))).toBe(true);
  });
});
