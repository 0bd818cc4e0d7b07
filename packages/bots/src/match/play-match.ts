/** Plays one game among entrants to its end, in the time that they say they take. */

import { type Entry, type Game, type GameTypes, pick, type Rng, type Seat, settle, unwrap } from '@riverstone/rules';
import { type Entrant, FORFEIT } from './entrant.js';
import { Timekeeper } from './timekeeper.js';

/** `human`: the times that entrants take decide who is first. `even`: everybody takes equally long, and the lot decides. */
export const paces = ['human', 'even'] as const;
export type Pace = (typeof paces)[number];

export interface MatchPlan<T extends GameTypes> {
  readonly game: Game<T>;
  readonly options: T['Options'];
  readonly chance: T['Chance'];
  /** One for each seat. */
  readonly entrants: readonly Entrant<T['View'], T['Action']>[];
  /** Draws from the bag and ties. */
  readonly rng: Rng;
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
  readonly at: readonly number[];
}

/** No game is longer than this. */
const MOST_ENTRIES = 20_000;

/**
 * Plays a game to its end. What an entrant wants must be legal: whoever speaks for outsiders checks that first.
 * @example (await playMatch({ game: kakuzu, options, chance, entrants, rng, pace: 'even', idle })).winners
 */
export async function playMatch<T extends GameTypes>(plan: MatchPlan<T>): Promise<MatchResult<T>> {
  const { game, rng } = plan;
  const log: Entry<T['Action']>[] = [];
  const at: number[] = [];
  const time = new Timekeeper();
  const note = (entries: readonly Entry<T['Action']>[]): void => {
    log.push(...entries);
    for (let count = entries.length; count > 0; count--) at.push(Math.round(time.now * 1000));
    if (log.length > MOST_ENTRIES) throw new Error('the game does not end');
  };
  let state = game.setup(plan.options, plan.entrants.length, plan.chance);
  for (;;) {
    const settled = settle(game, state, rng);
    state = settled.state;
    note(settled.entries);
    const status = game.status(state);
    if (status.over) return { state, scores: status.scores, winners: status.winners, log, at };
    time.follow(status.timers);
    const entry = await nextEntry(plan, state, time);
    state = unwrap(game.apply(state, entry.actor, entry.action)).state;
    note([entry]);
  }
}

/** What somebody wants to do, and when. */
interface Plan<Action> {
  readonly entry: Entry<Action>;
  readonly due: number;
}

/** Who acts first: whoever interrupts at once, then by time, then by lot; or a clock that runs out. */
async function nextEntry<T extends GameTypes>(
  plan: MatchPlan<T>,
  state: T['State'],
  time: Timekeeper,
): Promise<Entry<T['Action']>> {
  const { game, rng, pace } = plan;
  const { allowed, awaited } = game.status(state);
  const interrupting = allowed.filter((seat) => !awaited.includes(seat));
  let plans = await plansOf(plan, state, interrupting, time);
  if (plans.every(({ due }) => due > time.now)) plans = [...plans, ...(await plansOf(plan, state, awaited, time))];
  const first = Math.min(...plans.map(({ due }) => due));
  const timer = time.nextToRunOut();
  if (timer !== null && pace === 'human' && timer.due <= first) return runOut(plan, state, time, timer.key);
  if (plans.length === 0) {
    if (timer === null) throw new Error('everybody stands still');
    return runOut(plan, state, time, timer.key);
  }
  time.advanceTo(first);
  return pick(
    plans.filter(({ due }) => due === first),
    rng,
  ).entry;
}

function runOut<T extends GameTypes>(
  { game, rng }: MatchPlan<T>,
  state: T['State'],
  time: Timekeeper,
  key: string,
): Entry<T['Action']> {
  time.runOut(key);
  return { actor: 'table', action: pick(game.tableActions(state, key), rng) };
}

async function plansOf<T extends GameTypes>(
  plan: MatchPlan<T>,
  state: T['State'],
  seats: readonly Seat[],
  time: Timekeeper,
): Promise<Plan<T['Action']>[]> {
  const { game, entrants, pace } = plan;
  const plans: Plan<T['Action']>[] = [];
  for (const seat of seats) {
    const entrant = entrants[seat] as Entrant<T['View'], T['Action']>;
    const view = game.view(state, seat);
    const began = time.occasion(seat, entrant.occasion(view, seat));
    const answer = await entrant.ask(view, seat);
    if (answer === null) continue;
    if (answer === FORFEIT) {
      const entry = forfeit(plan, state, seat);
      if (entry !== null) plans.push({ entry, due: time.now });
      continue;
    }
    const due = pace === 'even' ? time.now : Math.max(time.now, began + answer.afterSeconds);
    plans.push({ entry: { actor: seat, action: answer.action }, due });
  }
  return plans;
}

/** The clock rule: what happens when the seat's own clock has run out, or else what is done for an idle seat. */
function forfeit<T extends GameTypes>(
  { game, rng, idle }: MatchPlan<T>,
  state: T['State'],
  seat: Seat,
): Entry<T['Action']> | null {
  const own = game.status(state).timers.find((timer) => timer.seat === seat && timer.running);
  const byTable = own === undefined ? [] : game.tableActions(state, own.key);
  if (byTable.length > 0) return { actor: 'table', action: pick(byTable, rng) };
  const action = idle(game.view(state, seat), seat, rng);
  return action === null ? null : { actor: seat, action };
}
