/** What the bots at the table want to do, and when. */

import type { Rng, Seat } from '@riverstone/rules';
import type { OpenTable } from './table.js';

/** A bot's next action. */
export interface Plan<Action> {
  readonly seat: Seat;
  readonly action: Action;
  /** When it is due, by the table's time. */
  readonly due: number;
}

/** In games of turns a bot moves after this long, so that people can follow. */
const PACE = 900;
/** A bot hurries like this when no person is searching any more. */
const HURRY = 3000;
const SECOND = 1000;

export class BotPlans<View, Action, Event> {
  #plans: readonly Plan<Action>[] = [];
  #version = -1;
  /** Until when each bot thinks, and about what. */
  readonly #thinking = new Map<Seat, { readonly occasion: string; readonly due: number }>();

  constructor(
    private readonly table: OpenTable<View, Action, Event>,
    private readonly bots: readonly Seat[],
    private readonly rng: Rng,
  ) {}

  /** Lets every bot look at the table, once each time it has changed. */
  sync(now: number): void {
    const { table } = this;
    if (this.#version === table.version) return;
    this.#version = table.version;
    const { allowed } = table.status;
    this.#plans = this.bots.filter((seat) => allowed.includes(seat)).flatMap((seat) => this.#planOf(seat, now));
  }

  /** Those who want to do something, the first to do it first. */
  get plans(): readonly Plan<Action>[] {
    return this.#plans.toSorted((one, other) => one.due - other.due);
  }

  /** Nobody else is searching: the first move is due soon, and the others as much earlier. */
  hurry(now: number): void {
    const first = Math.min(...this.#plans.map(({ due }) => due));
    const saved = Math.max(0, first - (now + HURRY));
    if (saved > 0) this.#plans = this.#plans.map((plan) => ({ ...plan, due: plan.due - saved }));
  }

  #planOf(seat: Seat, now: number): Plan<Action>[] {
    const view = this.table.view(seat);
    const action = this.table.bot.choose(view, seat, this.rng);
    return action === null ? [] : [{ seat, action, due: this.#dueOf(seat, view, now) }];
  }

  #dueOf(seat: Seat, view: View, now: number): number {
    const { tempo } = this.table.bot;
    if (tempo === undefined) return now + PACE;
    const occasion = tempo.occasion(view, seat);
    const thinking = this.#thinking.get(seat);
    if (thinking?.occasion === occasion) return thinking.due;
    const due = now + tempo.reactionSeconds(view, seat, this.rng) * SECOND;
    this.#thinking.set(seat, { occasion, due });
    return due;
  }
}
