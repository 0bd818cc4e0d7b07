/** What is due at the table without anybody typing: a clock that has run out, a bot's move. */

import { type BotName, type BotPace, BotScheduler } from '@riverstone/bots';
import { Clocks, isReminder, isThinkingTime, type Seat, type Timer } from '@riverstone/rules';
import type { Asked } from './input/interpret.js';
import type { Seating } from './input/seating.js';
import type { OpenTable } from './table.js';
import type { Time } from './time.js';

/** Something that is due. */
export type Due<Action> =
  | { readonly timerKey: string }
  | { readonly plan: { readonly seat: Seat; readonly action: Action } };

/** In games of turns a bot moves after so many milliseconds, so that people can follow. */
const pace: BotPace = { turn: 900, hurry: 3000 };

export class Pulse<View, Action, Event> {
  readonly clocks = new Clocks();
  readonly #desk: BotScheduler<View, Action, BotName>;
  /** The table that the bots have looked at. */
  #version = -1;
  /** How many moves the bots may make where time stands still and people could still act. */
  #granted = 0;
  /** The clock that has reminded last: each does so once. */
  #reminded = '';

  constructor(
    private readonly table: OpenTable<View, Action, Event>,
    private readonly seating: Seating,
    private readonly time: Time,
    botSeed: string,
  ) {
    const bots = seating.bots.map(({ seat, name }) => ({ seat, level: name }));
    this.#desk = new BotScheduler(
      bots,
      botSeed,
      async (name, question) => {
        const bot = table.bots[name];
        const decision = bot.decide(question);
        return decision && { ...decision, occasion: bot.occasion(question.view, question.seat) };
      },
      {},
    );
  }

  /** Lets the bots look at the table, once each time it has changed; gives those who want to do something. */
  async eager(): Promise<readonly Seat[]> {
    const { table, seating, time } = this;
    if (this.#version === table.version) return this.#desk.eager;
    this.#version = table.version;
    const { allowed, awaited } = table.status;
    const occasion = {
      allowed,
      awaited,
      peopleSearch: awaited.some((seat) => seating.people.includes(seat)),
      // People are asked before the bots go on.
      peopleMayObject: false,
      view: (seat: Seat) => table.view(seat),
    };
    await this.#desk.consider(occasion, time.now(), pace);
    return this.#desk.eager;
  }

  /** Sets the clocks for a question that is open now. */
  set(asked: Asked): void {
    this.clocks.sync(this.table.status.timers, this.time.now(), (timer) => holds(asked, timer));
  }

  /** A clock that only reminds and has run out, once for each; null when there is none. */
  reminds(): Timer | null {
    const [late] = this.#reminders().filter(({ left }) => left <= 0);
    if (late === undefined) return null;
    this.#reminded = late.timer.key;
    return late.timer;
  }

  grant(moves: number): void {
    this.#granted = moves;
  }

  /** What has to happen before the question is put; null when nothing has. */
  due(asked: Asked): Due<Action> | null {
    const now = this.time.now();
    const clock = this.clocks.first(now);
    if (this.time.runs && clock !== null && clock.left <= 0) return { timerKey: clock.timer.key };
    const plan = this.#isOpenToBots(asked) ? this.#desk.due(this.time.runs ? now : Number.POSITIVE_INFINITY) : null;
    if (plan === null) return null;
    this.#granted = Math.max(0, this.#granted - 1);
    return { plan };
  }

  /** Milliseconds until something is due while the question is open; null when nothing ever is. */
  patience(asked: Asked): number | null {
    if (!this.time.runs) return null;
    const now = this.time.now();
    const due = this.#isOpenToBots(asked) ? this.#desk.nextDue() : null;
    const clock = this.clocks.first(now);
    const moments = [
      ...(due === null ? [] : [due - now]),
      ...(clock === null ? [] : [clock.left]),
      ...this.#reminders().map(({ left }) => left),
    ];
    return moments.length === 0 ? null : Math.max(0, Math.min(...moments));
  }

  /** The running clocks that have yet to remind somebody. */
  #reminders(): { readonly timer: Timer; readonly left: number }[] {
    if (!this.time.runs) return [];
    const all = this.clocks.all(this.time.now());
    return all.filter(({ timer, running }) => isReminder(timer) && running && timer.key !== this.#reminded);
  }

  /** In games of turns bots wait for the people; where time stands still they do so everywhere. */
  #isOpenToBots(asked: Asked): boolean {
    const { table, time, seating } = this;
    if (!time.runs) return this.#granted > 0 || (asked.kind === 'wait' && seating.people.length > 0);
    return asked.kind === 'wait' || table.terminal.manner(table.view('spectator')) !== 'turns';
  }
}

/** Handing the terminal over, and hearing the others, is not thinking time. */
function holds(asked: Asked, timer: Timer): boolean {
  return (asked.kind === 'curtain' || asked.kind === 'public') && isThinkingTime(timer);
}
