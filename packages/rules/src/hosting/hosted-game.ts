/**
 * One game from deal to end, as every host runs it: act, draw, run out, take back, views, log and times. No clock, no
 * I/O: the host says what time it is.
 */

import { formatEntry, parseEntry } from '../core/entry.js';
import type { Actor, DealPlace, Entry, Game, GameTypes, Seat, Status, Transition, Viewer } from '../core/game.js';
import { ok, type Refusal, type Result, unwrap } from '../core/result.js';
import type { Seed } from '../core/rng.js';
import { type ChanceSource, noChance, seededChance } from './chance.js';
import { type Deal, dealFrom, readDeal, type WrittenDeal, writeDeal } from './deal.js';

/** One entry, applied. */
export interface Step<T extends GameTypes> extends Transition<T> {
  readonly entry: Entry<T['Action']>;
}

/**
 * What somebody did, with the draws that follow from it: one or more steps. Nothing has changed until it is accepted.
 */
export interface Move<T extends GameTypes> {
  /** The state that it starts from. */
  readonly before: T['State'];
  readonly steps: readonly Step<T>[];
  /** The state after the last step. */
  readonly after: T['State'];
  readonly status: Status;
}

/** What was dealt and done, as text: all that a game is resumed from. */
export interface WrittenLog {
  readonly options: unknown;
  readonly chance: unknown;
  readonly entries: readonly string[];
  /** When each entry was made; left out where nobody kept the time. */
  readonly at?: readonly number[];
}

/** How a new game is dealt. */
export interface DealPlan {
  readonly seats: number;
  /** As they come from outside. */
  readonly options: unknown;
  readonly seed: string | Seed;
  readonly place?: DealPlace;
}

/**
 * A game in play. `propose…` says what would happen and changes nothing; `accept` makes it so. `act`, `runOut` and
 * `draw` do both. `at` is when it happens, in milliseconds since the start; 0 where the host keeps no time.
 * @example
 * const table = unwrap(HostedGame.deal(kakuzu, { seats: 2, options: { first: 0 }, seed }));
 * unwrap(table.act(0, { type: 'remove', square: 40, announced: null }, 2500)).steps.length // => 1
 * table.writtenEntries() // => ['0:e5']
 * table.times // => [2500]
 * table.viewFor(1).turn // => 1
 * table.undo();
 * table.log // => []
 */
export class HostedGame<T extends GameTypes> {
  #state: T['State'];
  #status: Status;
  readonly #log: Entry<T['Action']>[] = [];
  /** As long as the log. */
  readonly #times: number[] = [];
  /** How many entries of the log are the table's own. */
  #tableEntries = 0;
  #calmUntil = 0;

  /** A game without any moves. Draws that are due are not made. */
  constructor(
    readonly game: Game<T>,
    readonly dealt: Deal<T>,
    private readonly chance: ChanceSource = noChance,
  ) {
    this.#state = game.setup(dealt.options, dealt.seats, dealt.chance);
    this.#status = game.status(this.#state);
  }

  /** Deals a new game and makes the draws that are due; or says what is wrong with the options. */
  static deal<T extends GameTypes>(
    game: Game<T>,
    { seats, options, seed, place }: DealPlan,
  ): Result<HostedGame<T>, Refusal<'bad-request'>> {
    const written = dealFrom(game, seats, options, seed, place);
    if (!written.ok) return written;
    const hosted = new HostedGame(game, unwrap(readDeal(game, seats, written.value)), seededChance(seed));
    hosted.draw();
    return ok(hosted);
  }

  /** Opens a game as it was dealt, without any moves; or says what in the deal is wrong. */
  static open<T extends GameTypes>(
    game: Game<T>,
    seats: number,
    written: { readonly options: unknown; readonly chance: unknown },
    chance?: ChanceSource,
  ): Result<HostedGame<T>, Refusal<'bad-request'>> {
    const deal = readDeal(game, seats, written);
    return deal.ok ? ok(new HostedGame(game, deal.value, chance)) : deal;
  }

  /** Resumes a game from its log; or the refusal of the first entry that is not legal. */
  static resume<T extends GameTypes>(
    game: Game<T>,
    seats: number,
    log: WrittenLog,
    chance?: ChanceSource,
  ): Result<HostedGame<T>, Refusal> {
    const opened = HostedGame.open(game, seats, log, chance);
    if (!opened.ok) return opened;
    const move = opened.value.proposeLog(log.entries);
    if (!move.ok) return move;
    opened.value.accept(move.value, log.at);
    return opened;
  }

  /** For the host alone: it holds secrets. */
  get state(): T['State'] {
    return this.#state;
  }

  get status(): Status {
    return this.#status;
  }

  /** Everything that was done, the table's draws included. */
  get log(): readonly Entry<T['Action']>[] {
    return this.#log;
  }

  /** When each entry of the log was made, in whole milliseconds since the start. */
  get times(): readonly number[] {
    return this.#times;
  }

  /** How long the count-in lasts, in milliseconds; 0 for games without one. See `Game.calm`. */
  get countIn(): number {
    return this.#status.allowed.length > 1 ? (this.game.calm?.countIn ?? 0) : 0;
  }

  /** When the last calm ends, in milliseconds since the start; 0 where there was none. See `Game.calm`. */
  get calmUntil(): number {
    return this.#calmUntil;
  }

  /** Whether an action comes during the calm. Hosts enforce this; the rules do not. */
  isTooEarly(action: T['Action'], now: number): boolean {
    return now < this.#calmUntil && this.game.calm?.holds(action) === true;
  }

  viewFor(viewer: Viewer): T['View'] {
    return this.game.view(this.#state, viewer);
  }

  /** What a seat is asked now; see `Game.promptKey`. */
  promptKey(seat: Seat): string {
    return this.game.promptKey(this.viewFor(seat), seat);
  }

  /**
   * Who may take the last entry back; null when nobody may. A person must have made it, and it must have led to no draw
   * and told nobody anything new.
   */
  undoableBy({ steps }: Pick<Move<T>, 'steps'>, isPerson: (seat: Seat) => boolean): Seat | null {
    const [step] = steps;
    if (step === undefined || steps.length > 1) return null;
    const { actor } = step.entry;
    return actor !== 'table' && isPerson(actor) && !this.#reveals(step) ? actor : null;
  }

  /** What was dealt, as records write it. */
  writtenDeal(): WrittenDeal {
    return writeDeal(this.game, this.dealt);
  }

  /** The log as text. */
  writtenEntries(): string[] {
    return this.#log.map((entry) => formatEntry(this.game, entry));
  }

  /** What somebody does, with the draws that follow; or why it is refused. */
  propose(actor: Actor, action: T['Action']): Result<Move<T>, Refusal<T['Code']>> {
    const step = this.#apply(this.#state, { actor, action });
    return step.ok ? ok(this.#withDraws([step.value], step.value.state)) : step;
  }

  /** What happens when a timer has run out, with the draws that follow; null where nothing does. */
  proposeRunOut(timerKey: string): Move<T> | null {
    const actions = this.game.tableActions(this.#state, timerKey);
    if (actions.length === 0) return null;
    return unwrap(this.propose('table', this.chance.pick(actions, this.#tableEntries + 1)));
  }

  /** The draws that are due before anybody can act; no steps where none is. */
  proposeDraws(): Move<T> {
    return this.#withDraws([], this.#state);
  }

  /**
   * Proposes entries of a log. The log has the draws, so none is made. Or the refusal of the first entry that is not
   * legal.
   */
  proposeLog(entries: readonly string[]): Result<Move<T>, Refusal> {
    const steps: Step<T>[] = [];
    let state = this.#state;
    for (const text of entries) {
      const entry = parseEntry(this.game, text, this.dealt.seats);
      if (!entry.ok) return entry;
      const step = this.#apply(state, entry.value);
      if (!step.ok) return step;
      steps.push(step.value);
      state = step.value.state;
    }
    return ok(this.#move(steps, state, this.game.status(state)));
  }

  /** Plays a move that was proposed in the present state. `at` may give the time of each step. */
  accept(move: Move<T>, at: number | readonly number[] = 0): void {
    if (move.before !== this.#state) throw new Error('a move must be accepted in the state that it was proposed in');
    for (const [index, step] of move.steps.entries()) this.#keep(step, typeof at === 'number' ? at : at[index]);
    this.#state = move.after;
    this.#status = move.status;
  }

  act(actor: Actor, action: T['Action'], at = 0): Result<Move<T>, Refusal<T['Code']>> {
    const move = this.propose(actor, action);
    if (move.ok) this.accept(move.value, at);
    return move;
  }

  runOut(timerKey: string, at = 0): Move<T> | null {
    const move = this.proposeRunOut(timerKey);
    if (move !== null) this.accept(move, at);
    return move;
  }

  draw(at = 0): Move<T> {
    const move = this.proposeDraws();
    this.accept(move, at);
    return move;
  }

  /** Applies one entry and nothing after it, to replay a log. Refused if the rules do not allow it. */
  append(entry: Entry<T['Action']>, at = 0): Result<Step<T>, Refusal<T['Code']>> {
    const step = this.#apply(this.#state, entry);
    if (!step.ok) return step;
    this.#keep(step.value, at);
    this.#state = step.value.state;
    this.#status = this.game.status(this.#state);
    return step;
  }

  /** Takes back the last entries. The table's draws keep their numbers: whatever is drawn again comes out the same. */
  undo(entries = 1): void {
    const shorter = this.without(entries);
    this.#log.length = shorter.#log.length;
    this.#times.length = shorter.#log.length;
    this.#tableEntries = shorter.#tableEntries;
    this.#calmUntil = shorter.#calmUntil;
    this.#state = shorter.#state;
    this.#status = shorter.#status;
  }

  /** The same game without its last entries; this one stays as it is. */
  without(entries: number): HostedGame<T> {
    const shorter = new HostedGame(this.game, this.dealt, this.chance);
    shorter.catchUpWith(this, entries);
    return shorter;
  }

  /** Appends the entries that a longer log of the same game adds, except its last ones; returns the steps. */
  catchUpWith(longer: HostedGame<T>, except = 0): Step<T>[] {
    const added = longer.#log.slice(this.#log.length, Math.max(0, longer.#log.length - except));
    return added.map((entry) => unwrap(this.append(entry, longer.#times[this.#log.length])));
  }

  #apply(state: T['State'], entry: Entry<T['Action']>): Result<Step<T>, Refusal<T['Code']>> {
    const applied = this.game.apply(state, entry.actor, entry.action);
    return applied.ok ? ok({ entry, state: applied.value.state, events: applied.value.events }) : applied;
  }

  #withDraws(steps: Step<T>[], from: T['State']): Move<T> {
    let state = from;
    let status = steps.length === 0 ? this.#status : this.game.status(state);
    let number = this.#tableEntries + (steps[0]?.entry.actor === 'table' ? 1 : 0);
    while (status.tableDue) {
      const action = this.chance.pick(this.game.tableActions(state), ++number);
      const step = unwrap(this.#apply(state, { actor: 'table', action }));
      steps.push(step);
      state = step.state;
      status = this.game.status(state);
    }
    return this.#move(steps, state, status);
  }

  #move(steps: readonly Step<T>[], after: T['State'], status: Status): Move<T> {
    return { before: this.#state, steps, after, status };
  }

  #reveals({ events }: Transition<T>): boolean {
    const { options } = this.dealt;
    return events.some((event) => this.game.reveals(event, options) !== 'nothing');
  }

  #keep({ entry, events }: Step<T>, at = 0): void {
    const { calm } = this.game;
    if (calm && events.some((event) => calm.begins(event))) this.#calmUntil = Math.round(at) + calm.milliseconds;
    this.#log.push(entry);
    this.#times.push(Math.round(at));
    if (entry.actor === 'table') this.#tableEntries++;
  }
}
