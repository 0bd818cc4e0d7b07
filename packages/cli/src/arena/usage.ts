/** Parses and checks the arguments of `riverstone arena`. Errors are sentences. */

import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type EffortLimits, type Pace, paces } from '@riverstone/bots';
import { type GameId, gameIds, isGameId, ok, type Result, type Seed, withGame } from '@riverstone/rules';
import { listed } from '../contract/text.js';
import { cliGames } from '../games.js';
import { parseSeed } from '../terminal/input/seed.js';
import { parseTableOptions } from '../terminal/input/table-options.js';
import { type Contender, parseContender } from './contenders.js';
import { wholeNumber } from './numbers.js';
import { programDefaults } from './programs/program-options.js';
import { rotationsOf } from './rotations.js';
import type { Sprt } from './statistics/sprt.js';

/** The options of the command line, not parsed yet. */
export interface ArenaOptions {
  readonly game?: string;
  readonly games: string;
  readonly option?: readonly string[];
  readonly seats?: string;
  readonly seed?: string;
  readonly moveMs?: string;
  readonly startMs: string;
  readonly nodes?: string;
  readonly pace: string;
  readonly parallel?: string;
  readonly save?: string;
  readonly sprt?: string;
  readonly json?: string;
  readonly quiet: boolean;
}

/** Everything except the names of the programs. */
export interface ArenaPlan {
  readonly game: GameId;
  readonly contenders: readonly Contender[];
  readonly rotations: readonly (readonly number[])[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: Seed;
  /** The seed in the form that `--seed` takes. */
  readonly seedText: string;
  readonly deals: number;
  readonly pace: Pace;
  readonly moveMs: number;
  readonly startMs: number;
  readonly builtinLimits: Omit<EffortLimits, 'cancelled'>;
  readonly parallel: number;
  readonly sprt: Sprt | null;
}

/** The default time of a program for a move. */
const MOVE_MS = 1_000;
const MAX_MS = 86_400_000;
const MAX_WORKERS = 256;

/** Thrown only inside this file, so that the first error is reported. */
class Misuse extends Error {}

/** Reads a whole command line. */
export function readUsage(words: readonly string[], options: ArenaOptions): Result<ArenaPlan, string> {
  try {
    return ok(planOf(words, options));
  } catch (error) {
    if (error instanceof Misuse) return { ok: false, error: error.message };
    throw error;
  }
}

function planOf(words: readonly string[], given: ArenaOptions): ArenaPlan {
  const game = gameOf(given.game);
  const contenders = words.map((word) => must(parseContender(word)));
  const seats = seatsOf(game, contenders.length, number('--seats', given.seats, 1));
  const rotations = must(rotationsOf(contenders.length, seats));
  const games = number('--games', given.games, 1) ?? 1;
  const moveMs = number('--move-ms', given.moveMs, 1, MAX_MS);
  const nodes = number('--nodes', given.nodes, 1);
  const seedText = given.seed ?? String(randomInt(2 ** 47));
  return {
    game,
    contenders,
    rotations,
    options: tableOptions(game, seats, contenders, given.option ?? []),
    seed: must(parseSeed(seedText)),
    seedText,
    deals: Math.ceil(games / rotations.length),
    pace: paceOf(given.pace),
    moveMs: moveMs ?? MOVE_MS,
    startMs: number('--start-ms', given.startMs, 1, MAX_MS) ?? 1,
    builtinLimits: {
      ...(moveMs === undefined ? {} : { milliseconds: moveMs }),
      ...(nodes === undefined ? {} : { nodes }),
    },
    parallel: number('--parallel', given.parallel, 1, MAX_WORKERS) ?? availableParallelism(),
    sprt: given.sprt === undefined ? null : sprtOf(given.sprt, contenders.length),
  };
}

function must<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Misuse(result.error);
  return result.value;
}

function number(option: string, text: string | undefined, least: number, most?: number): number | undefined {
  return must(wholeNumber(option, text, least, most));
}

function gameOf(text: string | undefined): GameId {
  if (text === undefined) throw new Misuse(`Name a game: add --game with one of ${listed(gameIds)}.`);
  if (isGameId(text)) return text;
  throw new Misuse(`There is no game "${text}". --game takes one of ${listed(gameIds)}.`);
}

/** As many seats as contenders, unless something else is said. */
function seatsOf(game: GameId, contenders: number, wanted: number | undefined): number {
  const { min, max } = withGame(game, ({ seats }) => seats);
  const seats = wanted ?? contenders;
  if (seats >= min && seats <= max) return seats;
  const advice =
    wanted === undefined ? `Name ${seats > max ? 'fewer' : 'more'} contenders` : `Choose --seats from ${min} to ${max}`;
  throw new Misuse(`${game} is for ${min} to ${max} players, not ${seats}. ${advice}.`);
}

/** Tables with programs have a clock, so that the rules say what happens when a program does not answer. */
function tableOptions(
  game: GameId,
  seats: number,
  contenders: readonly Contender[],
  words: readonly string[],
): Readonly<Record<string, unknown>> {
  const clock = contenders.some(({ kind }) => kind === 'program') ? programDefaults(game) : {};
  const options = { ...clock, ...must(parseTableOptions(words)) };
  const problem = withGame(game, (played) => {
    const parsed = played.parseOptions(options, seats);
    return parsed.ok ? null : cliGames[game].errorOf(parsed.error).message;
  });
  if (problem !== null) throw new Misuse(`${problem} Run riverstone play --help to see the options of each game.`);
  return options;
}

function paceOf(text: string): Pace {
  const pace = paces.find((each) => each === text);
  if (pace === undefined) throw new Misuse(`--pace takes ${listed(paces)}, not "${text}".`);
  return pace;
}

function sprtOf(text: string, contenders: number): Sprt {
  const [, low, high] = /^([+-]?[0-9]+(?:\.[0-9]+)?),([+-]?[0-9]+(?:\.[0-9]+)?)$/.exec(text) ?? [];
  const elo0 = Number(low);
  const elo1 = Number(high);
  if (low === undefined || elo0 >= elo1) {
    throw new Misuse(`--sprt takes two Elo differences, the lower one first, such as 0,20, not "${text}".`);
  }
  if (contenders !== 2) throw new Misuse('--sprt compares two contenders. Name exactly two.');
  return { elo0, elo1 };
}
