/** HAProxy in front of nodes, by the same file that operators use. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { findHaproxy, missingProgramsMessage } from '../../../scripts/system-packages.mjs';

const template = new URL('../../../deploy/haproxy/haproxy.cfg', import.meta.url);
/** How often readiness is checked, in milliseconds. */
const POLL_INTERVAL = 50;

export interface BalancerSettings {
  readonly host: string;
  readonly port: number;
  /** The ports of the nodes on this machine. */
  readonly nodes: readonly number[];
}

/** The file of operators, with other lines `bind` and `server`. */
function haproxyConfig({ host, port, nodes }: BalancerSettings): string {
  const servers = nodes.map((each, index) => `  server node${index + 1} 127.0.0.1:${each}`).join('\n');
  const text = readFileSync(template, 'utf8');
  return text
    .replace(/^ {2}bind .*$/m, `  bind ${host}:${port}`)
    .replace(/^ {2}server .*(?:\n {2}server .*)*$/m, servers);
}

export class Balancer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'riverstone-balancer-'));
  #process: ChildProcess | null = null;
  #isEnding = false;
  readonly #killAtExit = (): void => void this.#process?.kill('SIGKILL');

  constructor(
    private readonly settings: BalancerSettings,
    /** Called when it ends by itself. */
    private readonly ended: (reason: number | NodeJS.Signals | null) => void = () => {},
  ) {
    process.once('exit', this.#killAtExit);
  }

  get url(): string {
    const { host, port } = this.settings;
    return `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}/`;
  }

  /** Resolves when it and a node behind it answer. Rejects with its output if it ends before. */
  async start(): Promise<void> {
    const program = findHaproxy();
    if (program === undefined) throw new Error(missingProgramsMessage('balancer') ?? 'there is no HAProxy');
    const file = join(this.#folder, 'haproxy.cfg');
    writeFileSync(file, haproxyConfig(this.settings));
    const child = spawn(program, ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#process = child;
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-2000);
    });
    child.on('error', (error) => {
      said += error.message;
    });
    while (!(await this.#isReady())) {
      if (this.#process !== child || child.exitCode !== null || child.signalCode !== null || child.pid === undefined)
        throw new Error(`HAProxy ended with ${child.exitCode ?? child.signalCode}: ${said}`);
      await after(POLL_INTERVAL);
    }
    child.once('exit', (code, signal) => {
      if (!this.#isEnding) this.ended(code ?? signal);
    });
  }

  async remove(): Promise<void> {
    const child = this.#process;
    this.#isEnding = true;
    this.#process = null;
    if (child !== null && child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    process.off('exit', this.#killAtExit);
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #isReady(): Promise<boolean> {
    return fetch(`${this.url}ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
