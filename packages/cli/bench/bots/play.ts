/** Plays a contest of the list on all cores. */

import { availableParallelism } from 'node:os';
import { seedFromNumber, unwrap } from '@riverstone/rules';
import { distinct } from '../../src/arena/contenders.js';
import type { ContestSettings } from '../../src/arena/plan.js';
import { WorkerPool } from '../../src/arena/pool.js';
import { rotationsOf } from '../../src/arena/rotations.js';
import { type ContenderSummary, summarise } from '../../src/arena/statistics/summary.js';
import { Tally } from '../../src/arena/statistics/tally.js';
import type { BotContest } from './contests.js';

/** What came of a contest: the first bot's figures. */
export type ContestFigures = Pick<ContenderSummary, 'winRate' | 'points' | 'margin' | 'elo'> & {
  readonly deals: number;
};

const script = new URL('../../dist/arena/worker.js', import.meta.url);

export async function play(contest: BotContest, deals: number, seed: number): Promise<ContestFigures> {
  const contenders = contest.bots.map((level) => ({ kind: 'builtin', level, name: level }) as const);
  const settings: ContestSettings = {
    game: contest.game,
    contenders: distinct(contenders),
    rotations: unwrap(rotationsOf(contenders.length, contest.seats)),
    options: contest.options,
    seed: seedFromNumber(seed),
    pace: contest.pace,
    moveMs: 0,
    startMs: 0,
    builtinLimits: contest.limits,
    keepRecords: false,
  };
  const tally = new Tally(contenders.length);
  const pool = new WorkerPool(settings, deals, availableParallelism(), script);
  for await (const played of pool.play(new AbortController().signal)) tally.add(played);
  const [first] = summarise(settings, tally, String(seed), null).contenders;
  if (first === undefined) throw new Error('nobody played');
  const { winRate, points, margin, elo } = first;
  return { winRate, points, margin, elo, deals: tally.deals };
}
