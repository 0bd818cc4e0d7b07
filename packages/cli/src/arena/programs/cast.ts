/** The programs of a match in one worker: a process for each seat that a contender can have at once. */

import type { Contender } from '../contenders.js';
import type { MatchSettings } from '../plan.js';
import { Outsider } from './external-bot.js';
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
  readonly #outsiders = new Map<string, Outsider>();

  constructor(
    private readonly settings: MatchSettings,
    private readonly watcher: Watcher,
  ) {}

  /** The program in a seat, by its contender and which of that contender's seats it is; null for a built-in bot. */
  outsider(contender: number, copy: number): Outsider | null {
    const key = `${contender} ${copy}`;
    const known = this.#outsiders.get(key);
    if (known !== undefined) return known;
    const { kind, ...rest } = this.settings.contenders[contender] as Contender;
    if (kind === 'builtin' || !('words' in rest)) return null;
    const outsider = this.#hire(rest.words, contender);
    this.#outsiders.set(key, outsider);
    return outsider;
  }

  /** Lets all programs go. */
  async close(): Promise<void> {
    await Promise.all([...this.#outsiders.values()].map((outsider) => outsider.close()));
    this.#outsiders.clear();
  }

  #hire(words: readonly string[], contender: number): Outsider {
    const { moveMs, startMs } = this.settings;
    return new Outsider(words, {
      moveMs,
      startMs,
      fault: (kind, detail) => this.faults.add(contender, kind, `${this.place}: ${detail}`),
      started: (pid) => this.watcher.started(pid),
      ended: (pid) => this.watcher.ended(pid),
    });
  }
}
