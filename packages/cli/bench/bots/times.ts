/** How long bots think: by habit, and how well they keep to a time that they are given. */

import { type BotName, botNames, Effort, type EffortLimits, withBots } from '@riverstone/bots';
import { createRng, type GameId, HostedGame, pick, seedFromNumber, unwrap } from '@riverstone/rules';

/** Milliseconds of thinking, of so many decisions. */
export interface ThinkingTimes {
  readonly game: GameId;
  readonly bot: BotName;
  readonly limit: number | null;
  readonly decisions: number;
  readonly mean: number;
  readonly ninetyNine: number;
  readonly worst: number;
}

/** The limits in milliseconds that master is held to. */
const timeLimits = [10, 50, 200, 1000] as const;

export function* thinkingTimes(game: GameId, games: number): Generator<ThinkingTimes> {
  for (const bot of botNames) yield measured(game, bot, null, games);
  for (const limit of timeLimits)
    yield measured(game, 'master', limit, Math.max(1, Math.round((games * 50) / limit / 4)));
}

function measured(game: GameId, bot: BotName, limit: number | null, games: number): ThinkingTimes {
  const times: number[] = [];
  const limits = limit === null ? {} : { milliseconds: limit };
  for (let seed = 0; seed < games; seed++) times.push(...timesIn(game, bot, limits, seed));
  times.sort((one, other) => one - other);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { game, bot, limit, decisions: times.length, mean, ninetyNine: at(0.99), worst: at(1) };
}

/** The times of one bot in all seats of a game. */
function timesIn(id: GameId, name: BotName, limits: EffortLimits, seed: number): number[] {
  return withBots(id, ({ game, bots }) => {
    const times: number[] = [];
    const rng = createRng(seedFromNumber(seed));
    const table = unwrap(HostedGame.deal(game, { seats: 2, options: {}, seed: seedFromNumber(seed) }));
    while (!table.status.over) {
      const seat = pick(table.status.awaited, rng);
      const question = { view: table.viewFor(seat), seat, seed: `${seed}` };
      const started = performance.now();
      const decision = bots[name].decide(question, new Effort(limits));
      times.push(performance.now() - started);
      if (decision === null) throw new Error('a bot that is waited for does nothing');
      unwrap(table.act(seat, decision.action));
    }
    return times;
  });
}
