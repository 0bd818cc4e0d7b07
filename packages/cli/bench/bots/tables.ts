/** The results as tables for `docs/bots.md`. */

import { type BotName, botNames, levels } from '@riverstone/bots';
import { type GameId, gameIds } from '@riverstone/rules';
import { type BotMatch, keyOf, matches, plainMatch } from './matches.js';
import type { MatchFigures } from './play.js';
import type { ReviewTimes, ThinkingTimes } from './times.js';

/** All that was measured, by match. */
export interface Results {
  readonly matches: Record<string, MatchFigures>;
  readonly thinking: Record<string, ThinkingTimes[]>;
  readonly reviews: Record<string, ReviewTimes>;
}

const percent = (share: number): string => (100 * share).toFixed(1);
/** Who has won everything has a bar of 0, and is still not certain to. */
const withBar = (mean: string, bar: string | null): string => (Number(bar ?? 0) === 0 ? mean : `${mean} ±${bar}`);
const winRate = ({ winRate: { mean, bar } }: MatchFigures): string =>
  `${withBar(percent(mean), bar === null ? null : percent(bar))} %`;
const points = ({ points: { mean, bar } }: MatchFigures): string => withBar(mean.toFixed(1), bar?.toFixed(1) ?? null);
const milliseconds = (time: number): string => (time < 10 ? time.toFixed(2) : time.toFixed(0));
const inOptions = (options: BotMatch['options']): string =>
  Object.entries(options)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

/** Every table by its name; one whose figures are missing says so. */
export function tables(results: Results): Readonly<Record<string, string>> {
  return {
    goals: goalsTable(results),
    levels: levelsTable(results),
    ...Object.fromEntries(gameIds.map((game) => [`all-${game}`, allAgainstAll(game, results)])),
    times: timesTable(results),
    reviews: reviewsTable(results),
  };
}

function goalsTable(results: Results): string {
  const rows = matches
    .filter(({ group }) => group === 'goals')
    .map((match) => {
      const figures = results.matches[keyOf(match)];
      const { bots, seats, options, pace, limits, goal, game } = match;
      const manner = [
        seats === 1 ? 'alone' : `${seats} seats`,
        inOptions(options),
        pace === 'even' ? 'equal speed' : '',
        inOptions(limits),
      ];
      const what = [game, manner.filter((part) => part !== '').join(', '), bots.join(' v ')];
      if (figures === undefined) return [...what, 'not measured', '', ''];
      const solo = bots.length === 1;
      const result = solo ? `${points(figures)} points` : winRate(figures);
      const wanted = goal === null ? '' : goal.measure === 'points' ? `${goal.least} points` : `${100 * goal.least} %`;
      return [...what, result, wanted, String(figures.deals)];
    });
  return table(['game', 'table', 'bots', 'result', 'goal', 'deals'], rows);
}

function levelsTable(results: Results): string {
  const ofLevels = matches.filter(({ group }) => group === 'levels');
  const kinds = [...new Set(ofLevels.map(({ game, options }) => JSON.stringify([game, options])))];
  const rows = kinds.map((kind) => {
    const [game, options] = JSON.parse(kind) as [GameId, BotMatch['options']];
    const cells = levels.slice(1).map((level) => {
      const match = ofLevels.find(
        (each) => JSON.stringify([each.game, each.options]) === kind && each.bots[0] === level,
      );
      const figures = match && results.matches[keyOf(match)];
      return figures === undefined ? 'not measured' : winRate(figures);
    });
    return [game, inOptions(options) || 'standard', ...cells];
  });
  return table(['game', 'options', 'casual v novice', 'strong v casual', 'master v strong'], rows);
}

function allAgainstAll(game: GameId, results: Results): string {
  const cell = (row: BotName, column: BotName): string => {
    if (row === column) return '';
    const isUpper = botNames.indexOf(row) > botNames.indexOf(column);
    const [upper, lower] = isUpper ? [row, column] : [column, row];
    const match = plainMatch(matches, game, upper, lower);
    const figures = match && results.matches[keyOf(match)];
    if (figures === undefined) return 'not measured';
    const { mean, bar } = figures.winRate;
    return withBar(percent(isUpper ? mean : 1 - mean), bar === null ? null : percent(bar));
  };
  const rows = botNames.map((row) => [row, ...botNames.map((column) => cell(row, column))]);
  return table(['wins in % against', ...botNames], rows);
}

function timesTable(results: Results): string {
  const rows = gameIds.flatMap((game) =>
    (results.thinking[game] ?? []).map(({ bot, limit, decisions, mean, ninetyNine, worst }) => [
      game,
      bot,
      limit === null ? 'by habit' : `${limit} ms`,
      String(decisions),
      milliseconds(mean),
      milliseconds(ninetyNine),
      milliseconds(worst),
    ]),
  );
  return table(['game', 'bot', 'limit', 'decisions', 'mean ms', '99 % below', 'worst'], rows);
}

function reviewsTable(results: Results): string {
  const rows = gameIds.flatMap((game) => {
    const times = results.reviews[game];
    if (times === undefined) return [];
    const { turns, first, whole } = times;
    return [[game, String(turns), `${milliseconds(first)} ms`, `${(whole / 1000).toFixed(1)} s`]];
  });
  return table(['game', 'turns', 'first result after', 'whole review'], rows);
}
