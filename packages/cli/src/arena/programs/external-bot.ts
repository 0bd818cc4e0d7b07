/**
 * A program that takes part in a contest: started, asked, restarted when it fails, given up when it fails too often.
 */

import { type AnswerType, type ReadAnswer, readAnswer } from '../../bot-protocol/answers.js';
import { PROTOCOL_VERSION, type TableMessage } from '../../bot-protocol/messages.js';
import { errorOf } from '../../messages/refusals.js';
import { BotProcess, type ProcessFailure } from './bot-process.js';
import type { FaultKind } from './faults.js';

/** Time limits, and callbacks for faults and processes. */
export interface ExternalBotOptions {
  readonly moveMs: number;
  readonly startMs: number;
  fault(kind: FaultKind, detail: string): void;
  started(pid: number): void;
  ended(pid: number): void;
}

type NewGame = TableMessage & { readonly type: 'new' };

/** Time for a message to arrive and an answer to come back on a busy machine. */
const GRACE_MS = 100;
const GOODBYE_MS = 500;
/** So many restarts are free. After that, a number of good answers earns one more. */
const FREE_RESTARTS = 5;
const ANSWERS_A_RESTART = 50;

export class ExternalBot {
  #process: BotProcess | null = null;
  #game: NewGame | null = null;
  #starts = 0;
  #answers = 0;

  constructor(
    private readonly words: readonly string[],
    private readonly options: ExternalBotOptions,
  ) {}

  get moveMs(): number {
    return this.options.moveMs;
  }

  /** Announces a new game. After a restart it is announced again. */
  async begin(game: NewGame): Promise<void> {
    this.#game = game;
    // A program that exited after its last answer gets a fault, but there is no turn to lose.
    const ended = this.#process?.failure ?? null;
    if (ended !== null) this.#failed(ended, this.options.moveMs);
    if (this.#process === null) await this.#start();
    else this.#process.tell(game);
  }

  /** Asks for an answer of one of these types. Null when there is none; that has been counted as a fault. */
  async ask<const Type extends AnswerType>(
    message: TableMessage,
    types: readonly Type[],
  ): Promise<ReadAnswer<Type> | null> {
    const botProcess = this.#process ?? (await this.#start());
    if (botProcess === null) return null;
    const received = await botProcess.ask(message, this.options.moveMs + GRACE_MS);
    if ('fault' in received) return this.#failed(received, this.options.moveMs);
    const answer = readAnswer(received.line, types);
    if (answer.ok) {
      this.#answers++;
      return answer.value;
    }
    this.options.fault('unreadable', `${received.line} (${errorOf(answer.error).message})`);
    return null;
  }

  /** Counts an answer that can be read but is not allowed. */
  illegal(detail: string): void {
    this.options.fault('illegal', detail);
  }

  end(scores: readonly number[]): void {
    this.#process?.tell({ type: 'end', scores });
    this.#game = null;
  }

  async close(): Promise<void> {
    await this.#process?.quit(GOODBYE_MS);
    this.#process = null;
  }

  /** Starts the program and announces the game; null when that fails, or after too many restarts. */
  async #start(): Promise<BotProcess | null> {
    if (this.#starts > FREE_RESTARTS + this.#answers / ANSWERS_A_RESTART) {
      this.options.fault('absent', `it was started ${this.#starts} times`);
      return null;
    }
    this.#starts++;
    const { options } = this;
    const botProcess = new BotProcess(this.words, {
      started: (pid) => options.started(pid),
      ended: (pid) => options.ended(pid),
      unasked: (line) => options.fault('unasked', line),
    });
    this.#process = botProcess;
    const received = await botProcess.ask({ type: 'hello', v: PROTOCOL_VERSION }, options.startMs);
    if ('fault' in received) return this.#failed(received, options.startMs);
    const hello = readAnswer(received.line, ['hello']);
    if (!hello.ok) {
      options.fault('unreadable', `${received.line} (${errorOf(hello.error).message})`);
      this.#drop();
      return null;
    }
    if (this.#game !== null) botProcess.tell(this.#game);
    return botProcess;
  }

  /** A late answer may still come and a flood may go on, so the process is replaced. */
  #failed({ fault, detail }: ProcessFailure, limit: number): null {
    this.options.fault(fault, fault === 'late' ? `no answer in ${limit} ms` : detail);
    this.#drop();
    return null;
  }

  #drop(): void {
    this.#process?.kill();
    this.#process = null;
  }
}
