/** An online table as a game's screen knows tables. The server decides; this shows and sends. */

import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from '@preact/signals';
import type { Hint, HintStrength } from '@riverstone/bots';
import type { SeatInRoom } from '@riverstone/protocol';
import {
  type GameRecord,
  ok,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  type Status,
  type Viewer,
} from '@riverstone/rules';
import { words } from '../../messages/words';
import { pace } from '../../settings/settings';
import type { HintCount, PauseControl, PauseWords, UndoControl } from '../../table/capabilities';
import type { OnlineGameParts, ViewTypes } from '../../table/game-page';
import type { GameTable, SeenStep, ShownClock, TableCode } from '../../table/game-table';
import { LazyThinker } from '../../table/lazy-thinker';
import { randomKey } from '../../table/random-key';
import type { SeatPlan } from '../../table/seats/seat-plan';
import { speakerAt } from '../../table/speaker';
import { play } from '../../ui/feedback/sound';
import { toast } from '../../ui/feedback/toast';
import type { TableClient } from '../client/table-client';
import { type RawView, wasClockFaster } from '../client/table-snapshot';
import { refusalWords } from '../room/refusal-words';
import { resignedSeats } from '../room/room-facts';
import { seatNames } from '../room/seat-names';
import { lateWords } from './late-words';
import { OnlineBeats } from './online-beats';
import { OnlineCalm } from './online-calm';
import { OnlineClocks } from './online-clocks';
import { OnlineViews } from './online-views';
import { onlinePauseWords } from './pause-words';
import { StoredNotes } from './stored-notes';

/** Codes of an action that came too late. */
const tooLate: readonly string[] = ['stale', 'over'];

/** How often the clocks are updated, in milliseconds. */
const TICK_MS = 100;

export class OnlineTable<T extends ViewTypes> implements GameTable<T> {
  readonly id: string;
  readonly people: readonly Seat[];
  readonly you: Seat | null;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly version: ReadonlySignal<number>;
  readonly status: ReadonlySignal<Status>;
  readonly view: ReadonlySignal<T['View']>;
  readonly steps: ReadonlySignal<readonly SeenStep<T['View'], T['Event']>[]>;
  readonly paused: ReadonlySignal<boolean>;
  readonly isCalm: ReadonlySignal<boolean>;
  readonly sending: ReadonlySignal<boolean>;
  readonly allowsHints: ReadonlySignal<boolean>;
  readonly pausing: PauseControl;
  readonly undoing: UndoControl;
  readonly notes: StoredNotes;
  readonly hints: HintCount;
  readonly resigned: ReadonlySignal<ReadonlySet<Seat>>;
  readonly #seats: ReadonlySignal<readonly SeatPlan[]>;
  readonly #beats: OnlineBeats;
  readonly #clocks: OnlineClocks;
  readonly #calm: OnlineCalm<T>;
  readonly #views: OnlineViews<T['View'], T['Event']>;
  readonly #thinking = new LazyThinker();
  readonly #stops: readonly (() => void)[];

  /** The client must be ready; see `TableClient.isReady`. */
  constructor(
    private readonly parts: OnlineGameParts<T>,
    private readonly client: TableClient,
  ) {
    const { room, acting } = client;
    this.id = client.table;
    this.#views = new OnlineViews(parts.game);
    this.notes = new StoredNotes(client.table);
    const seat = acting.peek();
    this.people = seat === null ? [] : [seat];
    this.you = client.mySeat.peek();
    this.viewer = signal(seat ?? 'spectator');
    this.#seats = computed(() => plansOf(room.value?.seats ?? []));
    this.#beats = new OnlineBeats(client, {
      beat: (events) => (parts.beat?.(events as readonly T['Event'][]) ?? 0) * pace().turn,
      now: () => performance.now(),
    });
    this.version = this.#beats.version;
    this.view = computed(() => this.#viewOf(this.#beats.view.value));
    this.status = computed(() => this.#statusNow());
    this.steps = computed(() => this.#beats.steps.value.map((step) => this.#views.step(step)));
    this.#calm = new OnlineCalm(parts.game, room, () => client.now());
    const { count, isCalm } = this.#calm;
    this.isCalm = isCalm;
    this.paused = computed(() => (room.value?.paused === true || count.value !== null) && !this.status.value.over);
    this.pausing = {
      reason: computed(() => (this.paused.value ? (count.value === null ? 'pause' : 'start') : null)),
      count,
      words: () => this.#pauseWords(),
      pause: () => this.#ask('pause'),
      resume: () => this.#ask('resume'),
    };
    this.undoing = {
      seat: computed(() => this.#undoableNow()),
      label: () => words().online.table.askUndo,
      undo: () => {
        this.#ask('undo');
        // The others have to agree first.
        return false;
      },
    };
    this.hints = {
      of: (each) => room.value?.seats[each]?.hints ?? 0,
      count: () => this.#countHint(),
    };
    this.sending = client.isActing;
    this.resigned = computed(() => (room.value === null ? new Set() : resignedSeats(room.value)));
    this.allowsHints = computed(() => this.people.length === 1 && countPeople(client) === 1);
    this.#clocks = new OnlineClocks(() => client.now());
    this.#stops = this.#follow();
  }

  get seats(): readonly SeatPlan[] {
    return this.#seats.value;
  }
  get clocks(): ReadonlySignal<readonly ShownClock[]> {
    return this.#clocks.shown;
  }

  check(seat: Seat, action: T['Action']): Result<T['Action'], Refusal<T['Code']>> {
    return this.parts.game.check(this.view.value, seat, action);
  }

  /** Shows at once what is still to be shown: somebody wants to go on. */
  catchUp(): void {
    this.#beats.showAll();
  }

  /** Sends the action; `done` is called when the server has stored it. */
  act(seat: Seat, action: T['Action'], done?: () => void): Result<true, Refusal<T['Code'] | TableCode>> {
    if (this.paused.peek()) return refuse('paused');
    if (this.sending.peek()) return refuse('sending');
    const { game } = this.parts;
    if (this.#beats.isBehind.peek() || this.#calm.holds(action)) return refuse('too-early');
    const view = this.view.peek();
    const checked = game.check(view, seat, action);
    if (!checked.ok) return checked;
    const command = {
      type: 'act',
      action: game.formatAction(action),
      promptKey: game.promptKey(view, seat),
    } as const;
    const before = this.client.steps.peek();
    void this.client.do(command).then((answer) => {
      if (answer.ok) done?.();
      else if (tooLate.includes(answer.error.code) && wasClockFaster(before, this.client.steps.peek()))
        this.#complain(words().online.table.timeUp);
      else this.#refused(answer.error);
    });
    return ok(true);
  }

  hint(seat: Seat, strength: HintStrength): Promise<Hint<T['Action'], unknown> | null> {
    const question = { view: this.view.peek(), seat, seed: randomKey() };
    return this.#thinking.about(this.parts).askHint(question, strength);
  }

  async record(): Promise<GameRecord> {
    const answer = await fetch(`/api/tables/${this.id}/record`);
    if (!answer.ok) throw new Error(`the server has no record: ${answer.status}`);
    return (await answer.json()) as GameRecord;
  }

  close(): void {
    if (this.status.peek().over) this.notes.forget(this.people);
    for (const stop of this.#stops) stop();
    this.#thinking.close();
  }

  #follow(): readonly (() => void)[] {
    const { client } = this;
    const clocks = effect(() => {
      // The clocks run on while the page still shows what happened.
      const { timers, over } = this.#statusOf(this.#viewOf(client.view.value));
      // With days for each move, the notice bar tells the time.
      const shown = client.room.value?.days == null ? timers : [];
      const isHeld = client.room.value?.paused === true || over;
      this.#clocks.take(client.clocks.value, shown, isHeld, this.#calm.clocksFrom.value);
    });
    const ticking = setInterval(() => {
      this.#calm.tick();
      this.#beats.tick();
      this.#clocks.tick();
    }, TICK_MS);
    const refused = consumeSignal(client.refused, (refusal) => this.#refused(refusal));
    const late = consumeSignal(client.late, (found) => toast(lateWords(found, this.seats, this.viewer.peek())));
    return [clocks, () => clearInterval(ticking), () => this.#calm.close(), () => this.#beats.close(), refused, late];
  }

  #viewOf(raw: RawView | null): T['View'] {
    if (raw === null) throw new Error('the game has not begun');
    const view = this.#views.read(raw);
    // Whoever does not play is a spectator, even if they still see a hand that was theirs.
    return this.people.length > 0 || view.viewer === 'spectator' ? view : { ...view, viewer: 'spectator' };
  }

  /** The game whose last steps are still to be shown is not over yet. */
  #statusNow(): Status {
    const view = this.view.value;
    return this.#beats.isBehind.value ? view.status : this.#statusOf(view);
  }

  /** The view's status; a game that ended by resignation is over for the table, though not for the rules. */
  #statusOf({ status }: T['View']): Status {
    const outcome = this.client.room.value?.outcome ?? null;
    if (outcome === null) return status;
    const { scores, winners } = outcome;
    return { ...status, over: true, scores, winners, awaited: [], allowed: [], tableDue: false, timers: [] };
  }

  #pauseWords(): PauseWords {
    if (this.pausing.count?.value != null) return { pause: null, resume: null, text: '' };
    const hasClocks = this.status.value.timers.length > 0;
    return onlinePauseWords(this.client, { isPlaying: this.people.length > 0, hasClocks });
  }

  #undoableNow(): Seat | null {
    const room = this.client.room.value;
    const isFree = room !== null && room.proposal === null && !room.paused && room.outcome === null;
    const seat = isFree ? room.undoable : null;
    return seat !== null && this.people.includes(seat) ? seat : null;
  }

  #ask(what: 'pause' | 'resume' | 'undo'): void {
    void this.client.do({ type: 'ask', what }).then((answer) => {
      if (!answer.ok) this.#refused(answer.error);
    });
  }

  /** The server counts, so that all devices of a person count together. */
  async #countHint(): Promise<boolean> {
    const answer = await this.client.do({ type: 'hint' });
    if (!answer.ok) this.#refused(answer.error);
    return answer.ok;
  }

  #complain(text: string | null): void {
    play('wrong');
    if (text !== null) toast(text);
  }

  #refused(refusal: Refusal): void {
    const { game, refused } = this.parts;
    const code = game.codes.find((each) => each === refusal.code);
    this.#complain(code === undefined ? refusalWords(refusal.code) : refused({ ...refusal, code }, speakerAt(this)));
  }
}

function plansOf(seats: readonly SeatInRoom[]): readonly SeatPlan[] {
  const names = seatNames(seats);
  return seats.map(({ bot }, seat) => ({ name: names[seat] ?? '', bot }));
}

/** The number of people who began the game, also those for whom a bot plays now. */
function countPeople({ room }: TableClient): number {
  return (room.value?.seats ?? []).filter(({ member }) => member !== null).length;
}

/** Calls back with each value of a signal, and resets it to null. */
function consumeSignal<T>(place: Signal<T | null>, take: (value: T) => void): () => void {
  return effect(() => {
    const { value } = place;
    if (value === null) return;
    place.value = null;
    untracked(() => take(value));
  });
}
