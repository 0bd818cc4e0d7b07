/** Whole games among people, as they would type them: the lines, and how the game must end. */

import { type Bot, withBots } from '@riverstone/bots';
import {
  formatEntry,
  type Game,
  type GameId,
  type GameRecord,
  type GameTypes,
  HostedGame,
  type Seat,
  seedFromNumber,
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
  { names, options, seed }: Wanted,
): TypedGame {
  const table = unwrap(HostedGame.deal(game, { seats: names.length, options, seed: seedFromNumber(seed) }));
  const lines: string[] = [];
  const hands: string[] = [];
  while (!table.status.over) {
    const { seat, action } = nextAction(table, bot, `${seed}`);
    hands.push(`${seat}: ${handOf(table.viewFor(seat))}`);
    unwrap(table.act(seat, action));
    lines.push(formatEntry(game, { actor: seat, action }));
  }
  const record = writeRecord(table, { players: names });
  return { lines, scores: table.status.scores, record, hands };
}

function nextAction<T extends GameTypes>(
  table: HostedGame<T>,
  bot: Bot<T['View'], T['Action'], unknown>,
  seed: string,
): { readonly seat: Seat; readonly action: T['Action'] } {
  for (const seat of table.status.allowed) {
    const decision = bot.decide({ view: table.viewFor(seat), seat, seed });
    if (decision !== null) return { seat, action: decision.action };
  }
  throw new Error('the bots stand still');
}

function handOf(view: unknown): string {
  const { hand } = view as { readonly hand?: readonly number[] | null };
  return (hand ?? []).join(' and ');
}
