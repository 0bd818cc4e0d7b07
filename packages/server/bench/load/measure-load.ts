/** Starts the load generator in a process of its own against a server, so that every server meets a fresh one. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { DriverName } from './drivers.js';
import type { LoadPlan, LoadResult } from './generator.js';
import type { OfferedPlan, OfferedResult } from './offered-load.js';

const program = fileURLToPath(new URL('./run-load.ts', import.meta.url));
/** A server that stops answering must not keep everybody waiting. */
const MAX_MS = 600_000;
/**
 * It tidies its memory up seldom, and on its own thread: its pauses would count as the server's, and its helpers take
 * from it.
 */
const MEMORY = ['--max-semi-space-size=32', '--initial-old-space-size=1024', '--single-threaded-gc'];

export function measureLoad(driver: DriverName, plan: LoadPlan): Promise<LoadResult> {
  return runLoad(driver, plan);
}

export function measureOffered(driver: DriverName, plan: OfferedPlan): Promise<readonly OfferedResult[]> {
  return runLoad(driver, plan);
}

async function runLoad<Result>(driver: DriverName, plan: LoadPlan | OfferedPlan): Promise<Result> {
  const child = spawn(process.execPath, [...MEMORY, '--import', 'tsx', program, driver, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
    timeout: MAX_MS,
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0)
    throw new Error(`the load generator ended with ${code ?? `a signal, after at most ${MAX_MS / 1000} s`}`);
  return JSON.parse(printed) as Result;
}
