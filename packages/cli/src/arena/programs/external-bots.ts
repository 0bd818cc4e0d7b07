/** The external bots of one worker: one for each seat that a contender can have in a game. */

import type { Contender } from '../contenders.js';
import type { ContestSettings } from '../plan.js';
import { ExternalBot } from './external-bot.js';
import { FaultLog } from './faults.js';

/** Is told which processes run, so that the end of the contest can end them. */
export interface ProcessWatcher {
  started(pid: number): void;
  ended(pid: number): void;
}

export class ExternalBots {
  readonly faults = new FaultLog();
  /** The current deal and game, for the examples of faults. */
  place = '';
  readonly #externalBots = new Map<string, ExternalBot>();

  constructor(
    private readonly settings: ContestSettings,
    private readonly watcher: ProcessWatcher,
  ) {}

  /** The program in a seat, by its contender and which of that contender's seats it is; null for a built-in bot. */
  seat(contender: number, copy: number): ExternalBot | null {
    const key = `${contender} ${copy}`;
    const known = this.#externalBots.get(key);
    if (known !== undefined) return known;
    const { kind, ...rest } = this.settings.contenders[contender] as Contender;
    if (kind === 'builtin' || !('words' in rest)) return null;
    const externalBot = this.#start(rest.words, contender);
    this.#externalBots.set(key, externalBot);
    return externalBot;
  }

  /** Ends all programs. */
  async close(): Promise<void> {
    await Promise.all([...this.#externalBots.values()].map((externalBot) => externalBot.close()));
    this.#externalBots.clear();
  }

  #start(words: readonly string[], contender: number): ExternalBot {
    const { moveMs, startMs } = this.settings;
    return new ExternalBot(words, {
      moveMs,
      startMs,
      fault: (kind, detail) => this.faults.add(contender, kind, `${this.place}: ${detail}`),
      started: (pid) => this.watcher.started(pid),
      ended: (pid) => this.watcher.ended(pid),
    });
  }
}
