/**
 * A table for one question: a position in which one seat tries one action, on the game's own board with the game's own
 * input. Lessons from mistakes and puzzles are played at it. Whoever asks judges what was tried.
 */

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Game,
  type GameRecord,
  ok,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  type Square,
  type Status,
} from '@riverstone/rules';
import { noPause, noUndo } from '../table/capabilities';
import type { ViewTypes } from '../table/game-page';
import type { GameTable, SeenStep, ShownClock, TableCode } from '../table/game-table';
import { NotedHints } from '../table/hints/hint-count';
import { MemoryNotes } from '../table/memory-notes';
import type { SeatPlan } from '../table/seats/seat-plan';

/** A position and who is to act in it. */
export interface TaskPosition<T extends ViewTypes> {
  readonly game: Game<T>;
  readonly state: T['State'];
  readonly seat: Seat;
  readonly seats: readonly SeatPlan[];
  /** Null where the task is about one of several people, who are called by their names; else the seat. */
  readonly you?: null | undefined;
  /** Called with each legal action. The board shows what it does until the table starts over. */
  tried(action: T['Action'], gain: number): void;
}

export class TaskTable<T extends ViewTypes> implements GameTable<T> {
  readonly id = 'task';
  readonly people: readonly Seat[];
  readonly you: Seat | null;
  readonly viewer: ReadonlySignal<Seat>;
  readonly version = signal(0);
  readonly clocks = signal<readonly ShownClock[]>([]);
  readonly paused = signal(false);
  readonly allowsHints = signal(false);
  readonly pausing = noPause;
  readonly undoing = noUndo;
  readonly notes = new MemoryNotes();
  readonly hints = new NotedHints(this.notes);
  readonly resigned = signal<ReadonlySet<Seat>>(new Set());
  readonly status: ReadonlySignal<Status>;
  readonly view: ReadonlySignal<T['View']>;
  readonly steps = signal<readonly SeenStep<T['View'], T['Event']>[]>([]);
  /** The squares that a hint points at. */
  readonly marked: Signal<readonly Square[]> = signal([]);
  readonly #state: Signal<T['State']>;

  constructor(private readonly position: TaskPosition<T>) {
    const { game, state, seat } = position;
    this.people = [seat];
    this.you = position.you === null ? null : seat;
    this.viewer = signal(seat);
    this.#state = signal(state);
    // A task is never the end of a game.
    this.status = computed(() => ({ ...game.status(this.#state.value), over: false }));
    this.view = computed(() => game.view(this.#state.value, seat));
  }

  get seats(): readonly SeatPlan[] {
    return this.position.seats;
  }

  /** Whether something was tried, and is shown. */
  get isTried(): boolean {
    return this.steps.value.length > 0;
  }

  check(seat: Seat, action: T['Action']): Result<T['Action'], Refusal<T['Code']>> {
    return this.position.game.check(this.view.value, seat, action);
  }

  act(seat: Seat, action: T['Action'], done?: () => void): Result<true, Refusal<T['Code'] | TableCode>> {
    if (this.isTried) return refuse('too-early');
    const gain = this.show(seat, action);
    if (!gain.ok) return gain;
    done?.();
    this.position.tried(action, gain.value);
    return ok(true);
  }

  /** Shows what an action does, as if it were tried. Gives the points that it made. */
  show(seat: Seat, action: T['Action']): Result<number, Refusal<T['Code']>> {
    const { game, state } = this.position;
    const applied = game.apply(state, seat, action);
    if (!applied.ok) return applied;
    const { state: next, events } = applied.value;
    const [before, after] = [game.view(state, 'spectator'), game.view(next, 'spectator')];
    batch(() => {
      this.#state.value = next;
      this.steps.value = [{ version: 1, at: 0, actor: seat, events, before, after }];
      this.version.value++;
    });
    const points = (of: T['State']): number => game.status(of).scores[seat] ?? 0;
    return ok(points(next) - points(state));
  }

  /** The position again, as if nothing had been tried. */
  startOver(): void {
    batch(() => {
      this.#state.value = this.position.state;
      this.steps.value = [];
      this.version.value++;
    });
  }

  /** Whoever sets the task has hints of their own. */
  async hint(): Promise<null> {
    return null;
  }

  record(): Promise<GameRecord> {
    return Promise.reject(new Error('a task is no game'));
  }
}
