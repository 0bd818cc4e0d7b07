/** A finished game at any of its moments: everybody's views of it, and nothing can be done. */

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Game,
  type GameRecord,
  HostedGame,
  ok,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  type Status,
  type Step,
  type Viewer,
  type WrittenLog,
} from '@riverstone/rules';
import type { NoteKind, PauseControl, UndoControl } from '../table/capabilities';
import type { GameParts, ViewTypes } from '../table/game-page';
import type { GameTable, SeenStep, ShownClock } from '../table/game-table';
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

/** Whose view is shown: one viewer's, or always that of whoever is to act. */
export type ReplayLook = Viewer | 'turn';

const never = signal(null);

export class ReplayTable<T extends ViewTypes> implements GameTable<T> {
  readonly id = 'replay';
  readonly people: readonly Seat[] = [];
  readonly clocks = signal<readonly ShownClock[]>([]);
  readonly paused = signal(false);
  readonly allowsHints = signal(false);
  readonly pausing: PauseControl = {
    reason: never,
    words: () => ({ pause: null, resume: null, text: '' }),
    pause: noop,
    resume: noop,
  };
  readonly undoing: UndoControl = { seat: never, label: () => '', undo: () => false };
  readonly notes;
  readonly resigned: ReadonlySignal<ReadonlySet<Seat>>;
  /** How many steps are shown; null for all. */
  readonly moment: Signal<number | null> = signal(0);
  readonly look: Signal<ReplayLook> = signal('turn');
  /** Whether what is hidden from the viewer is shown. */
  readonly unveiled = signal(false);
  /** Every step of the game. */
  readonly all: readonly SeenStep<T['View'], T['Event']>[];
  readonly version: ReadonlySignal<number>;
  readonly status: ReadonlySignal<Status>;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly view: ReadonlySignal<T['View']>;
  readonly steps: ReadonlySignal<readonly SeenStep<T['View'], T['Event']>[]>;
  readonly #states: readonly T['State'][];
  readonly #game: Game<T>;

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
      read: (seat: Seat, kind: NoteKind) => (kind === 'hints' ? (played.note?.(seat, kind) ?? '') : ''),
      write: noop,
    };
    const gaveUp: ReadonlySet<Seat> = new Set(played.resigned);
    this.resigned = computed(() => (this.isLast ? gaveUp : new Set()));
    this.version = computed(() => Math.min(this.moment.value ?? this.all.length, this.all.length));
    this.status = computed(() => statusWithout(this.#game.status(this.#state), this.resigned.value));
    this.viewer = computed(() => this.#viewerNow());
    this.view = computed(() => {
      const seen = this.viewAt(this.version.value, this.viewer.value);
      return this.unveiled.value ? (parts.unveiling?.view?.(seen, this.#state) ?? seen) : seen;
    });
    this.steps = computed(() => this.all.slice(0, this.version.value));
  }

  /** Opens a game; or says what in its log the rules refuse. */
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
    return !this.#game.hidesNothing(this.hosted.dealt.options);
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

  check(seat: Seat, action: T['Action']): Result<T['Action'], Refusal<T['Code']>> {
    return this.#game.check(this.view.value, seat, action);
  }

  act(): Result<true, Refusal<'paused'>> {
    return refuse('paused');
  }

  hint(): Promise<null> {
    return Promise.resolve(null);
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
    return this.#states[this.version.value] as T['State'];
  }

  #viewerNow(): Viewer {
    const look = this.look.value;
    return look === 'turn' ? (this.status.value.awaited[0] ?? 'spectator') : look;
  }
}

function noop(): void {}
