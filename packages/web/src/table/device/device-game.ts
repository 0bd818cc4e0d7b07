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
  type Seat,
  type Status,
  seededChance,
  type Viewer,
} from '@riverstone/rules';
import type { SeenStep } from '../game-table';
import type { TableLog } from '../saved/saved-table';

/** The part of a saved log that is the game's. */
type SavedGame = Pick<TableLog, 'seed' | 'options' | 'chance' | 'entries' | 'at'>;

export class DeviceGame<T extends GameTypes> {
  readonly #seed: string;
  readonly #state: Signal<T['State']>;
  readonly #status: ReadonlySignal<Status>;
  readonly #steps = signal<readonly SeenStep<T['View'], T['Event']>[]>([]);
  readonly #undoable = signal<Seat | null>(null);
  /** Changes with every step, and whenever one is taken back. */
  readonly version = signal(0);

  private constructor(
    private readonly hosted: HostedGame<T>,
    { seed }: SavedGame,
    private readonly people: readonly Seat[],
  ) {
    this.#seed = seed;
    this.#state = signal(hosted.state);
    this.#status = computed(() => hosted.game.status(this.#state.value));
  }

  /** Resumes a saved game and makes the draws that are due; or says what in it the rules refuse. */
  static resume<T extends GameTypes>(
    game: Game<T>,
    seats: number,
    saved: SavedGame,
    { people, now }: { readonly people: readonly Seat[]; readonly now: number },
  ): Result<DeviceGame<T>, Refusal> {
    const hosted = HostedGame.open(game, seats, saved, seededChance(saved.seed));
    if (!hosted.ok) return hosted;
    const done = hosted.value.proposeLog(saved.entries);
    if (!done.ok) return done;
    const resumed = new DeviceGame(hosted.value, saved, people);
    hosted.value.accept(done.value, saved.at);
    resumed.#add(done.value);
    resumed.#add(hosted.value.draw(now));
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

  /** Reads the state's signal, so that whoever computes something with a view hears of changes. */
  viewFor(viewer: Viewer): T['View'] {
    return this.hosted.game.view(this.#state.value, viewer);
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
    this.#add(move.value);
    return ok(true);
  }

  /** Does what follows when a timer has run out. Returns whether anything did. */
  runOut(timerKey: string, now: number): boolean {
    const move = this.hosted.runOut(timerKey, now);
    if (move !== null) this.#add(move);
    return move !== null;
  }

  /** Somebody has learnt something new, so that the last action stands. */
  forbidUndo(): void {
    this.#undoable.value = null;
  }

  undo(): void {
    this.hosted.takeBack();
    batch(() => {
      this.#steps.value = this.#steps.value.slice(0, -1);
      this.#state.value = this.hosted.state;
      this.#undoable.value = null;
      this.version.value++;
    });
  }

  async record(players: readonly string[]): Promise<GameRecord> {
    const { writeRecord } = await import('../records/record');
    return writeRecord(this.hosted, { players });
  }

  save(): SavedGame {
    return {
      ...this.hosted.writtenDeal(),
      seed: this.#seed,
      entries: this.hosted.writtenEntries(),
      at: [...this.hosted.times],
    };
  }

  /** Shows a move that the host has accepted. */
  #add(move: Move<T>): void {
    const { before, steps, after } = move;
    const { game, times } = this.hosted;
    const seen = [...this.#steps.value];
    let view = game.view(before, 'spectator');
    for (const { entry, state, events } of steps) {
      const next = game.view(state, 'spectator');
      const at = times[seen.length] ?? 0;
      seen.push({ version: seen.length + 1, at, actor: entry.actor, events, before: view, after: next });
      view = next;
    }
    batch(() => {
      this.#steps.value = seen;
      this.#state.value = after;
      this.#undoable.value = this.hosted.undoableBy(move, (seat) => this.people.includes(seat));
      this.version.value += steps.length;
    });
  }
}
