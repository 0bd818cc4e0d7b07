/** A game hosted on this device: its state as signals, the steps that were seen, and what can be taken back. */

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type Actor,
  type Game,
  type GameRecord,
  type GameTypes,
  HostedGame,
  type Move,
  ok,
  type Refusal,
  type Result,
  type Revealed,
  type Seat,
  type Status,
  type Step,
  seededChance,
  type Viewer,
} from '@riverstone/rules';
import type { SeenStep } from '../game-table';
import type { TableLog } from '../saved/saved-table';
import { statusWithout } from '../status-without';

/** The part of a saved log that is the game's. */
type SavedGame = Pick<TableLog, 'seed' | 'options' | 'chance' | 'entries' | 'at' | 'resigned'>;

/** What the game needs to know of its table. */
export interface DeviceGameDeps<T extends GameTypes> {
  readonly people: readonly Seat[];
  /** The only person, who may take back answers of bots and draws, too; null where that would be unfair. */
  readonly takesBack: Seat | null;
  /** The table's time. */
  readonly now: number;
  /** How long a step is looked at before the draw that follows is shown, in milliseconds. */
  beat(events: readonly T['Event'][]): number;
}

export class DeviceGame<T extends GameTypes> {
  readonly #seed: string;
  readonly #state: Signal<T['State']>;
  readonly #status: ReadonlySignal<Status>;
  readonly #steps = signal<readonly SeenStep<T['View'], T['Event']>[]>([]);
  /** The seat whose last action can be undone, because it revealed nothing. */
  readonly #quiet = signal<Seat | null>(null);
  /** How many of the last entries would be undone: the last action of a person and what followed. */
  readonly #takeback: ReadonlySignal<number>;
  readonly #undoable: ReadonlySignal<Seat | null>;
  readonly #resigned: Signal<ReadonlySet<Seat>>;
  /** Changes with every step that is shown, and whenever one is taken back. */
  readonly version = signal(0);
  /** Draws that are made and not shown yet, and when the next one is. Until then the game looks as it was before. */
  #hidden: readonly Step<T>[] = [];
  #showsAt = 0;

  private constructor(
    private readonly hosted: HostedGame<T>,
    { seed, resigned }: SavedGame,
    private readonly deps: DeviceGameDeps<T>,
  ) {
    this.#seed = seed;
    this.#state = signal(hosted.state);
    this.#resigned = signal(new Set(resigned));
    this.#status = computed(() => statusWithout(hosted.game.status(this.#state.value), this.#resigned.value));
    this.#takeback = computed(() => this.#entriesToTakeBack());
    this.#undoable = computed(() => (this.#takeback.value > 0 ? deps.takesBack : this.#quiet.value));
  }

  /** Resumes a saved game and makes the draws that are due; or says what in it the rules refuse. */
  static resume<T extends GameTypes>(
    game: Game<T>,
    seats: number,
    saved: SavedGame,
    deps: DeviceGameDeps<T>,
  ): Result<DeviceGame<T>, Refusal> {
    const hosted = HostedGame.open(game, seats, saved, seededChance(saved.seed));
    if (!hosted.ok) return hosted;
    const done = hosted.value.proposeLog(saved.entries);
    if (!done.ok) return done;
    const resumed = new DeviceGame(hosted.value, saved, deps);
    hosted.value.accept(done.value, saved.at);
    resumed.#show(done.value.steps);
    resumed.#show(hosted.value.draw(deps.now).steps);
    return ok(resumed);
  }

  get status(): ReadonlySignal<Status> {
    return this.#status;
  }
  get steps(): ReadonlySignal<readonly SeenStep<T['View'], T['Event']>[]> {
    return this.#steps;
  }
  /** Whose last action can be taken back; null when none can. */
  get undoable(): ReadonlySignal<Seat | null> {
    return this.#undoable;
  }

  /** The only person, who may take back answers of bots and draws, too; null where that would be unfair. */
  get takesBack(): Seat | null {
    return this.deps.takesBack;
  }

  get resigned(): ReadonlySignal<ReadonlySet<Seat>> {
    return this.#resigned;
  }

  /** Reads the state's signal, so that whoever computes something with a view hears of changes. */
  viewFor(viewer: Viewer): T['View'] {
    return this.hosted.game.view(this.#state.value, viewer);
  }

  /** How long it is counted before everybody goes on, in milliseconds; 0 where nobody races. */
  get countIn(): number {
    return this.hosted.countIn;
  }

  /** When the last calm ends, in the table's time. See `Game.calm`. */
  get calmUntil(): number {
    return this.hosted.calmUntil;
  }

  isTooEarly(action: T['Action'], now: number): boolean {
    return this.hosted.isTooEarly(action, now);
  }

  check(seat: Seat, action: T['Action']): Result<T['Action'], Refusal<T['Code']>> {
    return this.hosted.game.check(this.viewFor(seat), seat, action);
  }

  /** Does something, with the draws that follow; or says why not. */
  act(actor: Actor, action: T['Action'], now: number): Result<true, Refusal<T['Code']>> {
    const move = this.hosted.act(actor, action, now);
    if (!move.ok) return move;
    this.#add(move.value, now);
    return ok(true);
  }

  /** Does what follows when a timer has run out. Returns whether anything did. */
  runOut(timerKey: string, now: number): boolean {
    const move = this.hosted.runOut(timerKey, now);
    if (move !== null) this.#add(move, now);
    return move !== null;
  }

  /** Somebody has learnt something new, so that the last action stands. */
  forbidUndo(): void {
    this.#quiet.value = null;
  }

  /** Undoes what can be undone. Returns whether more than the person's own action was: draws, or answers. */
  undo(): boolean {
    const entries = Math.max(1, this.#takeback.value);
    const hasSeen = this.#eventsSince(this.#steps.value.length - entries).some(
      (event) => this.#tells(event) !== 'nothing',
    );
    this.hosted.undo(entries);
    batch(() => {
      this.#hidden = [];
      this.#steps.value = this.#steps.value.slice(0, this.hosted.log.length);
      this.#state.value = this.hosted.state;
      this.#quiet.value = null;
      this.version.value++;
    });
    return entries > 1 || hasSeen;
  }

  /** A seat gives up, and the game ends: nobody else is left who would play on. */
  resign(seat: Seat): void {
    batch(() => {
      this.#show(this.#hidden);
      this.#hidden = [];
      this.#quiet.value = null;
      this.#resigned.value = new Set([...this.#resigned.value, seat]);
      this.version.value++;
    });
  }

  async record(players: readonly string[]): Promise<GameRecord> {
    const { writeRecord } = await import('../records/record');
    return writeRecord(this.hosted, { players, resigned: [...this.#resigned.value].sort((a, b) => a - b) });
  }

  save(): SavedGame {
    return {
      ...this.hosted.writtenDeal(),
      seed: this.#seed,
      entries: this.hosted.writtenEntries(),
      at: [...this.hosted.times],
      resigned: [...this.#resigned.value],
    };
  }

  /** Whether a draw was made that nobody has seen yet. Nobody can act meanwhile. */
  get isShowing(): boolean {
    return this.#hidden.length > 0;
  }

  /** Shows the next draw, if its time has come. Returns whether it did. */
  showNext(now: number): boolean {
    if (!this.isShowing || now < this.#showsAt) return false;
    batch(() => {
      this.#show(this.#hidden.slice(0, 1));
      this.#showOn(this.#hidden.slice(1), now);
    });
    return true;
  }

  /** Shows a move that the host has accepted. The draws that follow come one by one, each with time to look. */
  #add(move: Move<T>, now: number): void {
    batch(() => {
      this.#show(move.steps.slice(0, 1));
      this.#showOn(move.steps.slice(1), now);
      this.#quiet.value = this.hosted.undoableBy(move, (seat) => this.deps.people.includes(seat));
    });
  }

  /** 0 where the person has learnt something since that undo can't hide again. */
  #entriesToTakeBack(): number {
    const steps = this.#steps.value;
    const { takesBack } = this.deps;
    const from = takesBack === null ? -1 : steps.findLastIndex(({ actor }) => actor === takesBack);
    if (from < 0 || this.#status.value.over) return 0;
    return this.#eventsSince(from).some((event) => this.#tells(event) === 'news') ? 0 : this.hosted.log.length - from;
  }

  #eventsSince(step: number): readonly T['Event'][] {
    return [...this.#steps.value.slice(step), ...this.#hidden].flatMap(({ events }) => events);
  }

  #tells(event: T['Event']): Revealed {
    return this.hosted.game.reveals(event, this.hosted.dealt.options);
  }

  /** Shows draws one after the other, up to the first that has to wait for a beat. */
  #showOn(draws: readonly Step<T>[], now: number): void {
    const last = this.#steps.value.at(-1);
    const beat = last === undefined ? 0 : this.deps.beat(last.events);
    const [next, ...rest] = draws;
    this.#hidden = draws;
    this.#showsAt = now + beat;
    if (next === undefined || beat > 0) return;
    this.#show([next]);
    this.#showOn(rest, now);
  }

  #show(steps: readonly Step<T>[]): void {
    const { game, times } = this.hosted;
    const seen = [...this.#steps.value];
    let state = this.#state.value;
    let view = game.view(state, 'spectator');
    for (const step of steps) {
      const { entry, events } = step;
      const next = game.view(step.state, 'spectator');
      const at = times[seen.length] ?? 0;
      seen.push({ version: seen.length + 1, at, actor: entry.actor, events, before: view, after: next });
      state = step.state;
      view = next;
    }
    batch(() => {
      this.#steps.value = seen;
      this.#state.value = state;
      this.version.value += steps.length;
    });
  }
}
