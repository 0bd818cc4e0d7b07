/** `riverstone serve` whose log nobody reads, or whose log is on a full disk: it serves on, and ends when asked. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, mkdtempSync, openSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { builtCommand } from './run-command.js';

let folder: string;
let child: ChildProcess;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'riverstone-serve-log-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void child.kill('SIGKILL'));

/** Starts the command with that as its standard error; `limit`: no file may become larger, in blocks. */
async function serve(log: number, limit: string): Promise<string> {
  const data = join(folder, `${log}.sqlite`);
  const args = [
    builtCommand,
    'serve',
    '--port',
    '0',
    '--data',
    data,
    '--log',
    'debug',
    '--limits',
    'off',
    '--grace',
    '0',
  ];
  const shell = ['-c', `ulimit -f ${limit}; exec "$@"`, 'sh', process.execPath, ...args];
  child = spawn('/bin/sh', shell, { stdio: ['ignore', 'pipe', log] });
  let greeting = '';
  for await (const chunk of child.stdout ?? []) {
    greeting += chunk;
    if (greeting.includes('Ctrl+C')) break;
  }
  return /http:\S+/.exec(greeting)?.[0] ?? '';
}

async function droppedLines(url: string): Promise<number> {
  const text = await (await fetch(`${url}metrics`)).text();
  return Number(/^riverstone_log_lines_dropped_total (\d+)$/m.exec(text)?.[1]);
}

/** A pipe that is open for reading, but not read. */
function stalledPipe(): number {
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const reader = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  const writer = openSync(path, constants.O_WRONLY);
  void reader;
  return writer;
}

/** A file that is larger than files may become. */
function fullFile(): number {
  const path = join(folder, 'log');
  writeFileSync(path, '');
  truncateSync(path, 64_000_000);
  return openSync(path, 'a');
}

it.each<[string, () => number, string]>([
  ['a pipe that nobody reads', stalledPipe, 'unlimited'],
  ['a full disk', () => openSync('/dev/full', 'w'), 'unlimited'],
  ['a file at its limit', fullFile, '32000'],
])('serves and stops with its log on %s', async (_, open, limit) => {
  const log = open();
  const url = await serve(log, limit);
  const plan = { game: 'kakuzu', seats: [null, 'novice'], options: {}, listed: true, name: 'Ada' };
  const ask = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(plan) };
  while ((await droppedLines(url)) === 0) {
    const answers = Array.from({ length: 200 }, () => fetch(`${url}api/lobby`));
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
  }
  expect((await fetch(`${url}api/tables`, ask)).status).toBe(201);
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  closeSync(log);
});
