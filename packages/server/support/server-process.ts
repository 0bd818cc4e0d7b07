/** A server in a process of its own: started, looked at from outside, and ended. */

import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second for every program. */
const TICKS_PER_SECOND = 100;
/** A server that has printed no address by then never will. */
const START_MS = 60_000;

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
  return new Promise<string>((resolve, reject) => {
    const fail = (what: string): void => reject(new Error(`the server ${what}; it printed: ${printed}`));
    const tooLate = setTimeout(() => {
      child.kill('SIGKILL');
      fail(`had no address after ${START_MS / 1000} s`);
    }, START_MS);
    child.once('error', reject);
    child.once('exit', (code) => {
      clearTimeout(tooLate);
      fail(`ended with ${code} before it had an address`);
    });
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const port = /http:\/\/(?:localhost|127\.0\.0\.1):([0-9]+)/.exec(printed)?.[1];
      if (port === undefined) return;
      clearTimeout(tooLate);
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}

/** Seconds of processor time that a process has used, with all its threads and its children, also ended ones. */
export function processorSecondsOf(pid: number): number {
  // The name in brackets may hold anything; the figures come behind it, the four times from the 12th on.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const own = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0) / TICKS_PER_SECOND;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + secondsOfChild(Number(child)), own);
}

/** A child that has just ended counts with its parent next time. */
function secondsOfChild(pid: number): number {
  try {
    return processorSecondsOf(pid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

/** Memory that a process holds, in millions of bytes. */
export function residentMegabytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+([0-9]+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kibibytes === undefined) throw new Error(`process ${pid} tells nothing of its memory`);
  return (Number(kibibytes) * 1024) / 1e6;
}
