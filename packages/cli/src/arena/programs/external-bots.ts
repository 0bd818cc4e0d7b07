/** The programs of a match in one worker: a process for each seat that a contender can have at once. */

import type { Contender } from '../contenders.js';
import type { MatchSettings } from '../plan.js';
import { ExternalBot } from './external-bot.js';
import { FaultLog } from './faults.js';

/** Told which processes run, so that whoever ends the match can end them. */
export interface Watcher {
  started(pid: number): void;
  ended(pid: number): void;
}

export class Cast {
  readonly faults = new FaultLog();
  /** What is being played, for the examples of faults. */
  place = '';
  readonly #externalBots = new Map<string, ExternalBot>();

  constructor(
    private readonly settings: MatchSettings,
    private readonly watcher: Watcher,
  ) {}

  /** The program in a seat, by its contender and which of that contender's seats it is; null for a built-in bot. */
  externalBot(contender: number, copy: number): ExternalBot | null {
    const key = `${contender} ${copy}`;
    const known = this.#externalBots.get(key);
    if (known !== undefined) return known;
    const { kind, ...rest } = this.settings.contenders[contender] as Contender;
    if (kind === 'builtin' || !('words' in rest)) return null;
    const externalBot = this.#hire(rest.words, contender);
    this.#externalBots.set(key, externalBot);
    return externalBot;
  }

  /** Lets all programs go. */
  async close(): Promise<void> {
    await Promise.all([...this.#externalBots.values()].map((externalBot) => externalBot.close()));
    this.#externalBots.clear();
  }

  #hire(words: readonly string[], contender: number): ExternalBot {
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
