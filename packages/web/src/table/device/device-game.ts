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
    hosted.value.accept(done.value);
    resumed.#add(done.value, (index) => saved.at[index] ?? 0);
    resumed.#add(hosted.value.draw(), () => now);
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

  check(seat: Seat, action: T['Action']): Result<T['Action'], Refusal<T['Code']>> {
    return this.hosted.game.check(this.viewFor(seat), seat, action);
  }

  /** Does something, with the draws that follow; or says why not. */
  act(actor: Actor, action: T['Action'], now: number): Result<true, Refusal<T['Code']>> {
    const move = this.hosted.act(actor, action);
    if (!move.ok) return move;
    this.#add(move.value, () => now);
    return ok(true);
  }

  /** Does what follows when a timer has run out. Returns whether anything did. */
  runOut(timerKey: string, now: number): boolean {
    const move = this.hosted.runOut(timerKey);
    if (move !== null) this.#add(move, () => now);
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
    const { writeRecord } = await import('../record');
    const { game, dealt, log } = this.hosted;
    return writeRecord(game, { players, ...dealt, log, at: this.#times() });
  }

  save(): SavedGame {
    return {
      ...this.hosted.writtenDeal(),
      seed: this.#seed,
      entries: this.hosted.writtenEntries(),
      at: this.#times(),
    };
  }

  /** When each entry was made, in milliseconds of the table's time. */
  #times(): readonly number[] {
    return this.#steps.value.map(({ at }) => at);
  }

  #add({ before, steps, after }: Move<T>, timeOf: (index: number) => number): void {
    const { game } = this.hosted;
    const seen = [...this.#steps.value];
    let view = game.view(before, 'spectator');
    for (const { entry, state, events } of steps) {
      const next = game.view(state, 'spectator');
      const at = Math.round(timeOf(seen.length));
      seen.push({ version: seen.length + 1, at, actor: entry.actor, events, before: view, after: next });
      view = next;
    }
    batch(() => {
      this.#steps.value = seen;
      this.#state.value = after;
      this.#undoable.value = this.#undoableAfter(steps);
      this.version.value += steps.length;
    });
  }

  /** Only what a person did, drew nothing and revealed nothing. */
  #undoableAfter([step, ...draws]: Move<T>['steps']): Seat | null {
    if (step === undefined || draws.length > 0 || this.hosted.reveals(step)) return null;
    const { actor } = step.entry;
    return actor !== 'table' && this.people.includes(actor) ? actor : null;
  }
}
