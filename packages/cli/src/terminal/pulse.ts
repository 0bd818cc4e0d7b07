/** What is due at the table without anybody typing: a clock that has run out, a bot's move. */

import type { Seat, Timer } from '@riverstone/rules';
import { Clocks } from '@riverstone/rules';
import { BotPlans, type Plan } from './bot-plans.js';
import type { Asked } from './interpret.js';
import type { Seating } from './seating.js';
import type { OpenTable } from './table.js';
import type { Time } from './time.js';

/** Something that is due. */
export type Due<Action> = { readonly timerKey: string } | { readonly plan: Plan<Action> };

export class Pulse<View, Action, Event> {
  readonly clocks = new Clocks();
  readonly #plans: BotPlans<View, Action, Event>;
  /** How many moves the bots may make where time stands still and people could still act. */
  #granted = 0;

  constructor(
    private readonly table: OpenTable<View, Action, Event>,
    private readonly seating: Seating,
    private readonly time: Time,
    botSeed: string,
  ) {
    this.#plans = new BotPlans(table, seating.bots, botSeed);
  }

  /** Lets the bots look at the table; gives those who want to do something. */
  eager(): Seat[] {
    const now = this.time.now();
    this.#plans.sync(now);
    const isAlone = !this.table.status.awaited.some((seat) => this.seating.people.includes(seat));
    if (isAlone && this.time.runs) this.#plans.hurry(now);
    return this.#plans.plans.map(({ seat }) => seat);
  }

  /** Sets the clocks for a question that is open now. */
  set(asked: Asked): void {
    this.clocks.sync(this.table.status.timers, this.time.now(), (timer) => holds(asked, timer));
  }

  grant(moves: number): void {
    this.#granted = moves;
  }

  /** What has to happen before the question is put; null when nothing has. */
  due(asked: Asked): Due<Action> | null {
    const now = this.time.now();
    const clock = this.clocks.first(now);
    if (this.time.runs && clock !== null && clock.left <= 0) return { timerKey: clock.timer.key };
    const [plan] = this.#possible(asked);
    if (plan === undefined || (this.time.runs && plan.due > now)) return null;
    this.#granted = Math.max(0, this.#granted - 1);
    return { plan };
  }

  /** Milliseconds until something is due while the question is open; null when nothing ever is. */
  patience(asked: Asked): number | null {
    if (!this.time.runs) return null;
    const now = this.time.now();
    const moments = this.#possible(asked).map(({ due }) => due - now);
    const clock = this.clocks.first(now);
    if (clock !== null) moments.push(clock.left);
    return moments.length === 0 ? null : Math.max(0, Math.min(...moments));
  }

  /**
   * What the bots could do while the question is open, the first first, objections before everything. In games of turns bots
   * wait for the people; where time stands still they do so everywhere.
   */
  #possible(asked: Asked): readonly Plan<Action>[] {
    if (!this.#isOpenToBots(asked)) return [];
    const { awaited } = this.table.status;
    const isObjection = ({ seat }: Plan<Action>): number => Number(!awaited.includes(seat));
    return this.#plans.plans.toSorted((one, other) => isObjection(other) - isObjection(one));
  }

  #isOpenToBots(asked: Asked): boolean {
    const { table, time, seating } = this;
    if (!time.runs) return this.#granted > 0 || (asked.kind === 'wait' && seating.people.length > 0);
    return asked.kind === 'wait' || table.terminal.manner(table.view('spectator')) !== 'turns';
  }
}

/** Handing the terminal over, and hearing the others, is not thinking time. */
function holds(asked: Asked, timer: Timer): boolean {
  return (asked.kind === 'curtain' || asked.kind === 'public') && (timer.kind === 'move' || timer.kind === 'clock');
}
