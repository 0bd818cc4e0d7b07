/** Starts the load generator in a process of its own against a server, so that every server meets a fresh one. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { DriverName } from './drivers.js';
import type { LoadPlan, LoadResult } from './generator.js';

const program = fileURLToPath(new URL('./run-load.ts', import.meta.url));
/**
 * It tidies its memory up seldom, and on its own thread: its pauses would count as the server's, and its helpers take
 * from it.
 */
const MEMORY = ['--max-semi-space-size=32', '--initial-old-space-size=1024', '--single-threaded-gc'];

export async function measureLoad(driver: DriverName, plan: LoadPlan): Promise<LoadResult> {
  const child = spawn(process.execPath, [...MEMORY, '--import', 'tsx', program, driver, JSON.stringify(plan)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`the load generator ended with ${code}`);
  return JSON.parse(printed) as LoadResult;
}
