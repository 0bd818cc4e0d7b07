/** For whoever hosts a table: a game folded out of its log, entry by entry. */

import { parseEntry } from '../core/entry.js';
import type { Entry, Game, GameTypes, Transition } from '../core/game.js';
import { ok, type Refusal, type Result } from '../core/result.js';
import { type Deal, readDeal } from './deal.js';
import type { WrittenLog } from './hosted-game.js';

/** One entry, carried out. */
export interface Made<T extends GameTypes> extends Transition<T> {
  readonly entry: Entry<T['Action']>;
}

/** A whole log, carried out. */
export interface Folded<T extends GameTypes> {
  readonly deal: Deal<T>;
  readonly start: T['State'];
  readonly made: readonly Made<T>[];
}

/**
 * The game that a log tells; or the first thing in it that can't be.
 * @example fold(kakuzu, 2, { options, chance, entries: ['0:e5'] })
 */
export function fold<T extends GameTypes>(game: Game<T>, seats: number, log: WrittenLog): Result<Folded<T>, Refusal> {
  const deal = readDeal(game, seats, log);
  if (!deal.ok) return deal;
  const start = game.setup(deal.value.options, seats, deal.value.chance);
  const made: Made<T>[] = [];
  let state = start;
  for (const text of log.entries) {
    const entry = parseEntry(game, text, seats);
    if (!entry.ok) return entry;
    const step = game.apply(state, entry.value.actor, entry.value.action);
    if (!step.ok) return step;
    state = step.value.state;
    made.push({ ...step.value, entry: entry.value });
  }
  return ok({ deal: deal.value, start, made });
}
