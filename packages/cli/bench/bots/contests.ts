/** The contests that show how strong the bots are, and what each must reach. */

import { type BotName, botNames, type EffortLimits, type Level, levels, type Pace } from '@riverstone/bots';
import { type GameId, gameIds } from '@riverstone/rules';

export interface BotContest {
  readonly group: Group;
  readonly game: GameId;
  readonly options: Readonly<Record<string, unknown>>;
  /** The first takes one seat after the other, the second all the rest; alone in solo games. */
  readonly bots: readonly [BotName] | readonly [BotName, BotName];
  readonly seats: number;
  readonly deals: number;
  readonly pace: Pace;
  readonly limits: Omit<EffortLimits, 'cancelled'>;
  /** What the first must reach at least. */
  readonly goal: { readonly measure: 'winRate' | 'points'; readonly least: number } | null;
}

/**
 * `goals`: what was promised. `levels`: each against the one below, with every main option. `table`: what all against
 * all takes besides.
 */
export const groups = ['goals', 'levels', 'table'] as const;
type Group = (typeof groups)[number];

const defaults: Omit<BotContest, 'game' | 'bots' | 'deals'> = {
  group: 'goals',
  options: {},
  seats: 2,
  pace: 'human',
  limits: {},
  goal: null,
};
const winning = (least: number) => ({ measure: 'winRate', least }) as const;

const goals: readonly BotContest[] = [
  { ...defaults, game: 'kakuro-challenge', bots: ['master', 'plain'], deals: 250, goal: winning(0.9) },
  {
    ...defaults,
    game: 'kakuro-challenge',
    options: { expert: true },
    bots: ['master', 'plain'],
    deals: 120,
    goal: winning(0.85),
  },
  { ...defaults, game: 'kakuro-challenge', bots: ['master', 'plain'], seats: 4, deals: 30 },
  {
    ...defaults,
    game: 'kakuro-race',
    options: { untimed: true },
    bots: ['master'],
    seats: 1,
    deals: 1000,
    limits: { nodes: 5000 },
    goal: { measure: 'points', least: 74 },
  },
  { ...defaults, game: 'kakuro-race', options: { untimed: true }, bots: ['plain'], seats: 1, deals: 1000 },
  {
    ...defaults,
    game: 'kakuro-race',
    bots: ['master', 'plain'],
    deals: 300,
    pace: 'even',
    limits: { nodes: 5000 },
    goal: winning(0.77),
  },
  {
    ...defaults,
    game: 'kakuro-race',
    bots: ['master', 'plain'],
    deals: 60,
    pace: 'even',
    limits: { nodes: 5000 },
    seats: 4,
  },
  { ...defaults, game: 'kakuzu', bots: ['master', 'plain'], deals: 250, goal: winning(0.74) },
  { ...defaults, game: 'kakuzu', bots: ['master', 'plain'], seats: 4, deals: 30 },
];

/**
 * Each clearly beats the one below: in the plain game, and with the options that change what there is to be good at.
 */
const LEVEL_GOAL = 0.65;
const plainGame = [{ options: {}, pace: 'human' }] as const;
const variants: Partial<Record<GameId, readonly Pick<BotContest, 'options' | 'pace'>[]>> = {
  'kakuro-challenge': [
    { options: {}, pace: 'human' },
    { options: { expert: true }, pace: 'human' },
    { options: { scoring: 'claim' }, pace: 'human' },
  ],
  'kakuro-race': [
    { options: {}, pace: 'human' },
    { options: { sealed: true }, pace: 'human' },
  ],
  kakuzu: [
    { options: {}, pace: 'human' },
    { options: { variant: 'same-digit' }, pace: 'human' },
    { options: { variant: 'announce' }, pace: 'human' },
  ],
};

/** Contests of master take longest. In the race it wins nearly always, so few deals are enough. */
const MASTER_DEALS: Partial<Record<GameId, number>> = { 'kakuro-challenge': 60, 'kakuro-race': 30, kakuzu: 80 };
const DEFAULT_MASTER_DEALS = 60;

const levelContests = gameIds.flatMap((game) =>
  (variants[game] ?? plainGame).flatMap((variant) =>
    levels.slice(1).map((level, below): BotContest => {
      const bots = [level, levels[below] as Level] as const;
      const deals = level === 'master' ? (MASTER_DEALS[game] ?? DEFAULT_MASTER_DEALS) : 250;
      return { ...defaults, ...variant, group: 'levels', game, bots, deals, goal: winning(LEVEL_GOAL) };
    }),
  ),
);

const table = gameIds.flatMap((game) =>
  botNames.flatMap((upper, index) =>
    botNames
      .slice(0, index)
      .filter((lower) => plainContest([...goals, ...levelContests], game, upper, lower) === undefined)
      .map(
        (lower): BotContest => ({
          ...defaults,
          group: 'table',
          game,
          bots: [upper, lower],
          deals: upper === 'master' ? 25 : 250,
        }),
      ),
  ),
);

/** The contest of two bots at a table for two with standard options, each thinking by habit. */
export function plainContest(
  among: readonly BotContest[],
  game: GameId,
  upper: BotName,
  lower: BotName,
): BotContest | undefined {
  return among.find(
    (contest) =>
      contest.game === game &&
      contest.bots[0] === upper &&
      contest.bots[1] === lower &&
      contest.seats === 2 &&
      contest.pace === 'human' &&
      Object.keys({ ...contest.options, ...contest.limits }).length === 0,
  );
}

export const contests: readonly BotContest[] = [...goals, ...levelContests, ...table];

/** The key under which the result of a contest is kept. */
export function keyOf({ group, game, options, bots, seats, pace, limits }: BotContest): string {
  return JSON.stringify([group, game, options, bots, seats, pace, limits]);
}
