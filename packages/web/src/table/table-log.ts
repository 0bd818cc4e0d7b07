/** A game folded out of its log, entry by entry, and written back to it. */

import {
  createRng,
  type Entry,
  type Game,
  ok,
  type Refusal,
  type Result,
  type Rng,
  refuse,
  type Step,
  seedFromHex,
} from '@riverstone/rules';
import type { TableLog } from './saved-table';

/** A game as it was dealt. */
export interface Deal<Options, Chance> {
  readonly options: Options;
  readonly chance: Chance;
}

/** One entry, carried out. */
interface Made<State, Action, Event> extends Step<State, Event> {
  readonly entry: Entry<Action>;
}

export interface Folded<Options, Chance, State, Action, Event> {
  readonly deal: Deal<Options, Chance>;
  readonly start: State;
  readonly made: readonly Made<State, Action, Event>[];
}

/** The game that a log tells; or the first thing in it that can't be. */
export function fold<Options, Chance, State, View, Action, Event, Code extends string>(
  game: Game<Options, Chance, State, View, Action, Event, Code>,
  seats: number,
  log: Pick<TableLog, 'options' | 'chance' | 'entries'>,
): Result<Folded<Options, Chance, State, Action, Event>, Refusal> {
  const { min, max } = game.seats;
  if (seats < min || seats > max) return refuse('bad-request', { field: 'seats', expected: `${min}..${max}` });
  const options = game.parseOptions(log.options, seats);
  if (!options.ok) return options;
  const dealt = game.record.readChance(log.chance, options.value, seats);
  if (!dealt.ok) return dealt;
  const { chance } = dealt.value;
  const start = game.setup(options.value, seats, chance);
  const made: Made<State, Action, Event>[] = [];
  let state = start;
  for (const text of log.entries) {
    const entry = game.parseEntry(text, seats);
    if (!entry.ok) return entry;
    const step = game.apply(state, entry.value.actor, entry.value.action);
    if (!step.ok) return step;
    state = step.value.state;
    made.push({ ...step.value, entry: entry.value });
  }
  return ok({ deal: { options: options.value, chance }, start, made });
}

/** A new log: everything is dealt, nothing is done. */
export function dealLog<Options, Chance, State, View, Action, Event, Code extends string>(
  game: Game<Options, Chance, State, View, Action, Event, Code>,
  seats: number,
  rawOptions: unknown,
  seed: string,
): Result<TableLog, Refusal<'bad-request'>> {
  const options = game.parseOptions(rawOptions, seats);
  if (!options.ok) return options;
  const chance = game.deal(options.value, seats, chanceAt(seed, 0));
  return ok({
    seed,
    options: game.record.writeOptions(options.value, chance),
    chance: game.record.writeChance({ chance, draws: [] }),
    entries: [],
    at: [],
    elapsed: 0,
    clocks: {},
    thinking: {},
    jottings: {},
  });
}

/**
 * The chance of one moment of a game: the same each time, so that a table which was left in the middle of a draw makes the
 * same draw again. Each moment has a stream of its own.
 */
export function chanceAt(seed: string, moment: number): Rng {
  const key = seedFromHex(seed);
  if (key === undefined) throw new Error('a seed has 64 hexadecimal digits');
  const own = new DataView(key.slice().buffer);
  own.setUint32(28, own.getUint32(28) ^ moment);
  return createRng(new Uint8Array(own.buffer));
}

/** Draws are counted from 1, so no moment of a game is this one. */
const BOTS_OWN = 0xffff_ffff;

/** What bots decide by: the same for the same table, but nothing of the deal can be told from it. */
export function seedForBots(seed: string): string {
  const chance = chanceAt(seed, BOTS_OWN);
  return Array.from({ length: 8 }, () => chance.word().toString(16).padStart(8, '0')).join('');
}
