/** The table of a lesson: a hosted game on a prepared board, with a scripted opponent and no clocks. */

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Entry,
  type Game,
  type GameRecord,
  type GameTypes,
  HostedGame,
  ok,
  parseEntry,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  type Square,
  type Status,
  unwrap,
} from '@riverstone/rules';
import { noPause, noUndo } from '../table/capabilities';
import type { GameTable, SeenStep, ShownClock, TableCode } from '../table/game-table';
import { NotedHints } from '../table/hints/hint-count';
import type { LessonDeps } from '../table/open-lesson';
import type { SeatPlan } from '../table/seats/seat-plan';
import type { LessonMoment, LessonPlan, LessonStep } from './lesson-plan';
import { WatchedNotes } from './watched-notes';

/** Who learns. */
const LEARNER: Seat = 0;
const OPPONENT: Seat = 1;
/** How the log writes what the table does. */
const DRAW = '*:';
/** After so many mistakes a step shows exactly what to do. */
const PATIENCE = 2;

interface LessonTableDeps<Texts, Event> extends LessonDeps {
  readonly texts: ReadonlySignal<Texts>;
  /** See `GameParts.beat`. */
  readonly drawBeat?: ((events: readonly Event[]) => number) | undefined;
}

export class LessonTable<T extends GameTypes, Texts> implements GameTable<T> {
  readonly id = 'lesson';
  readonly isLesson = true;
  readonly people: readonly Seat[] = [LEARNER];
  readonly you: Seat = LEARNER;
  readonly viewer = signal(LEARNER);
  readonly version = signal(0);
  readonly clocks = signal<readonly ShownClock[]>([]);
  readonly paused = signal(false);
  readonly allowsHints = signal(false);
  readonly pausing = noPause;
  readonly undoing = noUndo;
  readonly notes = new WatchedNotes();
  readonly hints = new NotedHints(this.notes);
  readonly resigned = signal<ReadonlySet<Seat>>(new Set());
  readonly status: ReadonlySignal<Status>;
  readonly view: ReadonlySignal<T['View']>;
  readonly steps = signal<readonly SeenStep<T['View'], T['Event']>[]>([]);
  /** The squares that the step points at. */
  readonly marked: ReadonlySignal<readonly Square[]>;
  /** The square that comes after them. */
  readonly markedNext: ReadonlySignal<Square | null>;
  /** How many steps of the lesson are done. */
  readonly stepsDone: ReadonlySignal<number>;
  /** Whether the opponent is acting. */
  readonly isWatching: ReadonlySignal<boolean>;
  /** Whether the bag, or another draw of the table, is to be looked at. */
  readonly isDrawing: ReadonlySignal<boolean>;
  /** What the learner is told now; null while the opponent acts. */
  readonly coachText: ReadonlySignal<string | null>;

  readonly #hosted: HostedGame<T>;
  readonly #state: Signal<T['State']>;
  readonly #done: Signal<number>;
  readonly #mistakes = signal(0);
  /** What is still to happen before the next step. */
  readonly #coming = signal<readonly string[]>([]);
  readonly #begun: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: Game<T>,
    private readonly plan: LessonPlan<T, Texts>,
    private readonly deps: LessonTableDeps<Texts, T['Event']>,
  ) {
    this.#begun = deps.now();
    this.#hosted = unwrap(HostedGame.open(game, deps.seats.length, plan));
    this.#state = signal(this.#hosted.state);
    this.status = computed(() => game.status(this.#state.value));
    this.view = computed(() => game.view(this.#state.value, LEARNER));
    const from = Math.min(deps.from, plan.steps.length);
    this.#done = signal(from);
    this.stepsDone = this.#done;
    this.isWatching = computed(() => this.#coming.value.length > 0);
    this.isDrawing = computed(() => this.#coming.value[0]?.startsWith(DRAW) === true);
    this.coachText = computed(() => this.#coachTextNow());
    this.marked = computed(() => {
      const step = this.#step;
      if (step === undefined || this.isWatching.value) return [];
      return this.#isShowing ? step.target : step.marks;
    });
    this.markedNext = computed(() => (this.isWatching.value ? null : (this.#step?.markedNext ?? null)));
    for (const entry of plan.entries) this.#append(entry);
    // The learner did none of that, so the log begins with the lesson.
    this.steps.value = [];
    this.version.value = 0;
    for (const { answer, next } of plan.steps.slice(0, from)) {
      for (const action of answer) this.#append(`${LEARNER}:${action}`);
      for (const entry of next) this.#append(entry);
    }
  }

  get seats(): readonly SeatPlan[] {
    return this.deps.seats;
  }

  check(seat: Seat, action: T['Action']): Result<T['Action'], Refusal<T['Code']>> {
    return this.game.check(this.view.value, seat, action);
  }

  /** What the step does not ask for is refused with a kind word, and nothing is lost. */
  act(seat: Seat, action: T['Action'], done?: () => void): Result<true, Refusal<T['Code'] | TableCode>> {
    const checked = this.check(seat, action);
    const step = this.#step;
    if (!checked.ok) return checked;
    if (step === undefined || this.isWatching.value) return refuse('lesson', { text: this.coachText.value ?? '' });
    const verdict = step.judge(action, this.view.value);
    if (typeof verdict === 'function') {
      this.#mistakes.value++;
      return refuse('lesson', { text: verdict(this.deps.texts.value) });
    }
    batch(() => {
      this.#apply({ actor: seat, action });
      if (verdict === 'right') this.#finish(step);
    });
    done?.();
    return ok(true);
  }

  /** A lesson needs no hints: it points at the squares itself. */
  async hint(): Promise<null> {
    return null;
  }

  async record(): Promise<GameRecord> {
    const { writeRecord } = await import('../table/records/record');
    return writeRecord(this.#hosted, { players: this.seats.map(({ name }) => name) });
  }

  /** The opponent stops. */
  close(): void {
    clearTimeout(this.#timer);
  }

  get #step(): LessonStep<T, Texts> | undefined {
    return this.plan.steps[this.#done.value];
  }

  get #isShowing(): boolean {
    return this.#mistakes.value >= PATIENCE;
  }

  #coachTextNow(): string | null {
    if (this.isWatching.value) return null;
    const step = this.#step;
    const texts = this.deps.texts.value;
    if (step === undefined) return this.plan.end(texts);
    return this.#isShowing ? step.show(texts, this.#moment) : step.ask(texts, this.#moment);
  }

  get #moment(): LessonMoment<T['View']> {
    const opponent = this.seats[OPPONENT]?.name ?? '';
    return { view: this.view.value, draft: this.notes.draft.value, opponent };
  }

  #finish({ next }: LessonStep<T, Texts>): void {
    this.#mistakes.value = 0;
    this.#coming.value = next;
    this.#done.value++;
    this.#wait();
  }

  /** Before each thing that happens there is time to look. A draw belongs to what was just done, as at every table. */
  #wait(): void {
    const [next] = this.#coming.value;
    if (next === undefined) return;
    const last = this.steps.peek().at(-1);
    const beats = next.startsWith(DRAW) ? (this.deps.drawBeat?.(last?.events ?? []) ?? 0) : 1;
    if (beats === 0) this.#happen();
    else this.#timer = setTimeout(() => this.#happen(), beats * this.deps.beat());
  }

  #happen(): void {
    const [next, ...rest] = this.#coming.value;
    if (next === undefined) return;
    batch(() => {
      this.#append(next);
      this.#coming.value = rest;
    });
    this.#wait();
  }

  #append(text: string): void {
    this.#apply(unwrap(parseEntry(this.game, text, this.seats.length)));
  }

  #apply(entry: Entry<T['Action']>): void {
    const before = this.game.view(this.#state.peek(), 'spectator');
    const { state, events } = unwrap(this.#hosted.append(entry));
    const after = this.game.view(state, 'spectator');
    const at = Math.round(this.deps.now() - this.#begun);
    const version = this.steps.peek().length + 1;
    batch(() => {
      this.#state.value = state;
      this.steps.value = [...this.steps.peek(), { version, at, actor: entry.actor, events, before, after }];
      this.version.value = version;
    });
  }
}
