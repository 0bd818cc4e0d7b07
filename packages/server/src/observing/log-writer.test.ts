/** The log on a pipe that nobody reads, on a full disk, and after that. */

import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LogWriter } from './log-writer.js';

const line = (index: number): string => `${JSON.stringify({ index, filler: 'x'.repeat(1000) })}\n`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('waits for whoever reads a pipe late, drops what is too much, tells how much, and tears no line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'riverstone-log-'));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const pipe = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  try {
    const writer = new LogWriter((bytes) => writeSync(pipe, bytes));
    for (let index = 0; index < 3000; index++) writer.write(line(index));
    expect(writer.dropped).toBeGreaterThan(1000);
    expect(vi.getTimerCount()).toBe(1);
    let read = '';
    const chunk = Buffer.alloc(1 << 20);
    while (!read.includes('log-dropped')) {
      read += chunk.toString('utf8', 0, readSync(pipe, chunk));
      vi.advanceTimersByTime(100);
    }
    const lines = read
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each));
    expect(lines.slice(0, -1).map(({ index }) => index)).toEqual(lines.slice(0, -1).map((_, index) => index));
    expect(lines.at(-1)).toMatchObject({ event: 'log-dropped', count: writer.dropped });
    expect(lines.length - 1 + writer.dropped).toBe(3000);
    writer.write(line(1));
    expect(chunk.toString('utf8', 0, readSync(pipe, chunk))).toBe(line(1));
  } finally {
    closeSync(pipe);
    rmSync(folder, { recursive: true });
  }
});

it('goes on after a full disk, on a new line', () => {
  let written = '';
  let room = 20;
  const writer = new LogWriter((bytes) => {
    if (room === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const count = Math.min(room, bytes.length);
    room -= count;
    written += Buffer.from(bytes).toString('utf8', 0, count);
    return count;
  });
  writer.write('{"whole":1}\n');
  for (let time = 0; time < 3; time++) writer.write('{"torn or lost":2}\n');
  room = Number.POSITIVE_INFINITY;
  writer.write('{"later":3}\n');
  expect(written.split('\n').slice(0, 3)).toEqual(['{"whole":1}', '{"torn o', '{"later":3}']);
  expect(written).toContain('"count":3,"event":"log-dropped"}\n');
  expect(writer.dropped).toBe(3);
});
