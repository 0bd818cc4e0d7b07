/** A throwaway Redis in a temporary folder: started, paused, killed and removed. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';

export interface RedisProcess {
  readonly port: number;
  readonly url: string;
  readonly password: string | null;
  /** Ends it as `kill -9` does. */
  kill(): Promise<void>;
  /** Starts it again on the same port. Nothing is kept. */
  start(): Promise<void>;
  pause(): void;
  resume(): void;
  /** Ends it and removes its folder. */
  remove(): Promise<void>;
}

const READY = 'Ready to accept connections';

/** Starts a server on a free port of this machine; ready in a tenth of a second. */
export async function startRedis({
  password = null,
  ended = () => {},
}: {
  readonly password?: string | null;
  /** Is told when it has ended by itself. */
  readonly ended?: (reason: number | NodeJS.Signals | null) => void;
} = {}): Promise<RedisProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'riverstone-redis-'));
  const redis = new ThrowawayRedis(folder, await freePort(), password, ended);
  try {
    await redis.start();
  } catch (error) {
    await redis.remove();
    throw error;
  }
  return redis;
}

class ThrowawayRedis implements RedisProcess {
  #process: ChildProcess | null = null;
  readonly #killAtExit = (): void => {
    this.#process?.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  };

  constructor(
    private readonly folder: string,
    readonly port: number,
    readonly password: string | null,
    private readonly ended: (reason: number | NodeJS.Signals | null) => void,
  ) {
    process.once('exit', this.#killAtExit);
  }

  get url(): string {
    return `redis://${this.password === null ? '' : `:${this.password}@`}127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const settings = ['--port', `${this.port}`, '--bind', '127.0.0.1', '--dir', this.folder, '--save', ''];
    const guarded = this.password === null ? [] : ['--requirepass', this.password];
    const child = spawn('redis-server', [...settings, ...guarded], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    let log = '';
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`Redis ended with ${code}: ${log}`)));
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        // It writes on: nobody reads it, but a full pipe would stop it.
        if (log.includes(READY)) return;
        log += text;
        if (log.includes(READY)) resolve();
      });
    });
    child.once('exit', (code, signal) => {
      if (this.#process === child) this.ended(code ?? signal);
    });
  }

  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  pause(): void {
    this.#process?.kill('SIGSTOP');
  }

  resume(): void {
    this.#process?.kill('SIGCONT');
  }

  async remove(): Promise<void> {
    await this.kill();
    process.off('exit', this.#killAtExit);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
