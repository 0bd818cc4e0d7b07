/** Asks what to play, for those who just typed `riverstone play` at a terminal. */

import { cancel, intro, isCancel, outro, select, text } from '@clack/prompts';
import { type Level, levels } from '@riverstone/bots';
import { type GameId, gameIds, games, hasEffect, type TableOptions } from '@riverstone/rules';
import type { SetupQuestion } from '../../contract/game-terminal.js';
import { cliGames } from '../../games.js';
import { offeredValues } from './option-help.js';
import { DEFAULT_LEVEL, problemWith, type Seating, seatingOf } from './seating.js';

/** What was asked for. */
export interface SetUp {
  readonly game: GameId;
  readonly seating: Seating;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Asks for game, players and main options; null when somebody leaves. */
export async function askSetUp(): Promise<SetUp | null> {
  try {
    intro('Riverstone');
    const game = await askGame();
    const seating = await askSeating(game);
    const questions = cliGames[game].terminal.questions;
    const options = await askOptions(games[game].options, questions, seating.names.length);
    outro('Have a good game.');
    return { game, seating, options };
  } catch (error) {
    if (error !== LEFT) throw error;
    cancel('Another time, then.');
    return null;
  }
}

const LEFT = Symbol('somebody left the set-up');

function answered<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw LEFT;
  return answer as Exclude<T, symbol>;
}

async function askGame(): Promise<GameId> {
  const options = gameIds.map((id) => {
    const { name, about } = cliGames[id].terminal;
    return { value: id, label: name, hint: about };
  });
  return answered(await select<GameId>({ message: 'Which game?', options }));
}

async function askSeating(game: GameId): Promise<Seating> {
  const { min, max } = games[game].seats;
  const names = answered(
    await text({
      message: `Who plays here? Names, separated by commas (at most ${max})`,
      placeholder: 'You',
      defaultValue: 'You',
      validate: (list) => problemWithNames(list ?? '', max),
    }),
  );
  const people = namesIn(names);
  const counts = Array.from({ length: max + 1 }, (_, count) => count).filter(
    (count) => people.length + count >= min && people.length + count <= max,
  );
  const bots = answered(
    await select<number>({
      message: 'How many bots?',
      options: counts.map((count) => ({ value: count, label: String(count) })),
      initialValue: counts.includes(1) ? 1 : (counts[0] ?? 0),
    }),
  );
  const level = bots === 0 ? DEFAULT_LEVEL : await askLevel();
  const seating = seatingOf([...people, ...new Array<string>(bots).fill(`bot:${level}`)]);
  if (!seating.ok) throw new Error(seating.error);
  return seating.value;
}

const levelHints: Readonly<Record<Level, string>> = {
  novice: 'sees what is near and simple',
  casual: 'overlooks things now and then',
  strong: 'overlooks little',
  master: 'overlooks nothing and thinks ahead',
};

async function askLevel(): Promise<Level> {
  const options = levels.map((value) => ({ value, label: value, hint: levelHints[value] }));
  return answered(await select<Level>({ message: 'How strong?', options, initialValue: DEFAULT_LEVEL }));
}

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function problemWithNames(list: string, max: number): string | undefined {
  const names = namesIn(list);
  if (names.length > max) return `At most ${max} can play.`;
  if (names.some((name) => /^bot(:|$)/i.test(name))) return 'Bots are asked for next.';
  const problem = names.map(problemWith).find((found) => found !== null);
  if (problem !== undefined && problem !== null) return problem;
  const seating = seatingOf(names.length === 0 ? ['You'] : names);
  return seating.ok ? undefined : seating.error;
}

async function askOptions(
  described: TableOptions,
  questions: readonly SetupQuestion[],
  seats: number,
): Promise<Readonly<Record<string, unknown>>> {
  const options: Record<string, unknown> = {};
  for (const { option, question, label } of questions) {
    const { [option]: description } = described;
    if (description === undefined || !hasEffect(option, described, options, seats)) continue;
    const choices = offeredValues(description).map((value) => ({ value, label: label(value) }));
    options[option] = answered(await select<string | number | boolean>({ message: question, options: choices }));
  }
  return options;
}
