/** `riverstone serve` as it is started and stopped: it says where it is, takes a free port, and ends when asked. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { command, runCommand } from './run-command.js';

interface Serving {
  readonly child: ChildProcess;
  readonly greeting: string;
  readonly url: string;
}

let running: ChildProcess[] = [];
let listening: Server[] = [];

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  for (const server of listening) await new Promise((resolve) => server.close(resolve));
  running = [];
  listening = [];
});

/** Starts the command and waits until it has said how to stop it. */
async function serve(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<Serving> {
  const child = spawn(process.execPath, [command, 'serve', ...args], { env: { ...process.env, ...environment } });
  running.push(child);
  let greeting = '';
  await new Promise<void>((resolve, reject) => {
    child.once('close', () => reject(new Error(`it ended: ${greeting}`)));
    child.stderr?.on('data', (chunk: Buffer) => {
      greeting += chunk;
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      greeting += chunk;
      if (greeting.includes('Ctrl+C')) resolve();
    });
  });
  return { child, greeting, url: /http:\S+/.exec(greeting)?.[0] ?? '' };
}

/** Takes a port away, whoever had it; resolves when it is in use. */
function occupy(port: number): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(port));
    server.listen(port, '127.0.0.1', () => {
      listening.push(server);
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}

describe('riverstone serve', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('serves the page until %s', async (signal) => {
    const { child, url } = await serve(['--port', '0']);
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>Riverstone</title>');
    const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
    child.kill(signal);
    expect(await ended).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
  });

  it('takes the next free port where none is named', async () => {
    const taken = await occupy(4180);
    const { url } = await serve([]);
    expect(Number(new URL(url).port)).toBeGreaterThan(taken);
  });

  it('reads the environment, and says where other devices find it', async () => {
    const { greeting, url } = await serve([], { RIVERSTONE_PORT: '0', RIVERSTONE_HOST: '0.0.0.0' });
    expect(url).toMatch(/^http:\/\/localhost:\d+\/$/);
    expect((await fetch(url.replace('localhost', '127.0.0.1'))).status).toBe(200);
    for (const [, address = ''] of greeting.matchAll(/On your network: +(\S+)/g)) {
      expect((await fetch(address)).status).toBe(200);
    }
  });

  it.each([
    [['--port', 'eighty'], 2, '--port takes a whole number'],
    [['--port', '6000'], 2, 'Browsers refuse to open port 6000'],
    [['--host', 'no such place'], 2, 'is no address'],
    [['--host', '192.0.2.77', '--port', '0'], 1, 'This machine has no address "192.0.2.77"'],
    [['somewhere'], 2, 'too many arguments'],
  ])('%o is refused', async (args, exitCode, sentence) => {
    const finished = await runCommand(['serve', ...args]);
    expect(finished.stderr).toContain(sentence);
    expect(finished.exitCode).toBe(exitCode);
  });

  it('does not take another port than the one named', async () => {
    const port = await occupy(0);
    const { stderr, exitCode } = await runCommand(['serve', '--port', `${port}`]);
    expect(stderr).toContain(`Port ${port} is taken`);
    expect(exitCode).toBe(1);
  });

  it('has the page in its package', () => {
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
  });
});
