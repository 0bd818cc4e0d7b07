/** A table in memory: takes commands one after the other, keeps what they lead to, and tells everybody who follows it. */

import type { Command } from '@riverstone/protocol';
import type { Refusal, WrittenDeal } from '@riverstone/rules';
import type { Dealing } from '../bots/thinkers.js';
import { type Connection, encode } from '../sockets/connection.js';
import type { LogRow, TableNumber } from '../store/store.js';
import { beginningWith, dealingFor } from './begin.js';
import type { CommitQueue, Committing, LostRow } from './commit-queue.js';
import { decide } from './decide.js';
import type { Decision } from './decision.js';
import { Followers, moveLike, type Request, storyText } from './followers.js';
import { bodyOf, type Happened, type LogBody, type Member, readBody, writeBody } from './log-body.js';
import { awaitedGuests, type Notice, noticesAfter } from './notices.js';
import { summaryOf, wakeAtOf } from './room-of.js';
import { foldRows, type Moment, type TableState } from './table-state.js';

/** What a table needs from the server around it. */
export interface TableSurroundings {
  readonly queue: CommitQueue;
  /** Milliseconds since 1970, never falling. */
  clock(): number;
  /** The whole log. */
  read(table: HotTable): Promise<readonly LogRow[]>;
  deal(dealing: Dealing): Promise<WrittenDeal>;
  /** The table can't be read any more: whoever comes back reads it anew. */
  drop(table: HotTable, error: unknown): void;
  /** What became of a command: for the metrics. */
  count(outcome: string): void;
  /** Clocks that have run out by now come first. */
  runOutClocks(table: HotTable): void;
  /** Something has changed: clocks and bots are to be looked at. */
  attend(table: HotTable): void;
  /** Something was added to the log: once it is kept, people who are elsewhere and other nodes are to hear of it. */
  publish(table: HotTable, notices: readonly Notice[]): void;
}

/** Where something came from, and how to try again when somebody else was faster. */
export interface Origin extends Request {
  retry(): void;
}

/** A command and where it came from. */
export interface Order extends Request {
  readonly command: Exclude<Command, { type: 'rematch' }>;
}

/** These change nothing that is seen from afar, unless the game begins or ends by them. */
const unseenFromAfar: ReadonlySet<Happened['do']> = new Set([...moveLike, 'voted', 'shared', 'hushed']);
/** Refusals of somebody who might have been in time. */
const tooLate: ReadonlySet<string> = new Set(['stale', 'not-allowed', 'not-your-turn']);
/** Who is later than this was not in the race, in milliseconds. */
const PHOTO_FINISH = 5000;

export class HotTable implements Committing {
  readonly #followers: Followers;
  /** When the store will wake the table; undefined where it is not known. */
  #wakeAt: number | null | undefined = undefined;
  /** While the log is read again, or a game is dealt, commands wait. */
  #busy: Promise<void> | null = null;
  /** The log could not be read: nothing is done here any more. */
  #isGone = false;
  /** The store could not keep something: clocks and bots wait a while before they try again. */
  isShaken = false;
  /** Who was told to have been late, and for what: everybody hears it once. */
  #late = new Set<string>();
  /** When the last follower left. */
  idleSince: number;

  constructor(
    readonly number: TableNumber,
    public state: TableState,
    private readonly around: TableSurroundings,
  ) {
    this.idleSince = around.clock();
    const send = (to: Connection, text: string, again?: () => void): void => around.queue.send(this, to, text, again);
    this.#followers = new Followers(state, () => around.clock(), send);
  }

  get id(): string {
    return this.state.table;
  }

  get isFollowed(): boolean {
    return this.#followers.count > 0;
  }

  isFollowedBy(connection: Connection): boolean {
    return this.#followers.has(connection);
  }

  follow(request: Request, watches: boolean): void {
    this.#followers.add(request, watches);
  }

  unfollow(connection: Connection): void {
    this.#followers.remove(connection);
    if (!this.isFollowed) this.idleSince = this.around.clock();
  }

  /** Does what somebody wants, or says why not: always exactly one answer. */
  order(order: Order): void {
    this.guard(() => this.#take(order), order);
  }

  /** Does something at the table; where a fault of ours shows, the table is given up and whoever comes back reads it anew. */
  guard(work: () => void, request?: Request): void {
    try {
      work();
    } catch (error) {
      request?.from.send(encode({ type: 'refused', id: request.id, code: 'failed', detail: {} }));
      this.#giveUp(error);
    }
  }

  #giveUp(error: unknown): void {
    this.#isGone = true;
    this.#followers.closeAll();
    this.around.drop(this, error);
  }

  #take(order: Order): void {
    // Everybody who was here is sent away, and asks again when they come back.
    if (this.#isGone) return;
    if (this.#busy !== null) {
      void this.#busy.then(() => this.order(order));
      return;
    }
    this.around.runOutClocks(this);
    const { from, id, command } = order;
    const known = this.versionOf(order);
    if (known !== undefined) {
      this.#answer(from, encode({ type: 'done', id, version: known }), () => this.order(order));
      return;
    }
    if (command.type === 'start') {
      this.#begin(order);
      return;
    }
    const asker = { guest: from.guest, now: this.around.clock(), presence: this.#followers.presence };
    const decided = decide(this.state, asker, command);
    if (decided.ok) this.#write(decided.value, { from, id, retry: () => this.order(order) });
    else this.#refuse(order, decided.error, asker.now);
  }

  /** The version that a request became when it came before; undefined when it is new. */
  versionOf({ from, id }: Request): number | undefined {
    const member = this.state.memberOf(from.guest);
    return member === null ? undefined : this.state.versionOf(member, id);
  }

  #begin(order: Order): void {
    const { from, id } = order;
    const dealing = dealingFor(this.state, from.guest);
    if (!dealing.ok) {
      this.#refuse(order, dealing.error, this.around.clock());
      return;
    }
    const { state } = this;
    const { version } = state;
    const again = (): void => this.order(order);
    const busy = this.around.deal(dealing.value).then(
      (deal) => {
        if (this.#busy === busy) this.#busy = null;
        // Another node may have changed who plays: then it must be dealt anew.
        if (this.state !== state || state.version !== version) again();
        else this.guard(() => this.#write(beginningWith(dealing.value, deal), { from, id, retry: again }), order);
      },
      () => {
        if (this.#busy === busy) this.#busy = null;
        this.#answer(from, encode({ type: 'refused', id, code: 'unavailable', detail: {} }), again);
      },
    );
    this.#busy = busy;
  }

  /** Writes something that nobody in particular did: a clock ran out, a bot moved. */
  happen(decision: Decision): void {
    if (this.#busy === null && !this.#isGone) this.#write(decision, null);
  }

  /** Keeps that the game goes on elsewhere. */
  linkRematch(table: string, origin: Origin): void {
    this.#write({ happened: { do: 'rematch', table } }, origin);
  }

  tellStory(request: Request): void {
    const { from, id } = request;
    this.#answer(from, storyText(this.state, id), () => this.tellStory(request));
  }

  /** Another node has written to the log. */
  catchUp(rows: readonly LogRow[]): void {
    this.#wakeAt = undefined;
    for (const { version, at, body: text } of rows) {
      if (version !== this.state.version + 1) continue;
      const body = readBody(text);
      const change = this.state.evolve({ version, at }, body);
      this.#followers.announce({ body, change }, null);
    }
    this.around.attend(this);
  }

  /** What was thought to be done is not: the log alone knows. */
  lost(reason: 'conflict' | 'failure', rows: readonly LostRow[], again: readonly (() => void)[]): void {
    if (reason === 'failure') for (const row of rows) row.refuse();
    const goOn = (): void => {
      this.#busy = null;
      if (reason === 'conflict') for (const row of rows) row.retry();
      for (const answer of again) answer();
      if (reason === 'conflict') this.around.attend(this);
      else this.isShaken = true;
    };
    this.#busy = this.#readAgain().then(
      () => this.guard(goOn),
      (error: unknown) => this.#giveUp(error),
    );
  }

  async #readAgain(): Promise<void> {
    this.state = foldRows(await this.around.read(this));
    this.#wakeAt = undefined;
    this.#followers.showAnew(this.state);
  }

  #refuse(order: Order, { code, detail }: Refusal, now: number): void {
    const { from, id, command } = order;
    this.around.count(code);
    this.#answer(from, encode({ type: 'refused', id, code, detail }), () => this.order(order));
    const { state } = this;
    const seat = state.seatOf(state.memberOf(from.guest));
    if (
      command.type !== 'act' ||
      seat === null ||
      !tooLate.has(code) ||
      this.#late.has(`${seat} ${state.lastPlayedAt}`)
    )
      return;
    const { action, question } = command;
    const by = now - state.lastPlayedAt;
    if (by > PHOTO_FINISH || state.game?.wasInTime({ seat, action, question }) !== true) return;
    this.#late = new Set([...this.#late].filter((each) => each.endsWith(` ${state.lastPlayedAt}`)));
    this.#late.add(`${seat} ${state.lastPlayedAt}`);
    this.#followers.broadcast(encode({ type: 'late', seat, by }));
  }

  #write({ happened, move }: Decision, origin: Origin | null): void {
    const { state } = this;
    const by = origin === null ? null : this.#authorOf(origin.from, happened);
    const body = bodyOf(happened, by, origin?.id ?? null);
    const moment = { version: state.version + 1, at: Math.max(this.around.clock(), state.lastAt) };
    const before = { phase: state.phase, awaited: awaitedGuests(state) };
    const change = state.evolve(moment, body, move);
    if (origin !== null) this.around.count('done');
    this.#keep(moment, body, origin, before.phase !== state.phase);
    this.#followers.announce({ body, change }, origin);
    this.around.publish(this, noticesAfter(state, before));
    this.around.attend(this);
  }

  #authorOf(from: Connection, happened: Happened): Member | null {
    return happened.do === 'entered' ? this.state.members.length + 1 : this.state.memberOf(from.guest);
  }

  #keep(moment: Moment, body: LogBody, origin: Origin | null, phaseChanged: boolean): void {
    const isSeen = phaseChanged || !unseenFromAfar.has(body.do);
    const { phase, game, paused } = this.state;
    const awaited = phase === 'playing' && !paused ? (game?.status.awaited ?? []) : [];
    const row = { version: moment.version, at: moment.at, body: writeBody(body), awaited };
    const wakeAt = wakeAtOf(this.state);
    const isWoken = wakeAt !== this.#wakeAt;
    this.#wakeAt = wakeAt;
    this.around.queue.append({
      table: this,
      append: {
        table: this.number,
        row,
        summary: isSeen ? summaryOf(this.state) : undefined,
        wakeAt: isWoken ? wakeAt : undefined,
      },
      retry: () => origin?.retry(),
      refuse: () => origin?.from.send(encode({ type: 'refused', id: origin.id, code: 'unavailable', detail: {} })),
    });
  }

  /** `again` answers anew where something that the answer stands on is lost. */
  #answer(to: Connection, text: string, again: () => void): void {
    this.around.queue.send(this, to, text, again);
  }
}
