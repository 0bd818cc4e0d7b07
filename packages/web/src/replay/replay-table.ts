/** A finished game at any of its moments: everybody's views of it, and nothing can be done. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  chanceAt,
  type Game,
  type GameRecord,
  HostedGame,
  ok,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  type Square,
  type Status,
  type Step,
  type Viewer,
  type WrittenLog,
  writeDeal,
} from '@riverstone/rules';
import {
  type HintCount,
  type NoteKind,
  noPause,
  noUndo,
  type SeatNotes,
  type UndoControl,
} from '../table/capabilities';
import type { GameParts, ViewTypes } from '../table/game-page';
import type { GameTable, SeenStep, ShownClock } from '../table/game-table';
import { NotedHints } from '../table/hints/hint-count';
import { NotedCount } from '../table/hints/noted-count';
import type { TableLog } from '../table/saved/saved-table';
import type { SeatPlan } from '../table/seats/seat-plan';
import { statusWithout } from '../table/status-without';

/** A game that was played, as it is replayed. */
export interface PlayedLog extends WrittenLog {
  readonly seats: readonly SeatPlan[];
  /** The seat of the person at this screen; null where several share it, or none. */
  readonly you: Seat | null;
  readonly resigned: readonly Seat[];
  /** The private texts of the seats, as they were at the end. Left out where they are not known. */
  note?(seat: Seat, kind: NoteKind): string;
}

/** A game that continues from a moment. */
export interface PlayedOn {
  readonly log: TableLog;
  readonly options: Readonly<Record<string, unknown>>;
  readonly status: Status;
}

/** The result of another action in place of a step. */
interface Alternative<T extends ViewTypes> {
  readonly state: T['State'];
  readonly step: SeenStep<T['View'], T['Event']>;
}

/** Whose view is shown: one viewer's, or always that of the seat to act. */
export type ReplayViewer = Viewer | 'turn';

export class ReplayTable<T extends ViewTypes> implements GameTable<T> {
  readonly id = 'replay';
  readonly people: readonly Seat[] = [];
  readonly clocks = signal<readonly ShownClock[]>([]);
  readonly paused = signal(false);
  readonly allowsHints = signal(false);
  readonly pausing = noPause;
  readonly undoing: UndoControl;
  readonly notes: SeatNotes;
  readonly hints: HintCount;
  readonly resigned: ReadonlySignal<ReadonlySet<Seat>>;
  /** How many steps are shown; null for all. */
  readonly moment: Signal<number | null> = signal(0);
  readonly look: Signal<ReplayViewer> = signal('turn');
  /** Whether what is hidden from the viewer is shown. */
  readonly unveiled = signal(false);
  /** Another action in place of a step; null while the real game is shown. */
  readonly alternative: Signal<Alternative<T> | null> = signal(null);
  /** The squares that a review points at. */
  readonly marked: Signal<readonly Square[]> = signal([]);
  /** Every step of the game. */
  readonly all: readonly SeenStep<T['View'], T['Event']>[];
  readonly version: ReadonlySignal<number>;
  readonly status: ReadonlySignal<Status>;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly view: ReadonlySignal<T['View']>;
  readonly steps: ReadonlySignal<readonly SeenStep<T['View'], T['Event']>[]>;
  readonly #states: readonly T['State'][];
  readonly #game: Game<T>;
  readonly #shown: ReadonlySignal<T['State']>;

  private constructor(
    private readonly parts: GameParts<T>,
    readonly played: PlayedLog,
    private readonly hosted: HostedGame<T>,
    done: readonly Step<T>[],
    from: T['State'],
  ) {
    this.#game = parts.game;
    this.#states = [from, ...done.map(({ state }) => state)];
    this.all = done.map(({ entry, events }, index) => ({
      version: index + 1,
      at: played.at?.[index] ?? 0,
      actor: entry.actor,
      events,
      before: this.viewAt(index, 'spectator'),
      after: this.viewAt(index + 1, 'spectator'),
    }));
    this.notes = {
      read: (seat: Seat, kind: NoteKind) =>
        kind === 'hints' || kind === 'takebacks' ? (played.note?.(seat, kind) ?? '') : '',
      write: noop,
    };
    this.hints = new NotedHints(this.notes);
    const takebacks = new NotedCount(this.notes, 'takebacks');
    this.undoing = { ...noUndo, count: (seat) => takebacks.of(seat) };
    const gaveUp: ReadonlySet<Seat> = new Set(played.resigned);
    this.resigned = computed(() => (this.isLast ? gaveUp : new Set()));
    this.version = computed(() => Math.min(this.moment.value ?? this.all.length, this.all.length));
    this.#shown = computed(() => this.alternative.value?.state ?? (this.#states[this.version.value] as T['State']));
    this.status = computed(() => statusWithout(this.#game.status(this.#state), this.resigned.value));
    this.viewer = computed(() => this.#viewerNow());
    this.view = computed(() => {
      const seen = this.#game.view(this.#state, this.viewer.value);
      return this.unveiled.value ? (parts.unveiling?.view?.(seen, this.#state) ?? seen) : seen;
    });
    this.steps = computed(() => {
      const alternative = this.alternative.value?.step;
      return alternative === undefined
        ? this.all.slice(0, this.version.value)
        : [...this.all.slice(0, alternative.version - 1), alternative];
    });
  }

  /** Replays the log; refused if it breaks the rules. */
  static open<T extends ViewTypes>(parts: GameParts<T>, played: PlayedLog): Result<ReplayTable<T>, Refusal> {
    const hosted = HostedGame.open(parts.game, played.seats.length, played);
    if (!hosted.ok) return hosted;
    const done = hosted.value.proposeLog(played.entries);
    if (!done.ok) return done;
    hosted.value.accept(done.value, played.at);
    return ok(new ReplayTable(parts, played, hosted.value, done.value.steps, done.value.before));
  }

  get seats(): readonly SeatPlan[] {
    return this.played.seats;
  }

  get you(): Seat | null {
    return this.played.you;
  }

  /** Whether seats see different things. */
  get hasSecrets(): boolean {
    return !this.#game.sameViewForAll(this.hosted.dealt.options);
  }

  /** Whether there is something to unveil. */
  get canUnveil(): boolean {
    return this.parts.unveiling?.view !== undefined || (this.hasSecrets && this.parts.unveiling?.seat !== undefined);
  }

  viewAt(moment: number, viewer: Viewer): T['View'] {
    return this.#game.view(this.#states[moment] as T['State'], viewer);
  }

  /** What a seat hides now, where that is shown. */
  unveiledSeat(seat: Seat) {
    return this.unveiled.value && this.hasSecrets ? this.parts.unveiling?.seat?.(this.#state, seat) : null;
  }

  /** The state before a step, with this seat to move. For analysis; a screen shows views. */
  stateAt(step: number, seat: Seat): T['State'] {
    const before = this.#states[step - 1] as T['State'];
    return this.parts.asCaller?.(before, seat) ?? before;
  }

  /** The seat's view of that state. */
  questionAt(step: number, seat: Seat): T['View'] {
    return this.#game.view(this.stateAt(step, seat), seat);
  }

  /** Shows another action in place of a step. Returns whether the rules allow it. */
  showAlternative(step: number, seat: Seat, action: T['Action']): boolean {
    const from = this.stateAt(step, seat);
    const done = this.#game.apply(from, seat, action);
    if (!done.ok) return false;
    const { state, events } = done.value;
    const seen = (each: T['State']): T['View'] => this.#game.view(each, 'spectator');
    const at = this.all[step - 1]?.at ?? 0;
    const shown = { version: step, at, actor: seat, events, before: seen(from), after: seen(state) };
    this.alternative.value = { state, step: shown };
    return true;
  }

  check(seat: Seat, action: T['Action']): Result<T['Action'], Refusal<T['Code']>> {
    return this.#game.check(this.view.value, seat, action);
  }

  act(): Result<true, Refusal<'paused'>> {
    return refuse('paused');
  }

  hint(): Promise<null> {
    return Promise.resolve(null);
  }

  /** The last moment from which play can continue: before hidden choices that the replay has revealed. */
  openMoment(moment: number, known: Seat | null): number {
    const states = this.#states.slice(0, moment + 1);
    return (this.parts.openStates?.(states, known) ?? states.length) - 1;
  }

  /**
   * A log that begins at an open moment. What was hidden then is dealt anew from the seed, except what the seat that
   * plays on knew.
   */
  playOn(moment: number, known: Seat | null, seed: string): PlayedOn {
    const { dealt } = this.hosted;
    const states = this.#states.slice(0, moment + 1);
    const state = states[moment] as T['State'];
    const past = { chance: dealt.chance, states };
    const anew = this.parts.redeal?.(past, known, chanceAt(seed, 0)) ?? dealt.chance;
    const { options, chance } = writeDeal(this.#game, { ...dealt, chance: anew });
    const entries = this.hosted.writtenEntries().slice(0, moment);
    const at = entries.map((_, index) => this.hosted.times[index] ?? 0);
    const nothing = { clocks: {}, thinking: {}, notes: {}, resigned: [] };
    const log: TableLog = { seed, options, chance, entries, at, elapsed: at.at(-1) ?? 0, ...nothing };
    return { log, options, status: this.#game.status(state) };
  }

  isOverAt(moment: number): boolean {
    return this.#game.status(this.#states[moment] as T['State']).over;
  }

  async record(): Promise<GameRecord> {
    const { writeRecord } = await import('../table/records/record');
    const players = this.seats.map(({ name }) => name);
    return writeRecord(this.hosted, { players, resigned: this.played.resigned });
  }

  get isLast(): boolean {
    return this.version.value === this.all.length;
  }

  get #state(): T['State'] {
    return this.#shown.value;
  }

  #viewerNow(): Viewer {
    const look = this.look.value;
    return look === 'turn' ? (this.status.value.awaited[0] ?? 'spectator') : look;
  }
}

function noop(): void {}
