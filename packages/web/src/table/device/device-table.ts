/** A table on this device: folds actions into the game, runs its clocks and bots, knows who may look, and says when to save. */

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type AskBot, BotDesk, type BotPace, type Hint, type HintStrength } from '@riverstone/bots';
import {
  type Actor,
  chanceAt,
  type Deal,
  type Entry,
  fold,
  formatEntry,
  type GameRecord,
  type GameTypes,
  ok,
  pick,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  type Status,
  seedForBots,
  type Timer,
  unwrap,
  type Viewer,
} from '@riverstone/rules';
import { words } from '../../messages/words';
import type { BotControl, HotSeatControl, PauseControl, PauseReason, SeatNotes, UndoControl } from '../capabilities';
import { DeviceClocks } from '../clock/device-clocks';
import type { DeviceGameParts } from '../game-page';
import type { GameTable, SeenStep, ShownClock } from '../game-table';
import { HotSeat } from '../hot-seat/hot-seat';
import type { SavedTable, TableLog } from '../saved/saved-table';
import { botsOf, peopleOf, type SeatPlan } from '../seat-plan';
import { pauseWords } from './pause-words';

/** What a table asks of the page around it. */
export interface DeviceTableDeps<T extends GameTypes> {
  /** Milliseconds that only rise. */
  readonly clock: () => number;
  readonly askBot: AskBot<T['View'], T['Action']>;
  askHint(
    question: { readonly view: T['View']; readonly seat: Seat; readonly seed: string },
    strength: HintStrength,
  ): Promise<Hint<T['Action'], unknown> | null>;
  pace(): BotPace;
  /** Called whenever there is something to keep. */
  changed(): void;
}

export class DeviceTable<T extends GameTypes> implements GameTable<T> {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  readonly people: readonly Seat[];
  readonly #deal: Deal<T>;
  readonly #seed: string;
  readonly #clocks: DeviceClocks;
  readonly #botDesk: BotDesk<T['View'], T['Action']>;
  readonly #notes: Map<string, string>;
  #entries: readonly Entry<T['Action']>[];
  #at: readonly number[];
  readonly #state;
  readonly #undoable = signal<Seat | null>(null);
  readonly #pause = signal<PauseReason | null>(null);
  readonly #coverCount = signal(0);
  readonly #steps = signal<readonly SeenStep<T['View'], T['Event']>[]>([]);
  readonly #hasBotFailed = signal(false);

  readonly status: ReadonlySignal<Status>;
  readonly version = signal(0);
  readonly view: ReadonlySignal<T['View']>;
  readonly paused = computed(() => this.#pause.value !== null);
  readonly allowsHints: ReadonlySignal<boolean>;
  readonly #hotSeat: HotSeat;
  readonly hotSeat: HotSeatControl;
  readonly pausing: PauseControl = {
    reason: this.#pause,
    words: () => pauseWords(this.status.value.timers.length > 0),
    pause: () => this.#pauseTable(),
    resume: () => this.#resumeTable(),
  };
  readonly undoing: UndoControl = {
    seat: this.#undoable,
    label: (name) => words().app.table.undoOf(name),
    undo: () => this.#undo(),
  };
  readonly bots: BotControl = { hasFailed: this.#hasBotFailed, retry: () => this.#retryBots() };
  readonly notes: SeatNotes = {
    read: (seat, kind) => this.#notes.get(`${seat}:${kind}`) ?? '',
    write: (seat, kind, text) => this.#writeNote(`${seat}:${kind}`, text),
  };

  private constructor(
    private readonly kind: DeviceGameParts<T>,
    private readonly services: DeviceTableDeps<T>,
    saved: SavedTable,
    log: TableLog,
    folded: { deal: Deal<T>; start: T['State'] },
  ) {
    this.id = saved.id;
    this.seats = saved.seats;
    this.people = peopleOf(saved.seats);
    this.#deal = folded.deal;
    this.#seed = log.seed;
    this.#botDesk = new BotDesk(botsOf(saved.seats), seedForBots(log.seed), services.askBot, log.thinking);
    this.#notes = new Map(Object.entries(log.notes));
    this.#entries = [];
    this.#at = log.at;
    this.#state = signal(folded.start);
    const { game } = kind;
    this.status = computed(() => game.status(this.#state.value));
    this.#hotSeat = new HotSeat(this.people, this.status, () => kind.hides(game.view(this.#state.value, 'spectator')));
    this.hotSeat = {
      waiting: this.#hotSeat.waiting,
      coverCount: this.#coverCount,
      reveal: (seat) => this.#reveal(seat),
      cover: () => this.#cover(),
    };
    this.allowsHints = signal(this.people.length === 1);
    this.view = computed(() => game.view(this.#state.value, this.viewer.value));
    this.#clocks = new DeviceClocks(
      {
        timers: () => this.status.value.timers,
        isPaused: () => this.paused.value,
        waiting: () => this.#hotSeat.waiting.value,
        inTurns: () => this.#clockInTurns(),
      },
      services.clock,
      log,
    );
  }

  /** Takes a kept table up again; or says what in it can't be. */
  static resume<T extends GameTypes>(
    kind: DeviceGameParts<T>,
    services: DeviceTableDeps<T>,
    saved: SavedTable,
    log: TableLog,
  ): Result<DeviceTable<T>, Refusal> {
    const folded = fold(kind.game, saved.seats.length, log);
    if (!folded.ok) return folded;
    const table = new DeviceTable(kind, services, saved, log, folded.value);
    let before = folded.value.start;
    for (const { entry, state, events } of folded.value.made) {
      table.#note(entry, before, state, events);
      before = state;
    }
    table.#state.value = before;
    table.#settle();
    if (table.#wantsAReadyWord()) table.#pause.value = 'start';
    table.#attend();
    return ok(table);
  }

  get viewer(): ReadonlySignal<Viewer> {
    return this.#hotSeat.viewer;
  }
  get steps(): ReadonlySignal<readonly SeenStep<T['View'], T['Event']>[]> {
    return this.#steps;
  }
  get clocks(): ReadonlySignal<readonly ShownClock[]> {
    return this.#clocks.shown;
  }

  check(seat: Seat, action: T['Action']): Result<T['Action'], Refusal<T['Code']>> {
    const { game } = this.kind;
    return game.check(game.view(this.#state.value, seat), seat, action);
  }

  act(seat: Seat, action: T['Action'], done?: () => void): Result<true, Refusal<T['Code'] | 'paused'>> {
    if (this.paused.value) return refuse('paused');
    this.#clocks.look();
    const result = this.#carryOut(seat, action);
    if (result.ok) done?.();
    return result;
  }

  #undo(): boolean {
    const seat = this.#undoable.value;
    if (seat === null) return false;
    const entries = this.#entries.slice(0, -1);
    const texts = entries.map((entry) => formatEntry(this.kind.game, entry));
    const { options, chance } = this.#dealt();
    const folded = unwrap(fold(this.kind.game, this.seats.length, { options, chance, entries: texts }));
    batch(() => {
      this.#entries = entries;
      this.#at = this.#at.slice(0, entries.length);
      this.#steps.value = this.#steps.value.slice(0, entries.length);
      this.#state.value = folded.made.at(-1)?.state ?? folded.start;
      this.#undoable.value = null;
      this.#hotSeat.cover();
      this.version.value++;
    });
    this.#attend();
    this.services.changed();
    return true;
  }

  #reveal(seat: Seat): void {
    if (!this.people.includes(seat)) return;
    // Who looks at a hand has learnt something, so what another did before stands.
    if (this.#undoable.value !== seat) this.#undoable.value = null;
    this.#clocks.look();
    this.#noteClock();
    this.#hotSeat.give(seat);
    this.#clocks.sync();
    this.#clocks.take(seat);
  }

  #cover(): void {
    this.#clocks.look();
    this.#noteClock();
    this.#hotSeat.cover();
    this.#coverCount.value++;
    this.#clocks.sync();
  }

  #pauseTable(): void {
    if (this.status.value.over) return;
    this.#cover();
    this.#pause.value = 'pause';
    this.#clocks.sync();
    this.services.changed();
  }

  #resumeTable(): void {
    this.#clocks.look(true);
    this.#pause.value = null;
    this.#clocks.sync();
  }

  /** Looks at the time: clocks that have run out and bots whose time has come. Called a few times a second. */
  tick(): void {
    this.#clocks.look();
    if (this.paused.value || this.status.value.over) return;
    const { now, runOut } = this.#clocks;
    if (runOut !== null) {
      this.#runOut(runOut);
      return;
    }
    const due = this.#botDesk.due(now);
    if (due === null) return;
    this.#botDesk.forget();
    const done = this.#carryOut(due.seat, due.action);
    if (!done.ok) throw new Error(`a bot was refused: ${done.error.code}`);
  }

  /** Ends the bots' thinking: the table is left. */
  close(): void {
    this.#botDesk.forget();
  }

  #retryBots(): void {
    this.#hasBotFailed.value = false;
    this.#attend();
  }

  #writeNote(key: string, text: string): void {
    if ((this.#notes.get(key) ?? '') === text) return;
    this.#notes.set(key, text);
    this.services.changed();
  }

  hint(seat: Seat, strength: HintStrength): Promise<Hint<T['Action'], unknown> | null> {
    const view = this.kind.game.view(this.#state.value, seat);
    return this.services.askHint({ view, seat, seed: seedForBots(this.#seed) }, strength);
  }

  async record(): Promise<GameRecord> {
    const { writeRecord } = await import('../record');
    const players = this.seats.map(({ name }) => name);
    return writeRecord(this.kind.game, { players, ...this.#deal, log: this.#entries, at: this.#at });
  }

  /** Everything that the table is resumed from. */
  save(): TableLog {
    this.#noteClock();
    return {
      ...this.#dealt(),
      seed: this.#seed,
      entries: this.#entries.map((entry) => formatEntry(this.kind.game, entry)),
      at: this.#at,
      elapsed: this.#clocks.now,
      clocks: this.#clocks.kept(),
      thinking: this.#botDesk.thinking,
      notes: Object.fromEntries(this.#notes),
    };
  }

  #dealt(): Pick<TableLog, 'options' | 'chance'> {
    const { record } = this.kind.game;
    const { options, chance } = this.#deal;
    return { options: record.writeOptions(options, chance), chance: record.writeChance({ chance, draws: [] }) };
  }

  #carryOut(actor: Actor, action: T['Action']): Result<true, Refusal<T['Code']>> {
    const before = this.#state.value;
    const step = this.kind.game.apply(before, actor, action);
    if (!step.ok) return step;
    this.#noteClock();
    batch(() => {
      const { state, events } = step.value;
      this.#at = [...this.#at, Math.round(this.#clocks.now)];
      this.#note({ actor, action }, before, state, events);
      this.#state.value = state;
      const isRevealed = events.some((event) => this.kind.game.reveals(event, this.#deal.options));
      const canUndo = actor !== 'table' && this.people.includes(actor) && !isRevealed;
      this.#undoable.value = canUndo ? actor : null;
      this.#settle();
      this.#hotSeat.after(actor, this.kind.game.status(before).awaited, this.kind.isAside?.(action) === true);
    });
    this.#attend();
    this.services.changed();
    return ok(true);
  }

  /** Puts an entry into the log and the story. */
  #note(entry: Entry<T['Action']>, before: T['State'], after: T['State'], events: readonly T['Event'][]): void {
    const { game } = this.kind;
    this.#entries = [...this.#entries, entry];
    const version = this.#entries.length;
    const at = this.#at[version - 1] ?? 0;
    const seen = { before: game.view(before, 'spectator'), after: game.view(after, 'spectator') };
    this.#steps.value = [...this.#steps.value, { version, at, actor: entry.actor, events, ...seen }];
    this.version.value++;
  }

  /** The table makes every draw that is due. */
  #settle(): void {
    const { game } = this.kind;
    while (game.status(this.#state.value).tableDue) {
      const before = this.#state.value;
      const action = pick(game.tableActions(before), this.#chance());
      const { state, events } = unwrap(game.apply(before, 'table', action));
      this.#at = [...this.#at, Math.round(this.#clocks.now)];
      this.#note({ actor: 'table', action }, before, state, events);
      this.#state.value = state;
      this.#undoable.value = null;
    }
  }

  #runOut(key: string): void {
    const seat = this.viewer.value;
    if (seat !== 'spectator' && this.#clockInTurns()?.key === key) {
      this.#lapse(seat);
      return;
    }
    const actions = this.kind.game.tableActions(this.#state.value, key);
    if (actions.length > 0) unwrap(this.#carryOut('table', pick(actions, this.#chance())));
  }

  /** The time of the one before the screen is up: that is theirs alone. */
  #lapse(seat: Seat): void {
    const action = this.kind.lapse?.(this.view.value, seat) ?? null;
    if (action === null) this.#cover();
    else unwrap(this.#carryOut(seat, action));
  }

  #chance(): ReturnType<typeof chanceAt> {
    return chanceAt(this.#seed, this.#entries.length + 1);
  }

  /** Sees to clocks and bots after a change. */
  #attend(): void {
    this.#clocks.sync();
    const { game } = this.kind;
    const { allowed, awaited, over } = this.status.value;
    const state = this.#state.value;
    const occasion = {
      allowed: over ? [] : allowed,
      awaited,
      peopleSearch: awaited.some((seat) => this.people.includes(seat)),
      peopleMayObject: allowed.some((seat) => this.people.includes(seat) && !awaited.includes(seat)),
      view: (seat: Seat) => game.view(state, seat),
    };
    this.#botDesk.consider(occasion, this.#clocks.now, this.services.pace()).catch(() => {
      // Whatever the cause, the next step is the same: the screen says so and offers to ask again.
      if (this.#state.value === state) this.#hasBotFailed.value = true;
    });
  }

  /** The clock that everybody on the device has in turn; undefined where it is shared. */
  #clockInTurns(): Timer | undefined {
    if (this.kind.lapse === undefined || !this.#hotSeat.isShared) return undefined;
    return this.status.value.timers.find(({ seat }) => seat === null);
  }

  #noteClock(): void {
    const seat = this.viewer.value;
    if (seat !== 'spectator') this.#clocks.note(seat);
  }

  /** Whether time would count against somebody who has only just opened the table. */
  #wantsAReadyWord(): boolean {
    const { over, timers } = this.status.value;
    if (over || this.people.length === 0 || this.#hotSeat.waiting.value.length > 0) return false;
    return timers.some(({ running }) => running) || this.kind.isHurried?.(this.view.value) === true;
  }
}
