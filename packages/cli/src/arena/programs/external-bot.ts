/**
 * A program that takes part in a match: started, asked, restarted when it fails, and given up when it fails too often.
 */

import { type AnswerType, type ReadAnswer, readAnswer } from '../../bot-protocol/answers.js';
import { PROTOCOL_VERSION, type TableMessage } from '../../bot-protocol/messages.js';
import { errorOf } from '../../messages/refusals.js';
import { Child, type Failure } from './bot-process.js';
import type { FaultKind } from './faults.js';

/** What a program is held to, and who hears of its faults and its processes. */
export interface House {
  readonly moveMs: number;
  readonly startMs: number;
  fault(kind: FaultKind, detail: string): void;
  started(pid: number): void;
  ended(pid: number): void;
}

type NewGame = TableMessage & { readonly type: 'new' };

/** The way to a program and back, on a busy machine. */
const GRACE_MS = 100;
const GOODBYE_MS = 500;
/** It is started anew a few times, and then once more for so many good answers. */
const FREE_RESTARTS = 5;
const ANSWERS_A_RESTART = 50;

export class ExternalBot {
  #child: Child | null = null;
  #game: NewGame | null = null;
  #starts = 0;
  #answers = 0;

  constructor(
    private readonly words: readonly string[],
    private readonly house: House,
  ) {}

  get moveMs(): number {
    return this.house.moveMs;
  }

  /** Tells it of a new game. A program that has to be started anew later hears it then. */
  async begin(game: NewGame): Promise<void> {
    this.#game = game;
    // One that ended by itself after its last answer is to blame, but has no turn to lose.
    const ended = this.#child?.failure ?? null;
    if (ended !== null) this.#failed(ended, this.house.moveMs);
    if (this.#child === null) await this.#start();
    else this.#child.tell(game);
  }

  /** Asks for an answer of one of these types; null when there is none, which has been counted as a fault then. */
  async ask<const Type extends AnswerType>(
    message: TableMessage,
    types: readonly Type[],
  ): Promise<ReadAnswer<Type> | null> {
    const child = this.#child ?? (await this.#start());
    if (child === null) return null;
    const heard = await child.ask(message, this.house.moveMs + GRACE_MS);
    if ('fault' in heard) return this.#failed(heard, this.house.moveMs);
    const answer = readAnswer(heard.line, types);
    if (answer.ok) {
      this.#answers++;
      return answer.value;
    }
    this.house.fault('unreadable', `${heard.line} (${errorOf(answer.error).message})`);
    return null;
  }

  /** Says that an answer was read, but is not allowed. */
  illegal(detail: string): void {
    this.house.fault('illegal', detail);
  }

  end(scores: readonly number[]): void {
    this.#child?.tell({ type: 'end', scores });
    this.#game = null;
  }

  async close(): Promise<void> {
    await this.#child?.quit(GOODBYE_MS);
    this.#child = null;
  }

  /** Starts and introduces it, and tells it of the game; null when that fails or is not tried any more. */
  async #start(): Promise<Child | null> {
    if (this.#starts > FREE_RESTARTS + this.#answers / ANSWERS_A_RESTART) {
      this.house.fault('absent', `it was started ${this.#starts} times`);
      return null;
    }
    this.#starts++;
    const { house } = this;
    const child = new Child(this.words, {
      started: (pid) => house.started(pid),
      ended: (pid) => house.ended(pid),
      unasked: (line) => house.fault('unasked', line),
    });
    this.#child = child;
    const heard = await child.ask({ type: 'hello', v: PROTOCOL_VERSION }, house.startMs);
    if ('fault' in heard) return this.#failed(heard, house.startMs);
    const hello = readAnswer(heard.line, ['hello']);
    if (!hello.ok) {
      house.fault('unreadable', `${heard.line} (${errorOf(hello.error).message})`);
      this.#drop();
      return null;
    }
    if (this.#game !== null) child.tell(this.#game);
    return child;
  }

  /** What is late may still come, and what has flooded may go on: only a new process has nothing to say. */
  #failed({ fault, detail }: Failure, limit: number): null {
    this.house.fault(fault, fault === 'late' ? `no answer in ${limit} ms` : detail);
    this.#drop();
    return null;
  }

  #drop(): void {
    this.#child?.kill();
    this.#child = null;
  }
}
