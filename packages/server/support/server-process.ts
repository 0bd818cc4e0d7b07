/** A server in a process of its own: started, looked at from outside, and ended. */

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second for every program. */
const TICKS_PER_SECOND = 100;

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Stops it with a signal and waits. Returns its exit code; null if the signal killed it. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

/** Runs a program with the current Node. Resolves when it prints its address. */
export async function startServer(args: readonly string[]): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await addressOf(child);
  return {
    url,
    pid: child.pid as number,
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`the server ended with ${code} before it had an address: ${printed}`)),
    );
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const port = /http:\/\/(?:localhost|127\.0\.0\.1):([0-9]+)/.exec(printed)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
  });
}

/** Seconds of processor time that a process has used, all its threads together. */
export function processorSecondsOf(pid: number): number {
  // The name in brackets may hold anything; the figures come behind it, user and system time as the 12th and 13th.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

/** Memory that a process holds, in millions of bytes. */
export function residentMegabytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+([0-9]+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kibibytes === undefined) throw new Error(`process ${pid} tells nothing of its memory`);
  return (Number(kibibytes) * 1024) / 1e6;
}
