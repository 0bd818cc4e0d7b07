/** Plays one game between entrants to its end, in simulated time. */

import {
  Clocks,
  type Entry,
  type GameTypes,
  type HostedGame,
  pick,
  type Rng,
  type Seat,
  unwrap,
} from '@riverstone/rules';
import { ThinkingTimes } from '../hosting/thinking-times.js';
import { type Entrant, FORFEIT } from './entrant.js';

/**
 * `human`: the time that entrants take decides who is first. `even`: all take equally long, and a random draw decides.
 */
export const paces = ['human', 'even'] as const;
export type Pace = (typeof paces)[number];

export interface MatchPlan<T extends GameTypes> {
  /** The game, dealt; it is played to its end. */
  readonly table: HostedGame<T>;
  /** One for each seat. */
  readonly entrants: readonly Entrant<T['View'], T['Action']>[];
  /** Breaks ties between entrants who act at the same time, and chooses for idle seats; see `tieBreaker`. */
  readonly ties: Rng;
  readonly pace: Pace;
  /** See `GameBots.idle`. */
  idle(view: T['View'], seat: Seat, rng: Rng): T['Action'] | null;
}

export interface MatchResult<T extends GameTypes> {
  readonly state: T['State'];
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** Everything that was done, the table's draws included. */
  readonly log: readonly Entry<T['Action']>[];
  /** When each entry was made, in simulated milliseconds. */
  readonly times: readonly number[];
}

/** No game is longer than this. */
const MAX_ENTRIES = 20_000;
const SECOND = 1000;

/** Simulated time at a table, in milliseconds. */
interface MatchTime {
  now: number;
  readonly clocks: Clocks;
  readonly thinking: ThinkingTimes;
}

/**
 * Plays a game to its end. Actions of entrants must be legal: an entrant for an external bot checks its actions first.
 * @example
 * const { bots, idle } = gameBots.kakuzu;
 * const entrants = [seated(bots.plain, 'one'), seated(bots.plain, 'two')];
 * const { scores, winners } = await playMatch({ table, entrants, ties: tieBreaker(seed), pace: 'even', idle });
 * scores // => [27, 45]
 * winners // => [1]
 */
export async function playMatch<T extends GameTypes>(plan: MatchPlan<T>): Promise<MatchResult<T>> {
  const { table } = plan;
  const time: MatchTime = { now: 0, clocks: new Clocks(), thinking: new ThinkingTimes() };
  for (;;) {
    const { state, status, log, times } = table;
    if (log.length > MAX_ENTRIES) throw new Error('the game does not end');
    const { over, scores, winners, timers } = status;
    if (over) return { state, scores, winners, log, times };
    time.clocks.sync(timers, time.now);
    const next = await nextMove(plan, time);
    time.now = next.due;
    if ('timer' in next) runOut(table, next.timer, next.due);
    else unwrap(table.act(next.seat, next.action, next.due));
  }
}

/** What happens next at a table, and when. */
type PlannedMove<Action> = { readonly due: number } & (
  | { readonly seat: Seat; readonly action: Action }
  /** The timer that runs out. */
  | { readonly timer: string }
);

/** Who acts first: interruptions at once, then the earliest, ties by lot; or a timer that runs out. */
async function nextMove<T extends GameTypes>(plan: MatchPlan<T>, time: MatchTime): Promise<PlannedMove<T['Action']>> {
  const { table, ties, pace } = plan;
  const { allowed, awaited } = table.status;
  const interrupting = allowed.filter((seat) => !awaited.includes(seat));
  let moves = await movesOf(plan, interrupting, time);
  if (moves.every(({ due }) => due > time.now)) moves = [...moves, ...(await movesOf(plan, awaited, time))];
  const first = Math.min(...moves.map(({ due }) => due));
  const clock = time.clocks.first(time.now);
  if (clock !== null && (moves.length === 0 || (pace === 'human' && time.now + clock.left <= first)))
    return { due: time.now + clock.left, timer: clock.timer.key };
  if (moves.length === 0) throw new Error('nobody acts, and no timer runs');
  return pick(
    moves.filter(({ due }) => due === first),
    ties,
  );
}

function runOut<T extends GameTypes>(table: HostedGame<T>, timer: string, at: number): void {
  if (table.runOut(timer, at) === null) throw new Error(`nothing happens when the timer ${timer} runs out`);
}

/** What the entrants in these seats want to do. */
async function movesOf<T extends GameTypes>(
  plan: MatchPlan<T>,
  seats: readonly Seat[],
  { now, thinking }: MatchTime,
): Promise<PlannedMove<T['Action']>[]> {
  const { table, entrants, pace } = plan;
  const moves: PlannedMove<T['Action']>[] = [];
  for (const seat of seats) {
    const entrant = entrants[seat] as Entrant<T['View'], T['Action']>;
    const view = table.viewFor(seat);
    const since = thinking.since(seat, entrant.occasion(view, seat), now);
    const answer = await entrant.ask(view, seat);
    if (answer === null) continue;
    if (answer === FORFEIT) {
      const move = forfeit(plan, seat, now);
      if (move !== null) moves.push(move);
      continue;
    }
    const due = pace === 'even' ? now : Math.max(now, since + answer.afterSeconds * SECOND);
    moves.push({ seat, action: answer.action, due });
  }
  return moves;
}

/** What happens when the seat's own timer runs out, or else the action for an idle seat. */
function forfeit<T extends GameTypes>(
  { table, ties, idle }: MatchPlan<T>,
  seat: Seat,
  due: number,
): PlannedMove<T['Action']> | null {
  const own = table.status.timers.find((timer) => timer.seat === seat && timer.running);
  if (own !== undefined && table.proposeRunOut(own.key) !== null) return { due, timer: own.key };
  const action = idle(table.viewFor(seat), seat, ties);
  return action === null ? null : { due, seat, action };
}
