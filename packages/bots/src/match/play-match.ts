/** Plays one game among entrants to its end, in the time that they say they take. */

import { type Entry, type Game, pick, type Rng, type Seat, settle, unwrap } from '@riverstone/rules';
import { type Entrant, FORFEIT } from './entrant.js';
import { Timekeeper } from './timekeeper.js';

/** `human`: the times that entrants take decide who is first. `even`: everybody takes equally long, and the lot decides. */
export const paces = ['human', 'even'] as const;
export type Pace = (typeof paces)[number];

export interface MatchPlan<Options, Chance, State, View, Action, Event, Code extends string> {
  readonly game: Game<Options, Chance, State, View, Action, Event, Code>;
  readonly options: Options;
  readonly chance: Chance;
  /** One for each seat. */
  readonly entrants: readonly Entrant<View, Action>[];
  /** Draws from the bag and ties. */
  readonly rng: Rng;
  readonly pace: Pace;
  /** See `GameBots.idle`. */
  idle(view: View, seat: Seat, rng: Rng): Action | null;
}

export interface MatchResult<State, Action> {
  readonly state: State;
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** Everything that was done, the table's draws included. */
  readonly log: readonly Entry<Action>[];
  /** When each entry was made, in simulated milliseconds. */
  readonly at: readonly number[];
}

/** No game is longer than this. */
const MOST_ENTRIES = 20_000;

/**
 * Plays a game to its end. What an entrant wants must be legal: whoever speaks for outsiders checks that first.
 * @example (await playMatch({ game: kakuzu, options, chance, entrants, rng, pace: 'even', idle })).winners
 */
export async function playMatch<Options, Chance, State, View, Action, Event, Code extends string>(
  plan: MatchPlan<Options, Chance, State, View, Action, Event, Code>,
): Promise<MatchResult<State, Action>> {
  const { game, rng } = plan;
  const log: Entry<Action>[] = [];
  const at: number[] = [];
  const time = new Timekeeper();
  const note = (entries: readonly Entry<Action>[]): void => {
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
async function nextEntry<Options, Chance, State, View, Action, Event, Code extends string>(
  plan: MatchPlan<Options, Chance, State, View, Action, Event, Code>,
  state: State,
  time: Timekeeper,
): Promise<Entry<Action>> {
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

function runOut<Options, Chance, State, View, Action, Event, Code extends string>(
  { game, rng }: MatchPlan<Options, Chance, State, View, Action, Event, Code>,
  state: State,
  time: Timekeeper,
  key: string,
): Entry<Action> {
  time.runOut(key);
  return { actor: 'table', action: pick(game.tableActions(state, key), rng) };
}

async function plansOf<Options, Chance, State, View, Action, Event, Code extends string>(
  plan: MatchPlan<Options, Chance, State, View, Action, Event, Code>,
  state: State,
  seats: readonly Seat[],
  time: Timekeeper,
): Promise<Plan<Action>[]> {
  const { game, entrants, pace } = plan;
  const plans: Plan<Action>[] = [];
  for (const seat of seats) {
    const entrant = entrants[seat] as Entrant<View, Action>;
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
function forfeit<Options, Chance, State, View, Action, Event, Code extends string>(
  { game, rng, idle }: MatchPlan<Options, Chance, State, View, Action, Event, Code>,
  state: State,
  seat: Seat,
): Entry<Action> | null {
  const own = game.status(state).timers.find((timer) => timer.seat === seat && timer.running);
  const byTable = own === undefined ? [] : game.tableActions(state, own.key);
  if (byTable.length > 0) return { actor: 'table', action: pick(byTable, rng) };
  const action = idle(game.view(state, seat), seat, rng);
  return action === null ? null : { actor: seat, action };
}
