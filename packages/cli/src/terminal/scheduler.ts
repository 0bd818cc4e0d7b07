/** Schedules what happens without input: clocks that run out, moves of bots. */

import { type BotName, type BotPace, BotScheduler, timedDecision } from '@riverstone/bots';
import { Clocks, isReminder, isThinkingTime, type Seat, type Timer } from '@riverstone/rules';
import type { TerminalQuestion } from './input/interpret.js';
import type { Seating } from './input/seating.js';
import type { OpenTable } from './table.js';
import type { TimeSource } from './time.js';

/** What is due: a clock has run out, or a bot moves. */
export type DueAction<Action> =
  | { readonly timerKey: string }
  | { readonly plan: { readonly seat: Seat; readonly action: Action } };

/** In games of turns a bot waits so that people can follow. They are asked for objections before the bots go on. */
const pace: BotPace = { turn: 900, hurry: 3000, objection: 900 };

export class TableScheduler<View, Action, Event> {
  readonly clocks = new Clocks();
  readonly #scheduler: BotScheduler<View, Action, BotName>;
  /** The version of the table that the bots have seen. */
  #version = -1;
  /** How many moves the bots may make where time is frozen and people could still act. */
  #botMoves = 0;
  /** The key of the last reminder: each timer reminds once. */
  #reminded = '';

  constructor(
    private readonly table: OpenTable<View, Action, Event>,
    private readonly seating: Seating,
    private readonly time: TimeSource,
    botSeed: string,
  ) {
    const bots = seating.bots.map(({ seat, name }) => ({ seat, level: name }));
    this.#scheduler = new BotScheduler(bots, botSeed, async (name, question) =>
      timedDecision(table.bots[name], question),
    );
  }

  /** Lets the bots decide after each change of the table; gives the seats that want to act. */
  async eagerBots(): Promise<readonly Seat[]> {
    const { table, time } = this;
    if (this.#version === table.version) return this.#scheduler.plannedSeats;
    this.#version = table.version;
    await this.#scheduler.consider(table, time.now(), pace);
    return this.#scheduler.plannedSeats;
  }

  /** Sets the clocks for a question that is open now. */
  set(question: TerminalQuestion): void {
    this.clocks.sync(this.table.status.timers, this.time.now(), (timer) => isHeld(question, timer));
  }

  /** A timer that only reminds and has run out, once for each; null when there is none. */
  nextReminder(): Timer | null {
    const [late] = this.#reminders().filter(({ left }) => left <= 0);
    if (late === undefined) return null;
    this.#reminded = late.timer.key;
    return late.timer;
  }

  allowBotMoves(moves: number): void {
    this.#botMoves = moves;
  }

  /** What has to happen before the question is asked; null when nothing has. */
  due(question: TerminalQuestion): DueAction<Action> | null {
    const now = this.time.now();
    const timerKey = this.time.runs ? this.clocks.ranOut(now) : null;
    if (timerKey !== null) return { timerKey };
    const plan = this.#isOpenToBots(question)
      ? this.#scheduler.due(this.time.runs ? now : Number.POSITIVE_INFINITY)
      : null;
    if (plan === null) return null;
    this.#botMoves = Math.max(0, this.#botMoves - 1);
    return { plan };
  }

  /** Milliseconds until something is due while the question is open; null when nothing ever is. */
  timeUntilDue(question: TerminalQuestion): number | null {
    if (!this.time.runs) return null;
    const now = this.time.now();
    const due = this.#isOpenToBots(question) ? this.#scheduler.nextDue() : null;
    const clock = this.clocks.first(now);
    const moments = [
      ...(due === null ? [] : [due - now]),
      ...(clock === null ? [] : [clock.left]),
      ...this.#reminders().map(({ left }) => left),
    ];
    return moments.length === 0 ? null : Math.max(0, Math.min(...moments));
  }

  /** The running timers that have not reminded yet. */
  #reminders(): { readonly timer: Timer; readonly left: number }[] {
    if (!this.time.runs) return [];
    const all = this.clocks.all(this.time.now());
    return all.filter(({ timer, running }) => isReminder(timer) && running && timer.key !== this.#reminded);
  }

  /** In games of turns, bots wait for the people. With frozen time they wait in every game. */
  #isOpenToBots(question: TerminalQuestion): boolean {
    const { table, time, seating } = this;
    if (!time.runs) return this.#botMoves > 0 || (question.kind === 'wait' && seating.people.length > 0);
    return question.kind === 'wait' || table.terminal.turnStyle(table.view('spectator')) !== 'turns';
  }
}

/** A handover, or waiting for objections, is not thinking time. */
function isHeld(question: TerminalQuestion, timer: Timer): boolean {
  return (question.kind === 'handover' || question.kind === 'public') && isThinkingTime(timer);
}
