/** A program as a child process. Sends a message and waits for one line; time, lines and bytes are limited. */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { TableMessage } from '../../bot-protocol/messages.js';
import { LineSplitter } from '../../judge/lines.js';
import { endProcess, lastError, ownGroup, startProblem } from './processes.js';

/** Why there is no answer. */
export interface ProcessFailure {
  readonly fault: 'late' | 'crashed' | 'flooded';
  readonly detail: string;
}

/** The answer to a message, or why there is none. */
export type ProgramMessage = { readonly line: string } | ProcessFailure;

/** Is told what happens apart from messages and answers. */
export interface ProcessListener {
  started(pid: number): void;
  ended(pid: number): void;
  /** A line that nobody asked for. */
  unasked(line: string): void;
}

/** A program that writes more than this between two messages is stopped. */
const MAX_BYTES = 1 << 20;
const MAX_LINES = 100;
/** How much of the end of standard error is kept for the report. */
const ERROR_TAIL = 2_000;
/** After its exit, its last output may still arrive. */
const LAST_WORDS_MS = 50;

export class BotProcess {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #splitter = new LineSplitter();
  #failure: ProcessFailure | null = null;
  #answer: ((received: ProgramMessage) => void) | null = null;
  #bytes = 0;
  #lines = 0;
  #errors = '';

  constructor(
    words: readonly string[],
    private readonly listener: ProcessListener,
  ) {
    const [command = '', ...args] = words;
    this.#process = spawn(command, args, { stdio: 'pipe', detached: ownGroup, windowsHide: true });
    const { pid, stdin, stdout, stderr } = this.#process;
    if (pid !== undefined) listener.started(pid);
    // A broken pipe shows as a missing answer.
    for (const stream of [stdin, stdout, stderr]) stream.on('error', () => {});
    stdout.on('data', (chunk: Buffer) => this.#handle(chunk));
    stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-ERROR_TAIL);
    });
    this.#process.on('error', (error: NodeJS.ErrnoException) => this.#fail('crashed', startProblem(error)));
    this.#process.on('exit', (code, signal) => this.#ended(code, signal));
  }

  /** Why it can't answer any more; null while it can. */
  get failure(): ProcessFailure | null {
    return this.#failure;
  }

  tell(message: TableMessage): void {
    if (this.#failure === null) this.#process.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Sends a message and waits for one line. Lines before the message or after the answer are reported as unasked. */
  ask(message: TableMessage, milliseconds: number): Promise<ProgramMessage> {
    if (this.#failure !== null) return Promise.resolve(this.#failure);
    this.#bytes = 0;
    this.#lines = 0;
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.#answer = null;
        resolve({ fault: 'late', detail: '' });
      }, milliseconds);
      this.#answer = (received) => {
        clearTimeout(late);
        this.#answer = null;
        resolve(received);
      };
      this.tell(message);
    });
  }

  /** Sends `quit` and waits a moment, then kills the process and everything that it started. */
  async quit(milliseconds: number): Promise<void> {
    if (this.#failure === null) {
      this.tell({ type: 'quit' });
      this.#process.stdin.end();
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.#process.once('exit', () => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    this.kill();
  }

  kill(): void {
    this.#failure ??= { fault: 'crashed', detail: 'it was stopped' };
    const { pid, exitCode, signalCode } = this.#process;
    // The id of a process that has ended may belong to another one now.
    if (pid !== undefined && exitCode === null && signalCode === null) endProcess(pid);
    // Processes in another group may still hold the other ends. Do not wait for them.
    for (const stream of [this.#process.stdin, this.#process.stdout, this.#process.stderr]) stream.destroy();
  }

  #handle(chunk: Buffer): void {
    if (this.#failure !== null) return;
    this.#bytes += chunk.length;
    for (const line of this.#splitter.push(chunk)) {
      if ('tooLong' in line) this.#flood();
      else this.#handleLine(line.text);
    }
    if (this.#bytes > MAX_BYTES || this.#lines > MAX_LINES) this.#flood();
  }

  #handleLine(line: string): void {
    if (this.#failure !== null) return;
    this.#lines++;
    if (this.#answer !== null) this.#answer({ line });
    else if (this.#lines <= MAX_LINES) this.listener.unasked(line);
  }

  #flood(): void {
    this.#fail('flooded', `more than ${MAX_LINES} lines or ${MAX_BYTES} bytes to one question`);
    this.kill();
  }

  #ended(code: number | null, signal: NodeJS.Signals | null): void {
    const { pid } = this.#process;
    if (pid !== undefined) {
      if (ownGroup) endProcess(pid); // what it started and left behind
      this.listener.ended(pid);
    }
    const last = lastError(this.#errors);
    const how = signal === null ? `it ended with exit code ${code}` : `it was ended by ${signal}`;
    const detail = last === '' ? how : `${how}: ${last}`;
    const settle = (): void => this.#fail('crashed', detail);
    const timer = setTimeout(settle, LAST_WORDS_MS);
    this.#process.once('close', () => {
      clearTimeout(timer);
      settle();
    });
  }

  #fail(fault: 'crashed' | 'flooded', detail: string): void {
    this.#failure ??= { fault, detail };
    this.#answer?.(this.#failure);
  }
}
