/** The client of an online table: follows it, keeps its snapshot up to date, and sends commands. */

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ChatLine, Command, Room, ServerMessage } from '@riverstone/protocol';
import type { Refusal, Result, Seat, Viewer } from '@riverstone/rules';
import type { Connection, ConnectionListener, ServerReply } from '../connection/connection';
import { randomId } from '../connection/random-id';
import { sharedConnection } from '../connection/shared-connection';
import { Commands } from './commands';
import type { OnlineRoom, TableConnectionState } from './online-room';
import { OwnShare } from './own-share';
import { storeCommitment, storeShare } from './stored-luck';
import {
  applyChange,
  type ClientStep,
  type ClockReading,
  keepSeen,
  type RawView,
  type SnapshotChange,
  seatOf,
  snapshotFrom,
  type TableSnapshot,
  viewerOf,
  withViews,
} from './table-snapshot';

/** Tells that somebody acted just after somebody else had done the same: who, and how much later. */
export type LateMessage = Extract<ServerMessage, { type: 'late' }>;

type TableMessage = Extract<ServerMessage, { type: 'table' }>;
type HistoryMessage = Extract<ServerMessage, { type: 'history' }>;

export interface JoinOptions {
  /** Shows what a spectator sees, even with a seat: for a big screen. */
  readonly watch?: boolean;
}

/** How long to wait before asking a busy server again, in milliseconds. */
const RETRY_MS = 1000;
/** After more missed steps, the game is opened again instead of showing them all at once. */
const MAX_MISSED = 4;

/** Joins a table. The page follows one at a time. */
export function joinTable(table: string, options: JoinOptions = {}): TableClient {
  return new TableClient(table, options, sharedConnection());
}

export class TableClient implements OnlineRoom, ConnectionListener {
  readonly #snapshot = signal<TableSnapshot | null>(null);
  readonly #steps = signal<readonly ClientStep[] | null>(null);
  readonly #commands: Commands;
  readonly #isUnknown = signal(false);
  readonly #missed = signal(0);
  readonly #caughtUp = signal(0);
  #isJoined = false;
  /** The id of the join whose steps are requested; null when none are. */
  #joining: string | null = null;
  readonly #share = new OwnShare((command) => this.#commands.do(command));
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #stop: () => void;

  /** The last late message, until it is shown. */
  readonly late = signal<LateMessage | null>(null);
  /** Why an action from before a reload was refused, until it was shown. */
  readonly refused = signal<Refusal | null>(null);
  readonly connectionState: ReadonlySignal<TableConnectionState>;
  readonly room: ReadonlySignal<Room | null>;
  readonly me: ReadonlySignal<number | null>;
  readonly mySeat: ReadonlySignal<Seat | null>;
  readonly here: ReadonlySignal<readonly number[]>;
  readonly watchers: ReadonlySignal<number>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly hasUnanswered: ReadonlySignal<boolean>;
  /** Whether an action of mine has no reply yet. */
  readonly isActing: ReadonlySignal<boolean>;
  readonly view: ReadonlySignal<RawView | null>;
  /** How often the view has changed. */
  readonly changes: ReadonlySignal<number>;
  readonly clocks: ReadonlySignal<ClockReading>;
  /** Whose view the server sends. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** The seat that I play myself; null with a stand-in, after I resigned, and when the game ended by resignation. */
  readonly acting: ReadonlySignal<Seat | null>;
  /** Whether view and steps have arrived, so that the game can be shown. */
  readonly isReady: ReadonlySignal<boolean>;
  /** Changes whenever the game must be opened again: another seat, or much was missed. */
  readonly gameKey: ReadonlySignal<string>;

  constructor(
    readonly table: string,
    private readonly options: JoinOptions,
    private readonly connection: Connection,
  ) {
    this.#commands = new Commands(
      {
        table,
        isJoined: () => this.#isJoined,
        joinAgain: () => this.#join(),
        answeredLate: (command, answer) => this.#answeredLate(command, answer),
      },
      connection,
    );
    const snapshot = this.#snapshot;
    this.connectionState = computed(() => this.#currentConnectionState());
    this.room = computed(() => snapshot.value?.room ?? null);
    this.me = computed(() => snapshot.value?.you ?? null);
    this.mySeat = computed(() => this.#seatNow());
    this.here = computed(() => snapshot.value?.here ?? nobody);
    this.watchers = computed(() => snapshot.value?.watchers ?? 0);
    this.chat = computed(() => snapshot.value?.chat ?? nothingSaid);
    this.hasUnanswered = computed(() => this.#commands.unanswered.value.length > 0);
    this.isActing = this.#commands.hasAct;
    this.view = computed(() => snapshot.value?.view ?? null);
    this.changes = computed(() => snapshot.value?.changes ?? 0);
    this.clocks = computed(() => snapshot.value?.clocks ?? noClocks);
    this.viewer = computed(() => viewerOf(this.view.value));
    this.acting = computed(() => this.#actingNow());
    this.isReady = computed(() => this.view.value !== null && this.#steps.value !== null);
    this.gameKey = computed(() => `${this.viewer.value} ${this.acting.value} ${this.#missed.value}`);
    this.connection.follower = this;
    this.#stop = connection.listen(this);
  }

  /** All steps of the game; null until they have arrived. */
  get steps(): ReadonlySignal<readonly ClientStep[] | null> {
    return this.#steps;
  }

  /** How many steps came together after a join: they happened while nobody looked. */
  get caughtUp(): ReadonlySignal<number> {
    return this.#caughtUp;
  }

  do(command: Command): Promise<Result<true, Refusal>> {
    const room = this.room.peek();
    if (command.type === 'sit' && room !== null) this.#share.giveBefore(room);
    return this.#commands.do(command);
  }

  now(): number {
    return this.connection.now();
  }

  close(): void {
    clearTimeout(this.#retry);
    // If the page follows another table by now, it has left this one.
    if (this.connection.follower === this) void this.connection.request({ type: 'leave', id: randomId() });
    this.#stop();
    this.#isJoined = false;
  }

  opened(): void {
    this.#join();
  }

  heard(message: ServerMessage): void {
    if (this.connection.follower !== this) return;
    batch(() => this.#take(message));
    const room = this.room.peek();
    if (room !== null && this.#isJoined) this.#share.giveIn(room, this.mySeat.peek());
  }

  /** Joins, or joins again: the reply has what was missed, and all steps are requested too. */
  #join(): void {
    if (this.connection.follower !== this) return;
    clearTimeout(this.#retry);
    this.#isJoined = false;
    const id = randomId();
    this.#joining = id;
    const { watch } = this.options;
    const join = this.connection.request({
      type: 'join',
      id,
      table: this.table,
      ...(watch === true ? { watch } : {}),
    });
    void join.then((reply) => this.#joined(id, reply));
    this.#requestSteps(id);
  }

  /** Requests all steps, for the join with this id. */
  #requestSteps(joining: string): void {
    void this.connection.request({ type: 'history', id: randomId() }).then((reply) => {
      if (this.#joining !== joining) return;
      if (reply?.type === 'history') this.#takeHistory(reply);
      else if (reply?.type === 'refused' && this.#isJoined)
        this.#retry = setTimeout(() => this.#requestSteps(joining), retryAfter(reply.detail));
    });
  }

  #joined(id: string, reply: ServerReply | null): void {
    if (this.#joining !== id || reply?.type !== 'refused') return;
    if (reply.code === 'not-found' || reply.code === 'bad-message') this.#isUnknown.value = true;
    else this.#retry = setTimeout(() => this.#join(), retryAfter(reply.detail));
  }

  #takeHistory({ start, steps: all }: HistoryMessage): void {
    this.#joining = null;
    const before = this.#steps.peek();
    const steps = keepSeen(withViews(start ?? {}, all), before ?? []);
    batch(() => {
      if (before !== null && steps.length - before.length > MAX_MISSED) this.#missed.value++;
      this.#steps.value = steps;
      this.#caughtUp.value = steps.length;
    });
  }

  #take(message: ServerMessage): void {
    const snapshot = this.#snapshot.peek();
    if (message.type === 'table' && message.room.table === this.table) this.#takeTable(message);
    else if (snapshot === null || !this.#isJoined) return;
    else if (message.type === 'changes') for (const change of message.changes) this.#takeChange(change);
    else if (message.type === 'here') {
      const { here, watchers } = message;
      this.#snapshot.value = { ...snapshot, here, watchers };
    } else if (message.type === 'late') this.late.value = message;
  }

  #takeTable(message: TableMessage): void {
    // A reply to an earlier join is out of date.
    if (message.id !== undefined && message.id !== this.#joining) return;
    this.#isJoined = true;
    this.#isUnknown.value = false;
    this.#snapshot.value = snapshotFrom(message, this.#snapshot.peek());
    storeCommitment(this.table, message.room.commitment);
    if (message.id === undefined) {
      // The steps may have been seen from another seat.
      this.#steps.value = null;
      this.#refreshSteps();
    }
    this.#commands.sendAgain();
  }

  #refreshSteps(): void {
    this.#joining = randomId();
    this.#requestSteps(this.#joining);
  }

  #takeChange(change: Parameters<typeof applyChange>[1]): void {
    const snapshot = this.#snapshot.peek();
    if (snapshot === null || !this.#isJoined) return;
    const applied = applyChange(snapshot, change);
    if (applied === null) {
      this.#join();
      return;
    }
    this.#snapshot.value = applied.snapshot;
    this.#addSteps(applied);
  }

  #addSteps({ undone, steps: fresh }: SnapshotChange): void {
    const steps = this.#steps.peek();
    // The requested steps will include these.
    if (steps === null || this.#joining !== null || (undone === 0 && fresh.length === 0)) return;
    const kept = steps.slice(0, steps.length - undone);
    const [next] = fresh;
    // The draws at the start of a game come only with all steps.
    if (next !== undefined && next.number !== kept.length + 1) this.#refreshSteps();
    else this.#steps.value = [...kept, ...fresh];
  }

  /** A reply to a command from before a reload. */
  #answeredLate(command: Command, answer: Result<true, Refusal>): void {
    const room = this.room.peek();
    if (command.type === 'act' && !answer.ok) this.refused.value = answer.error;
    if (command.type === 'share' && answer.ok && room !== null) storeShare(room.table, room.commitment, command.share);
  }

  #currentConnectionState(): TableConnectionState {
    if (this.#isUnknown.value) return 'unknown';
    const state = this.connection.state.value;
    return state === 'open' && this.#snapshot.value === null ? 'connecting' : state;
  }

  #seatNow(): Seat | null {
    const snapshot = this.#snapshot.value;
    return snapshot === null || this.options.watch === true ? null : seatOf(snapshot.room, snapshot.you);
  }

  #actingNow(): Seat | null {
    const seat = this.mySeat.value;
    const room = this.room.value;
    if (seat === null || room === null || this.viewer.value !== seat) return null;
    const { bot = null, resigned = false } = room.seats[seat] ?? {};
    return bot !== null || resigned || room.outcome?.finished === false ? null : seat;
  }
}

const nobody: readonly number[] = [];
const nothingSaid: readonly ChatLine[] = [];
const noClocks: ClockReading = { shown: {}, at: 0 };

function retryAfter({ retryAfter: wait }: Readonly<Record<string, unknown>>): number {
  return typeof wait === 'number' ? wait : RETRY_MS;
}
