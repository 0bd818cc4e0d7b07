/** What the bots at the table want to do, and when. */

import type { Seat } from '@riverstone/rules';
import type { SeatedBot } from './seating.js';
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
  /** What each bot thinks about, and since when. */
  readonly #thinking = new Map<Seat, { readonly occasion: string; readonly since: number }>();

  constructor(
    private readonly table: OpenTable<View, Action, Event>,
    private readonly bots: readonly SeatedBot[],
    private readonly seed: string,
  ) {}

  /** Lets every bot look at the table, once each time it has changed. */
  sync(now: number): void {
    const { table } = this;
    if (this.#version === table.version) return;
    this.#version = table.version;
    const { allowed } = table.status;
    this.#plans = this.bots.filter(({ seat }) => allowed.includes(seat)).flatMap((bot) => this.#planOf(bot, now));
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

  #planOf({ seat, name }: SeatedBot, now: number): Plan<Action>[] {
    const view = this.table.view(seat);
    const bot = this.table.bots[name];
    const since = this.#thinkingSince(seat, bot.occasion(view, seat), now);
    const decision = bot.decide({ view, seat, seed: this.seed });
    if (decision === null) return [];
    const { action, afterSeconds } = decision;
    return [{ seat, action, due: afterSeconds === 0 ? now + PACE : since + afterSeconds * SECOND }];
  }

  #thinkingSince(seat: Seat, occasion: string, now: number): number {
    const before = this.#thinking.get(seat);
    if (before?.occasion === occasion) return before.since;
    this.#thinking.set(seat, { occasion, since: now });
    return now;
  }
}
