/** Talks to `riverstone bot` as a table does: sends messages and reads one answer to each. */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { command } from './run-command.js';

export type ProtocolMessage = Readonly<Record<string, unknown>>;

export class BotProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;
  readonly ended: Promise<number | null>;

  constructor(...args: string[]) {
    this.#child = spawn(process.execPath, [command, 'bot', ...args], { stdio: 'pipe' });
    this.#child.stdin.on('error', () => {}); // a bot that has ended shows it by not answering
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
    this.ended = new Promise((resolve) => {
      this.#child.on('close', resolve);
    });
  }

  tell(message: ProtocolMessage | string): void {
    this.#child.stdin.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`);
  }

  /** The next line that it says. */
  async hear(): Promise<ProtocolMessage> {
    const { value, done } = await this.#lines.next();
    if (done) throw new Error('the bot has ended');
    return JSON.parse(value as string) as ProtocolMessage;
  }

  async ask(message: ProtocolMessage | string): Promise<ProtocolMessage> {
    this.tell(message);
    return this.hear();
  }

  /** Closes its input and waits for its end. */
  close(): Promise<number | null> {
    this.#child.stdin.end();
    return this.ended;
  }
}
