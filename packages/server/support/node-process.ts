/** One node of a cluster in a process of its own, always on the same port: started, stopped, killed and paused. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export interface NodeProcessSettings {
  readonly port: number;
  /** What `riverstone` runs. */
  readonly command: string;
  /** More arguments of `serve`. */
  readonly args: readonly string[];
  /** Gets what the node writes to standard error. */
  readonly onStderr?: (text: string) => void;
}

export interface StartSettings {
  /** Arguments of Node itself. */
  readonly execArgv?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export class NodeProcess {
  #process: ChildProcess | null = null;
  /** Whether the process was asked to end. */
  #isEnding = false;
  #isPaused = false;
  readonly #killAtExit = (): void => void this.#process?.kill('SIGKILL');

  constructor(
    private readonly settings: NodeProcessSettings,
    /** Called when the node has ended without being asked to. */
    private readonly ended: (code: number | null, signal: NodeJS.Signals | null) => void = () => {},
  ) {
    process.once('exit', this.#killAtExit);
  }

  get url(): string {
    return `http://127.0.0.1:${this.settings.port}`;
  }

  /** The number of its process; undefined if there is none. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Whether it serves, as far as can be told from outside. */
  get isUp(): boolean {
    return this.#process !== null && !this.#isPaused;
  }

  /** Resolves when it has printed its address; rejects with what it has said if it ends before that. */
  async start({ execArgv = [], env = {} }: StartSettings = {}): Promise<void> {
    const { command, port, args, onStderr } = this.settings;
    const serve = [command, 'serve', '--port', `${port}`, '--host', '127.0.0.1', ...args];
    const child = spawn(process.execPath, [...execArgv, ...serve], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', ...env },
    });
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = `${said}${text}`.slice(-2000);
      onStderr?.(text);
    });
    this.#isEnding = false;
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => reject(new Error(`the node ended with ${code ?? signal}: ${said}`)));
      let printed = '';
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        printed = `${printed}${text}`.slice(-2000);
        if (printed.includes('http://')) resolve();
      });
    });
    this.#process = child;
    child.once('exit', (code, signal) => {
      if (this.#process === child) this.#process = null;
      if (!this.#isEnding) this.ended(code, signal);
    });
  }

  /** Ends it with a signal and waits. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#process;
    if (child === null) return;
    this.#isEnding = true;
    const ended = once(child, 'exit');
    child.kill(signal);
    if (this.#isPaused) this.resume();
    await ended;
  }

  pause(): void {
    this.#isPaused = true;
    this.#process?.kill('SIGSTOP');
  }

  resume(): void {
    this.#isPaused = false;
    this.#process?.kill('SIGCONT');
  }

  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL');
    process.off('exit', this.#killAtExit);
  }
}
