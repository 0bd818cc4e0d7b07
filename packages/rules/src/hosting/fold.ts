/** For whoever hosts a table: a game folded out of its log, entry by entry. */

import { parseEntry } from '../core/entry.js';
import type { Entry, Game, GameTypes, Step } from '../core/game.js';
import { ok, type Refusal, type Result, refuse } from '../core/result.js';

/** A game as it was dealt. */
export interface Deal<T extends GameTypes> {
  readonly options: T['Options'];
  readonly chance: T['Chance'];
}

/** What was dealt and done, as records write it. */
export interface WrittenLog {
  readonly options: unknown;
  readonly chance: unknown;
  readonly entries: readonly string[];
}

/** One entry, carried out. */
export interface Made<T extends GameTypes> extends Step<T['State'], T['Event']> {
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
  const { min, max } = game.seats;
  if (seats < min || seats > max) return refuse('bad-request', { field: 'seats', expected: `${min}..${max}` });
  const options = game.parseOptions(log.options, seats);
  if (!options.ok) return options;
  const dealt = game.record.readChance(log.chance, options.value, seats);
  if (!dealt.ok) return dealt;
  const { chance } = dealt.value;
  const start = game.setup(options.value, seats, chance);
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
  return ok({ deal: { options: options.value, chance }, start, made });
}
