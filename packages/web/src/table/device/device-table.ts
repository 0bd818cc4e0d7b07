/** A table on this device: a hosted game with its clocks, bots, pauses and private notes, and whose view is shown. */

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Hint, HintStrength } from '@riverstone/bots';
import {
  type Actor,
  type GameRecord,
  type GameTypes,
  ok,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  type Status,
  seedForBots,
  unwrap,
  type Viewer,
} from '@riverstone/rules';
import { words } from '../../messages/words';
import type { ResignControl, UndoControl } from '../capabilities';
import { DeviceClocks } from '../clock/device-clocks';
import type { DeviceGameParts } from '../game-page';
import type { GameTable, SeenStep, ShownClock, TableCode } from '../game-table';
import { NotedHints } from '../hints/hint-count';
import { NotedCount } from '../hints/noted-count';
import type { HintQuestion } from '../lazy-thinker';
import type { SavedTable, TableLog } from '../saved/saved-table';
import { peopleOf, type SeatPlan } from '../seats/seat-plan';
import { onlyOne, speakerAt } from '../speaker';
import { type UndoRefusal, undoRefusal } from '../undo-refusal';
import { DeviceBots, type DeviceBotsDeps } from './device-bots';
import { DeviceGame } from './device-game';
import { DeviceNotes } from './device-notes';
import { DevicePause } from './device-pause';
import { Handover } from './handover';

/** What a table needs from the page. */
export interface DeviceTableDeps<T extends GameTypes> extends DeviceBotsDeps<T> {
  /** Milliseconds that only rise. */
  readonly clock: () => number;
  askHint(question: HintQuestion<T['View']>, strength: HintStrength): Promise<Hint<T['Action'], unknown> | null>;
  /** Called whenever there is something to save. */
  changed(): void;
}

export class DeviceTable<T extends GameTypes> implements GameTable<T> {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  readonly people: readonly Seat[];
  readonly you: Seat | null;
  readonly allowsHints: ReadonlySignal<boolean>;
  readonly view: ReadonlySignal<T['View']>;
  readonly hotSeat: Handover;
  readonly pausing: DevicePause;
  readonly undoing: UndoControl;
  readonly resigning?: ResignControl;
  readonly bots: DeviceBots<T>;
  readonly notes: DeviceNotes;
  readonly hints: NotedHints;
  readonly takebacks: NotedCount;
  readonly #isCalm = signal(false);
  readonly #seed: string;
  readonly #clocks: DeviceClocks;

  private constructor(
    private readonly parts: DeviceGameParts<T>,
    private readonly deps: DeviceTableDeps<T>,
    private readonly game: DeviceGame<T>,
    saved: SavedTable,
    log: TableLog,
  ) {
    const { status } = game;
    const changed = (): void => deps.changed();
    this.id = saved.id;
    this.seats = saved.seats;
    this.people = peopleOf(saved.seats);
    this.you = onlyOne(this.people);
    this.allowsHints = signal(this.people.length === 1 && saved.day === undefined);
    this.#seed = log.seed;
    const clocks = new DeviceClocks(
      {
        timers: () => status.value.timers,
        isPaused: () => this.pausing.standsStill.value,
        calmUntil: () => this.#calmUntil,
        waiting: () => this.hotSeat.waiting.value,
        personalTimer: () => this.hotSeat.personalTimer(),
      },
      deps.clock,
      log,
    );
    this.#clocks = clocks;
    const isAgainstBots = this.people.length === 1 && saved.seats.length > 1;
    this.hotSeat = new Handover({
      people: this.people,
      status,
      clocks,
      hasPersonalClocks: parts.personalTimeUpAction !== undefined,
      hides: () => parts.hides(game.viewFor('spectator')),
      // Whoever looks at a hand has learnt something, so what another person did before stands.
      beforeReveal: (seat) => {
        if (game.undoable.value !== seat) game.forbidUndo();
      },
    });
    this.pausing = new DevicePause({
      status,
      clocks,
      isAgainstBots,
      isPauseOfUse: () => this.#isPauseOfUse(),
      countIn: () => (this.bots.areTimed ? game.countIn : 0),
      clock: deps.clock,
      cover: () => this.hotSeat.cover(),
      changed,
    });
    this.undoing = {
      seat: game.undoable,
      refusal: (seat) => this.#undoRefusal(seat),
      label: (seat) => speakerAt(this).say(seat, words().app.table.undoOf, {}),
      undo: () => this.#undo(),
      count: (seat) => this.takebacks.of(seat),
    };
    const { you } = this;
    if (isAgainstBots && you !== null) this.resigning = { seat: you, resign: () => this.#resign(you) };
    this.bots = new DeviceBots(game, saved.seats, log, deps, () => clocks.now);
    this.notes = new DeviceNotes(log.notes, changed);
    this.hints = new NotedHints(this.notes);
    this.takebacks = new NotedCount(this.notes, 'takebacks');
    this.view = computed(() => game.viewFor(this.viewer.value));
  }

  /** Resumes a saved table; or says what in its log the rules refuse. */
  static resume<T extends GameTypes>(
    parts: DeviceGameParts<T>,
    deps: DeviceTableDeps<T>,
    saved: SavedTable,
    log: TableLog,
  ): Result<DeviceTable<T>, Refusal> {
    const people = peopleOf(saved.seats);
    const takesBack = saved.day === undefined ? onlyOne(people) : null;
    const beat = (events: readonly T['Event'][]): number => (parts.beat?.(events) ?? 0) * deps.pace().turn;
    const game = DeviceGame.resume(parts.game, saved.seats.length, log, { people, takesBack, now: log.elapsed, beat });
    if (!game.ok) return game;
    const table = new DeviceTable(parts, deps, game.value, saved, log);
    if (table.#needsReadyButton()) table.pausing.pauseAtStart();
    table.#clocks.sync();
    table.#lookForCalm();
    table.bots.consider();
    return ok(table);
  }

  get version(): ReadonlySignal<number> {
    return this.game.version;
  }
  get status(): ReadonlySignal<Status> {
    return this.game.status;
  }
  get steps(): ReadonlySignal<readonly SeenStep<T['View'], T['Event']>[]> {
    return this.game.steps;
  }
  get viewer(): ReadonlySignal<Viewer> {
    return this.hotSeat.viewer;
  }
  get paused(): ReadonlySignal<boolean> {
    return this.pausing.paused;
  }
  get resigned(): ReadonlySignal<ReadonlySet<Seat>> {
    return this.game.resigned;
  }
  get isCalm(): ReadonlySignal<boolean> {
    return this.#isCalm;
  }
  get clocks(): ReadonlySignal<readonly ShownClock[]> {
    return this.#clocks.shown;
  }

  check(seat: Seat, action: T['Action']): Result<T['Action'], Refusal<T['Code']>> {
    return this.game.check(seat, action);
  }

  act(seat: Seat, action: T['Action'], done?: () => void): Result<true, Refusal<T['Code'] | TableCode>> {
    if (this.paused.value) return refuse('paused');
    this.#clocks.tick();
    if (this.game.isShowing) return refuse('too-early');
    // Whoever is held up by a hint has looked long enough.
    const keepsCalm = this.bots.areTimed && !this.pausing.standsStill.value;
    if (keepsCalm && this.game.isTooEarly(action, this.#clocks.now)) return refuse('too-early');
    const result = this.#carryOut(seat, action);
    if (result.ok) done?.();
    return result;
  }

  hint(seat: Seat, strength: HintStrength): Promise<Hint<T['Action'], unknown> | null> {
    return this.deps.askHint({ view: this.game.viewFor(seat), seat, seed: seedForBots(this.#seed) }, strength);
  }

  record(): Promise<GameRecord> {
    return this.game.record(this.seats.map(({ name }) => name));
  }

  /**
   * Does what is due: shows draws, ends clocks that have run out, and lets bots act. Call it a few times a second.
   */
  tick(): void {
    this.pausing.tick();
    this.#clocks.tick();
    this.#lookForCalm();
    if (this.pausing.standsStill.value || this.status.value.over) return;
    if (this.game.isShowing) {
      if (this.game.showNext(this.#clocks.now)) this.#followChange();
      return;
    }
    const { runOut } = this.#clocks;
    if (runOut !== null) {
      this.#runOut(runOut);
      return;
    }
    const due = this.bots.takeDue();
    if (due === null) return;
    const done = this.#carryOut(due.seat, due.action);
    if (!done.ok) throw new Error(`a bot was refused: ${done.error.code}`);
  }

  /** Ends the bots' thinking: the table is left. */
  close(): void {
    this.bots.stop();
  }

  /** Everything that the table is resumed from. */
  save(): TableLog {
    this.hotSeat.keepPersonalTime();
    return {
      ...this.game.save(),
      elapsed: this.#clocks.now,
      clocks: this.#clocks.kept(),
      thinking: this.bots.save(),
      notes: this.notes.save(),
    };
  }

  #carryOut(actor: Actor, action: T['Action']): Result<true, Refusal<T['Code']>> {
    const { awaited } = this.status.value;
    this.hotSeat.keepPersonalTime();
    const result = batch(() => {
      const acted = this.game.act(actor, action, this.#clocks.now);
      if (acted.ok) this.hotSeat.after(actor, awaited, this.parts.isAside?.(action) === true);
      return acted;
    });
    if (result.ok) this.#followChange();
    return result;
  }

  #runOut(key: string): void {
    const seat = this.viewer.value;
    if (seat !== 'spectator' && this.hotSeat.personalTimer()?.key === key) {
      this.#endPersonalTime(seat);
      return;
    }
    const { awaited } = this.status.value;
    this.hotSeat.keepPersonalTime();
    const hasChanged = batch(() => {
      const ranOut = this.game.runOut(key, this.#clocks.now);
      if (ranOut) this.hotSeat.after('table', awaited, false);
      return ranOut;
    });
    if (hasChanged) this.#followChange();
  }

  /** The personal time of the person at the screen is up. Nobody else's clock is affected. */
  #endPersonalTime(seat: Seat): void {
    const action = this.parts.personalTimeUpAction?.(this.view.value, seat) ?? null;
    if (action === null) this.hotSeat.cover();
    else unwrap(this.#carryOut(seat, action));
  }

  #undo(): boolean {
    const seat = this.game.undoable.value;
    if (seat === null) return false;
    batch(() => {
      if (this.game.undo()) this.takebacks.add(seat);
      this.hotSeat.afterUndo();
    });
    this.#followChange();
    return true;
  }

  #undoRefusal(seat: Seat): UndoRefusal | null {
    const refusal = undoRefusal(this.game.undoable.value, this.game.steps.value, seat);
    // Somebody who may take back answers and draws is refused only what revealed something.
    return refusal !== null && refusal !== 'none' && this.game.takesBack !== null ? 'revealed' : refusal;
  }

  #resign(seat: Seat): void {
    if (this.status.value.over) return;
    this.game.resign(seat);
    this.#followChange();
  }

  /** The game has changed: clocks and bots follow, and there is something to save. */
  #followChange(): void {
    this.#clocks.sync();
    this.#lookForCalm();
    this.bots.consider();
    this.deps.changed();
  }

  #lookForCalm(): void {
    this.#isCalm.value = this.#clocks.now < this.#calmUntil;
  }

  get #calmUntil(): number {
    return this.bots.areTimed ? this.game.calmUntil : 0;
  }

  /** One person alone needs no pause while no clock runs: bots wait for the move. */
  #isPauseOfUse(): boolean {
    const isHurried = this.status.value.timers.length > 0 || this.parts.needsReady?.(this.view.value) === true;
    return isHurried || this.people.length !== 1;
  }

  /** Whether time would count against somebody who has only just opened the table. */
  #needsReadyButton(): boolean {
    const { over, timers } = this.status.value;
    if (over || this.people.length === 0 || this.hotSeat.waiting.value.length > 0) return false;
    return timers.some(({ running }) => running) || this.parts.needsReady?.(this.view.value) === true;
  }
}
