/** The bots of a hosted table: asks each what it would do, and says when it is time to do it. */

import type { Seat, Status } from '@riverstone/rules';
import type { BotName, Level } from '../core/levels.js';
import type { StopSignal } from '../core/stop-signal.js';
import type { TimedDecision } from '../core/timed-decision.js';
import { type Thinking, ThinkingTimes } from './thinking-times.js';

/** The part of `AbortController` that is used here. Declared by hand: this package has neither DOM nor Node types. */
interface Stop {
  readonly signal: StopSignal;
  abort(reason: Error): void;
}
declare const AbortController: new () => Stop;

/** What a bot wants to do. */
export type BotDecision<Action> = Omit<TimedDecision<Action, unknown>, 'explanation'>;

/** Asks a bot in another thread; null when it does nothing. */
export type AskBot<View, Action, Name extends BotName = Level> = (
  level: Name,
  question: { readonly view: View; readonly seat: Seat; readonly seed: string },
  signal: StopSignal,
) => Promise<BotDecision<Action> | null>;

/** How long bots take, in milliseconds. */
export interface BotPace {
  /** Where they take turns. */
  readonly turn: number;
  /** Where they search, and no person does. */
  readonly hurry: number;
  /** Where a person may object to what was done last, until the next move. Three turns if it is left out. */
  readonly objection?: number;
}

/** A table, as its bots are asked about it. */
export interface TableOfBots<View> {
  readonly status: Pick<Status, 'allowed' | 'awaited'>;
  view(seat: Seat): View;
}

interface Plan<Action> {
  readonly seat: Seat;
  readonly action: Action;
  readonly due: number;
  /**
   * Whether it takes time to find, as in the race; else the bot was in turn and only waits so that people can follow.
   */
  readonly isSearch: boolean;
}

const SECOND = 1000;
/** A bot that interrupts comes before the bot in turn: after so much of a turn's time. */
const INTERRUPTING = 0.5;
/** How many turns' time a bot usually leaves people to object before it moves on. */
const ROOM_TO_OBJECT = 3;

/**
 * The bots of one table; people play the other seats. Times are milliseconds of the host's own.
 * @example
 * const ask = async () => ({ action: 'move', afterSeconds: 0, occasion: 'turn 1' });
 * const scheduler = new BotScheduler([{ seat: 1, level: 'master' }], 'table 7', ask, {});
 * const table = { status: { allowed: [1], awaited: [1] }, view: () => view };
 * await scheduler.consider(table, 0, { turn: 900, hurry: 3000 });
 * scheduler.nextDue() // => 900
 * scheduler.due(900) // => { seat: 1, action: 'move', … }
 */
export class BotScheduler<View, Action, Name extends BotName = Level> {
  #plans: readonly Plan<Action>[] = [];
  #asking: Stop | null = null;
  readonly #thinking: ThinkingTimes;

  constructor(
    private readonly bots: readonly { readonly seat: Seat; readonly level: Name }[],
    private readonly seed: string,
    private readonly ask: AskBot<View, Action, Name>,
    thinking: Readonly<Record<string, Thinking>> = {},
  ) {
    this.#thinking = new ThinkingTimes(thinking);
  }

  /** What each bot thinks about, and since when: to be kept with the table. */
  get thinking(): Readonly<Record<string, Thinking>> {
    return this.#thinking.kept();
  }

  /** Drops all plans: the table has changed, or is closed. */
  forget(): void {
    this.#asking?.abort(new Error('the table has changed'));
    this.#asking = null;
    this.#plans = [];
  }

  /** Asks every bot about the table as it is now. Rejects when one fails; resolves once all have decided. */
  async consider(table: TableOfBots<View>, now: number, pace: BotPace): Promise<void> {
    this.forget();
    const { allowed, awaited } = table.status;
    const seated = this.bots.filter(({ seat }) => allowed.includes(seat));
    if (seated.length === 0) return;
    const asking = new AbortController();
    this.#asking = asking;
    const isPerson = (seat: Seat): boolean => this.bots.every((bot) => bot.seat !== seat);
    const peopleMayObject = allowed.some((seat) => isPerson(seat) && !awaited.includes(seat));
    const turn = peopleMayObject ? (pace.objection ?? ROOM_TO_OBJECT * pace.turn) : pace.turn;
    const plans: Plan<Action>[] = [];
    for (const { seat, level } of seated) {
      const question = { view: table.view(seat), seat, seed: this.seed };
      const decision = await this.ask(level, question, asking.signal);
      if (this.#asking !== asking) return;
      const wait = awaited.includes(seat) ? turn : INTERRUPTING * pace.turn;
      if (decision !== null) plans.push(this.#plan(seat, decision, now, wait));
    }
    this.#plans = awaited.some(isPerson) ? plans : hurried(plans, now, pace);
  }

  /** The seats whose bots have a plan, due now or later. */
  get plannedSeats(): readonly Seat[] {
    return this.#plans.map(({ seat }) => seat);
  }

  /** The first plan that is due by now; null when none is. */
  due(now: number): { readonly seat: Seat; readonly action: Action } | null {
    const [first] = this.#plans.filter((plan) => plan.due <= now).sort((one, other) => one.due - other.due);
    return first ?? null;
  }

  /** When the first of them wants to do something; null when nobody does. */
  nextDue(): number | null {
    return this.#plans.length === 0 ? null : Math.min(...this.#plans.map(({ due }) => due));
  }

  #plan(seat: Seat, decision: BotDecision<Action>, now: number, wait: number): Plan<Action> {
    const { action, afterSeconds, occasion } = decision;
    const since = this.#thinking.since(seat, occasion, now);
    const isSearch = afterSeconds > 0;
    return { seat, action, due: isSearch ? since + afterSeconds * SECOND : now + wait, isSearch };
  }
}

/** With nobody else searching the first search ends soon, and the others as much earlier. */
function hurried<Action>(plans: readonly Plan<Action>[], now: number, pace: BotPace): readonly Plan<Action>[] {
  const searches = plans.filter(({ isSearch }) => isSearch);
  const saved = Math.max(0, Math.min(...searches.map(({ due }) => due)) - (now + pace.hurry));
  return searches.length === 0
    ? plans
    : plans.map((plan) => (plan.isSearch ? { ...plan, due: plan.due - saved } : plan));
}
