/** `riverstone play`: a game in this terminal, with any mix of people and bots. */

import { type GameId, gameIds, games, HostedGame, isGameId, ok, type Result, type Seed } from '@riverstone/rules';
import { wantsColors } from '../contract/colors.js';
import { counted, listed } from '../contract/text.js';
import { withCliGame } from '../games.js';
import { Screen } from '../terminal/display/screen.js';
import { Keyboard } from '../terminal/input/keyboard.js';
import { optionHelp } from '../terminal/input/option-help.js';
import { parseSeating, type Seating } from '../terminal/input/seating.js';
import { parseSeed } from '../terminal/input/seed.js';
import { parseTableOptions } from '../terminal/input/table-options.js';
import { runTable } from '../terminal/run-table.js';
import { checkSaveFile, saveRecord } from '../terminal/save-record.js';
import { TerminalTable } from '../terminal/table.js';
import { frozenTime, realTime } from '../terminal/time.js';

/** The arguments of `riverstone play`. */
export interface PlayOptions {
  readonly seats: string;
  readonly option?: readonly string[];
  readonly seed?: string;
  readonly save?: string;
  readonly color: boolean;
}

/** A game to play. Everything is checked except the values of the options, which the game checks. */
interface Plan {
  readonly game: GameId;
  readonly seating: Seating;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: Seed;
  readonly file: string | null;
}

const BAD_USAGE = 2;
/** The exit code of a bug. */
const BROKEN = 70;

/** Plays a game and returns the exit code. */
export async function play(game: string | undefined, options: PlayOptions): Promise<number> {
  const plan = await planOf(game, options);
  if (!plan.ok) {
    process.stderr.write(`${plan.error}\n`);
    return BAD_USAGE;
  }
  return plan.value === null ? 0 : begin(plan.value, options.color);
}

/** Reads the command line, or asks; null when somebody leaves during the questions. */
async function planOf(game: string | undefined, options: PlayOptions): Promise<Result<Plan | null, string>> {
  const seed = parseSeed(options.seed);
  if (!seed.ok) return seed;
  const file = options.save ?? null;
  const possible = file === null ? ok(true) : checkSaveFile(file);
  if (!possible.ok) return possible;
  if (game === undefined) return askedPlan(seed.value, file);
  if (!isGameId(game)) return { ok: false, error: `There is no game "${game}"; there are ${listed(gameIds)}.` };
  const seating = parseSeating(options.seats);
  if (!seating.ok) return seating;
  const wrong = wrongNumber(game, seating.value);
  if (wrong !== null) return { ok: false, error: wrong };
  const table = parseTableOptions(options.option ?? []);
  if (!table.ok) return table;
  return ok({ game, seating: seating.value, options: table.value, seed: seed.value, file });
}

async function askedPlan(seed: Seed, file: string | null): Promise<Result<Plan | null, string>> {
  if (!isLive()) {
    const error = `Which game? Type riverstone play and one of ${listed(gameIds)}; riverstone play --help shows more.`;
    return { ok: false, error };
  }
  // Loaded only when there is something to ask.
  const { askSetUp } = await import('../terminal/input/set-up.js');
  const setUp = await askSetUp();
  return ok(setUp === null ? null : { ...setUp, seed, file });
}

function wrongNumber(game: GameId, { names }: Seating): string | null {
  const { min, max } = games[game].seats;
  if (names.length >= min && names.length <= max) return null;
  return `${game} is for ${min} to ${max} players, not ${names.length}: --seats Ada,Bo,bot seats ${counted(3, 'player')}.`;
}

/** Deals and sits down. */
async function begin({ game: id, seating, options, seed, file }: Plan, colour: boolean): Promise<number> {
  return withCliGame(id, async (playable) => {
    const { game, terminal } = playable;
    const hosted = HostedGame.deal(game, { seats: seating.names.length, options, seed });
    if (!hosted.ok) {
      const known = optionHelp(game.options, terminal.options).map((line) => `  ${line}`);
      process.stderr.write(
        [playable.errorOf(hosted.error).message, 'The options of this game:', ...known, ''].join('\n'),
      );
      return BAD_USAGE;
    }
    const table = new TerminalTable(playable, seating.names, hosted.value);
    const live = isLive();
    const screen = new Screen(process.stdout, live, wantsColors(colour, live, process.env), columnsAsked(live));
    const keyboard = new Keyboard(process.stdin, process.stdout, live);
    const stop = (): void => keyboard.interrupt();
    for (const signal of signals) process.on(signal, stop);
    // Save the record however the process ends.
    const saveOnExit = (): void => void (file !== null && saveRecord(table.record(), file));
    process.once('exit', saveOnExit);
    try {
      const time = live && seating.people.length > 0 ? realTime : frozenTime;
      return await runTable({ table, seating, screen, keyboard, time, seed, file });
    } catch (error) {
      process.stderr.write(`This should not have happened: ${error instanceof Error ? error.message : error}\n`);
      return BROKEN;
    } finally {
      keyboard.close();
      for (const signal of signals) process.off(signal, stop);
    }
  });
}

/** The signals that stop the process. The game is saved then, too. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Whether a person sits at a real terminal. */
function isLive(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true;
}

/** A pipe has no width of its own; COLUMNS may give it one. */
function columnsAsked(live: boolean): number | undefined {
  const columns = Number(process.env.COLUMNS);
  return live || !Number.isInteger(columns) || columns <= 0 ? undefined : columns;
}
