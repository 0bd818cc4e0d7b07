/** The results as tables for `docs/bots.md` and the CSV files in `docs/bots`. */

import { type BotName, botNames, levels } from '@riverstone/bots';
import { type GameId, gameIds } from '@riverstone/rules';
import { type BotContest, contests, keyOf, plainContest } from './contests.js';
import type { FigureRows } from './figure-rows.js';
import type { ContestFigures } from './play.js';
import type { ThinkingTimes } from './times.js';
import { reviewsTable, verdictsTable } from './verdict-tables.js';
import type { JudgedGames } from './verdicts.js';

/** All that was measured, by contest. */
export interface Results {
  readonly contests: Record<string, ContestFigures>;
  readonly thinking: Record<string, ThinkingTimes[]>;
  readonly verdicts: JudgedGames;
}

const percent = (share: number): string => (100 * share).toFixed(1);
/** A bot that won every game has an error bar of 0, although the next game is not certain. */
const withBar = (mean: string, bar: string | null): string => (Number(bar ?? 0) === 0 ? mean : `${mean} ±${bar}`);
const winRate = ({ winRate: { mean, bar } }: ContestFigures): string =>
  withBar(percent(mean), bar === null ? null : percent(bar));
const points = ({ points: { mean, bar } }: ContestFigures): string => withBar(mean.toFixed(1), bar?.toFixed(1) ?? null);
const milliseconds = (time: number): string => (time < 10 ? time.toFixed(2) : time.toFixed(0));
const inOptions = (options: BotContest['options']): string =>
  Object.entries(options)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

const table = (head: readonly string[], rows: FigureRows): FigureRows => [head, ...rows];

/** The tables of the CSV files by name, of all that was measured. A single figure that is missing is `not measured`. */
export function csvTables(results: Results): Readonly<Record<string, FigureRows>> {
  const has = (measured: object): boolean => Object.keys(measured).length > 0;
  return {
    ...(has(results.contests) && { levels: levelsTable(results), pairs: pairsTable(results) }),
    ...(has(results.thinking) && { times: timesTable(results) }),
    ...(has(results.verdicts) && {
      reviews: reviewsTable(results.verdicts),
      verdicts: verdictsTable(results.verdicts),
    }),
  };
}

/** The goals of master against plain. Solo games name the bot. */
export function goalsTable(results: Results): FigureRows {
  const rows = contests
    .filter(({ group }) => group === 'goals')
    .map((contest) => {
      const figures = results.contests[keyOf(contest)];
      const { bots, seats, options, pace, limits, goal, game } = contest;
      const solo = bots.length === 1;
      const manner = [
        solo ? `${bots[0]} alone` : `${seats} seats`,
        inOptions(options),
        pace === 'even' ? 'equal speed' : '',
        inOptions(limits),
      ];
      const what = [game, manner.filter((part) => part !== '').join(', ')];
      if (figures === undefined) return [...what, 'not measured', ''];
      const wanted = goal === null ? '' : goal.measure === 'points' ? `${goal.least} points` : `${100 * goal.least} %`;
      return [...what, solo ? `${points(figures)} points` : `${winRate(figures)} %`, wanted];
    });
  return table(['game', 'table', 'result', 'goal'], rows);
}

/** Each level against the one below, with the options that change the game; the plain game is among the pairs. */
function levelsTable(results: Results): FigureRows {
  const ofLevels = contests.filter(({ group, options }) => group === 'levels' && Object.keys(options).length > 0);
  const kinds = [...new Set(ofLevels.map(({ game, options }) => JSON.stringify([game, options])))];
  const rows = kinds.map((kind) => {
    const [game, options] = JSON.parse(kind) as [GameId, BotContest['options']];
    const cells = levels.slice(1).map((level) => {
      const contest = ofLevels.find(
        (each) => JSON.stringify([each.game, each.options]) === kind && each.bots[0] === level,
      );
      const figures = contest && results.contests[keyOf(contest)];
      return figures === undefined ? 'not measured' : winRate(figures);
    });
    return [game, inOptions(options), ...cells];
  });
  return table(['game', 'options', 'casual v novice', 'strong v casual', 'master v strong'], rows);
}

/** The stronger bot of each pair, in every game. */
function pairsTable(results: Results): FigureRows {
  const cell = (game: GameId, upper: BotName, lower: BotName): string => {
    const contest = plainContest(contests, game, upper, lower);
    const figures = contest && results.contests[keyOf(contest)];
    return figures === undefined ? 'not measured' : winRate(figures);
  };
  const pairs = botNames.flatMap((upper, index) => botNames.slice(0, index).map((lower) => [upper, lower] as const));
  const rows = pairs.map(([upper, lower]) => [
    `${upper} v ${lower}`,
    ...gameIds.map((game) => cell(game, upper, lower)),
  ]);
  return table(['', ...gameIds], rows);
}

/** A row for each bot and limit, a column for each game. */
function timesTable(results: Results): FigureRows {
  const name = ({ bot, limit }: ThinkingTimes): string => (limit === null ? bot : `${bot}, ${limit} ms`);
  const all = gameIds.flatMap((game) => results.thinking[game] ?? []);
  const rows = [...new Set(all.map(name))].map((row) => {
    const times = gameIds.map((game) => all.find((each) => each.game === game && name(each) === row));
    return [row, ...times.map((each) => each && `${milliseconds(each.mean)}, ${milliseconds(each.worst)}`)];
  });
  return table(
    ['', ...gameIds],
    rows.map((row) => row.map((cell) => cell ?? 'not measured')),
  );
}
