/** Whole games among people, as they would type them: the lines, and how the game must end. */

import { type Bot, withBots } from '@riverstone/bots';
import {
  createRng,
  formatEntry,
  type Game,
  type GameId,
  type GameRecord,
  type GameTypes,
  type Seat,
  seedFromNumber,
  settle,
  unwrap,
  writeRecord,
} from '@riverstone/rules';

/** A game that was played in advance. */
export interface TypedGame {
  readonly lines: readonly string[];
  readonly scores: readonly number[];
  readonly record: GameRecord;
  /** The hand that each seat must have seen, turn by turn: `0: 4 and 7`. */
  readonly hands: readonly string[];
}

interface Wanted {
  readonly names: readonly string[];
  readonly options: object;
  readonly seed: number;
}

/** Plays a game as bots would, with the deal that `--seed` makes, and writes down what people would type. */
export function typedGame(id: GameId, wanted: Wanted): TypedGame {
  return withBots(id, ({ game, bots }) => played(game, bots.plain, wanted));
}

function played<T extends GameTypes>(
  game: Game<T>,
  bot: Bot<T['View'], T['Action'], unknown>,
  { names, options: raw, seed }: Wanted,
): TypedGame {
  const rng = createRng(seedFromNumber(seed));
  const options = unwrap(game.parseOptions(raw, names.length));
  const chance = game.deal(options, names.length, rng);
  const first = settle(game, game.setup(options, names.length, chance), rng);
  const log = [...first.entries];
  const lines: string[] = [];
  const hands: string[] = [];
  let { state } = first;
  while (!game.status(state).over) {
    const { seat, action } = nextAction(game, bot, state, `${seed}`);
    hands.push(`${seat}: ${handOf(game.view(state, seat))}`);
    const step = unwrap(game.apply(state, seat, action));
    const settled = settle(game, step.state, rng);
    log.push({ actor: seat, action }, ...settled.entries);
    state = settled.state;
    lines.push(formatEntry(game, { actor: seat, action }));
  }
  const record = writeRecord(game, { players: names, options, chance, log });
  return { lines, scores: game.status(state).scores, record, hands };
}

function nextAction<T extends GameTypes>(
  game: Game<T>,
  bot: Bot<T['View'], T['Action'], unknown>,
  state: T['State'],
  seed: string,
): { readonly seat: Seat; readonly action: T['Action'] } {
  for (const seat of game.status(state).allowed) {
    const decision = bot.decide({ view: game.view(state, seat), seat, seed });
    if (decision !== null) return { seat, action: decision.action };
  }
  throw new Error('the bots stand still');
}

function handOf(view: unknown): string {
  const { hand } = view as { readonly hand?: readonly number[] | null };
  return (hand ?? []).join(' and ');
}
