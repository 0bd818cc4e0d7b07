/** A table in memory: takes commands one after the other, keeps what they lead to, and tells everybody who follows it. */

import type { Command } from '@riverstone/protocol';
import type { Refusal, WrittenDeal } from '@riverstone/rules';
import type { DealRequest } from '../../bots/bot-workers.js';
import type { NodePresence, TableNotice } from '../../bus/bus.js';
import { type ClientConnection, encode } from '../../connections/connection.js';
import type { LogRow, TableNumber } from '../../store/store.js';
import { Appends, type WrittenRow } from '../commit/append-builder.js';
import type { CommitQueue, Committing, Lost } from '../commit/commit-queue.js';
import { decide } from '../decide/decide.js';
import { settledQuestion } from '../decide/decide-agreement.js';
import { beginningWith, dealingFor } from '../decide/decide-start.js';
import type { TableDecision } from '../decide/decision.js';
import { PhotoFinish } from '../decide/photo-finish.js';
import { Followers, type Request } from '../follow/followers.js';
import { Story } from '../follow/log-reply.js';
import { awaitedGuests, noticesAfter, noticesToAll } from '../follow/notices.js';
import { bodyOf, type MemberId, type RowContent, readBody } from '../log/row-body.js';
import { foldRows, type TableState } from '../state/table-state.js';
import { Gate } from './gate.js';

/** What a table needs from the server around it. */
export interface TableSurroundings {
  readonly queue: CommitQueue;
  /** Milliseconds since 1970, never falling. */
  clock(): number;
  /** The log after a version. */
  read(table: LoadedTable, version: number): Promise<readonly LogRow[]>;
  deal(dealing: DealRequest): Promise<WrittenDeal>;
  /** The table was given up: whoever comes back reads it anew. */
  drop(table: LoadedTable, error: unknown): void;
  /** What went wrong, for whoever runs the server. */
  report(event: 'store-failed' | 'deal-failed', error: unknown): void;
  /** What became of a command: for the metrics. */
  count(outcome: string): void;
  /** Clocks that have run out by now come first. */
  runOutClocks(table: LoadedTable): void;
  /** Something has changed: clocks and bots are to be looked at. */
  attend(table: LoadedTable): void;
  /** Something was added to the log: once it is kept, people who are elsewhere and other nodes are to hear of it. */
  publish(table: LoadedTable, notices: readonly TableNotice[]): void;
  /** Somebody has come or gone: other nodes are to hear of it. */
  tellPresence(table: LoadedTable): void;
}

/** Where something came from, and how to try again when somebody else was faster. */
interface Origin extends Request {
  retry(): void;
}

/** A command and where it came from. */
export interface Order extends Request {
  readonly command: Command;
}

export class LoadedTable implements Committing {
  readonly #followers: Followers;
  /** Closed while the log is read or a game is dealt: nobody is told anything meanwhile that may not be so. */
  readonly #gate = new Gate();
  /** The log could not be read, or a fault of ours has shown: nothing is done here any more. */
  #isGone = false;
  /** The store could not keep something: clocks and bots wait a while before they try again. */
  needsRetry = false;
  readonly #photoFinish = new PhotoFinish();
  readonly #story = new Story();
  readonly #appends: Appends;
  /** When the last follower left. */
  idleSince: number;

  constructor(
    readonly number: TableNumber,
    public state: TableState,
    private readonly around: TableSurroundings,
  ) {
    this.idleSince = around.clock();
    this.#appends = new Appends(number);
    const send = (to: ClientConnection, text: string, again?: () => void): void =>
      around.queue.send(this, to, text, again);
    this.#followers = new Followers(
      state,
      () => around.clock(),
      send,
      () => around.tellPresence(this),
    );
  }

  get id(): string {
    return this.state.table;
  }

  get isFollowed(): boolean {
    return this.#followers.count > 0;
  }

  isFollowedBy(connection: ClientConnection): boolean {
    return this.#followers.has(connection);
  }

  /** Who is here by way of this node. */
  get present(): Pick<NodePresence, 'members' | 'watchers'> {
    return this.#followers.own;
  }

  /** Who is here by way of another one, and how far that has come. */
  hearPresence(present: NodePresence): void {
    this.enter(() => this.#followers.hear(present));
    this.catchUp(present.version);
  }

  /** Looks round: who is not heard of any more has gone, and what was asked may be settled by that. */
  look(): void {
    this.enter(() => {
      this.#followers.forgetSilentNodes();
      this.#settleQuestion();
      this.#story.rest(this.around.clock());
    });
  }

  /** Whether something waits for its turn here. */
  get isBusy(): boolean {
    return !this.#gate.isFree;
  }

  /** Who has gone elsewhere by the time that it is their turn does not follow it. */
  follow(request: Request, watches: boolean, isWanted: () => boolean): void {
    const { from, id } = request;
    this.enter(() => {
      if (isWanted()) this.#followers.add(request, watches);
      else from.send(encode({ type: 'refused', id, code: 'not-joined', detail: {} }));
    }, request);
  }

  /** At once: whoever follows another table by now must hear nothing of this one. */
  unfollow(connection: ClientConnection): void {
    this.#followers.remove(connection);
    if (!this.isFollowed) this.idleSince = this.around.clock();
  }

  /** Does what somebody wants, or says why not: always exactly one answer. */
  order(order: Order): void {
    this.enter(() => this.#take(order), order);
  }

  /** Does something at the table when its turn has come. */
  enter(work: () => void, request?: Request): void {
    // Everybody who was here is sent away, and asks again when they come back.
    if (this.#isGone) request?.from.close('unavailable');
    else if (this.#gate.isFree) this.#guard(work, request);
    else this.#gate.wait(() => this.#guard(work, request), request?.from ?? null);
  }

  /** Where a fault of ours shows, the table is given up, and whoever comes back reads it anew. */
  #guard(work: () => void, request?: Request): void {
    try {
      work();
    } catch (error) {
      request?.from.send(encode({ type: 'refused', id: request.id, code: 'failed', detail: {} }));
      this.#giveUp(error);
    }
  }

  #giveUp(error: unknown): void {
    this.#isGone = true;
    for (const waiting of this.#gate.abandon()) waiting.close('unavailable');
    this.#followers.closeAll();
    this.around.drop(this, error);
  }

  #take(order: Order): void {
    this.around.runOutClocks(this);
    const { from, id, command } = order;
    const known = this.#versionOf(order);
    if (known !== undefined) {
      this.#done(order, known);
      return;
    }
    if (command.type === 'start') {
      this.#begin(order);
      return;
    }
    const asker = { guest: from.guest, now: this.around.clock(), presence: this.#followers.presence };
    const decided = decide(this.state, asker, command);
    if (!decided.ok) this.#refuse(order, decided.error, asker.now);
    else if (decided.value === null) this.#done(order, this.state.version);
    else this.#write(decided.value, { from, id, retry: () => this.#take(order) });
  }

  #done(order: Order, version: number): void {
    this.#answer(order.from, encode({ type: 'done', id: order.id, version }), () => this.#take(order));
  }

  /** The version that a request became when it came before; undefined when it is new. */
  #versionOf({ from, id }: Request): number | undefined {
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
    const again = (): void => this.#take(order);
    const unavailable = encode({ type: 'refused', id, code: 'unavailable', detail: {} });
    const begin = (deal: WrittenDeal): void =>
      this.#write(beginningWith(dealing.value, deal), { from, id, retry: again });
    this.#gate.closeFor(this.around.deal(dealing.value), {
      take: (deal) => this.#guard(() => begin(deal), order),
      fail: (error) => {
        this.around.report('deal-failed', error);
        this.#answer(from, unavailable, again);
      },
      anew: () => this.#guard(again, order),
    });
  }

  /** Writes something that nobody in particular did: a clock ran out, a bot moved. */
  happen(decision: TableDecision): void {
    this.#write(decision, null);
  }

  tellStory(request: Request): void {
    this.enter(() => this.#tellStory(request), request);
  }

  #tellStory(request: Request): void {
    const text = this.#story.text(this.state, request.id, this.around.clock());
    this.#answer(request.from, text, () => this.#tellStory(request));
  }

  /** Decides what was asked where nobody is left to answer. */
  #settleQuestion(): void {
    const settled = settledQuestion(this.state, this.#followers.presence, this.around.clock());
    if (settled !== null) this.happen(settled);
  }

  /** Another node has written to the log up to some version. */
  catchUp(version: number): void {
    this.enter(() => {
      if (this.state.version >= version) return;
      this.#gate.closeFor(this.#readOn(), {
        take: (rows) => this.#guard(() => this.#add(rows)),
        fail: (error) => this.around.report('store-failed', error),
        // Whoever reads the log again reads this as well.
        anew: () => {},
      });
    });
  }

  /** What was done here is kept first, or lost to what the other node has done. */
  async #readOn(): Promise<readonly LogRow[]> {
    await this.around.queue.settled();
    return this.around.read(this, this.state.version);
  }

  #add(rows: readonly LogRow[]): void {
    this.#appends.forget();
    for (const { version, at, body: text } of rows) {
      const body = readBody(text);
      const change = this.state.evolve({ version, at }, body);
      this.#followers.announce({ body, change }, null);
    }
    this.around.attend(this);
  }

  /** What was thought to be done is not: the log alone knows. Nobody is answered before it was read. */
  lost(reason: 'conflict' | 'failure', lost: readonly Lost[]): void {
    if (this.#isGone) return;
    const anew = this.#gate.close();
    const answers = lost.map((each) => (reason === 'conflict' ? () => each.retry() : () => each.refuse()));
    const goOn = (): void => {
      if (reason === 'conflict') this.around.attend(this);
      else this.needsRetry = true;
    };
    const first = [...answers, anew, goOn];
    this.#readAgain().then(
      () => this.#gate.open(first.map((work) => () => this.#guard(work))),
      (error: unknown) => this.#giveUp(error),
    );
  }

  async #readAgain(): Promise<void> {
    this.state = foldRows(await this.around.read(this, 0));
    this.#appends.forget();
    this.#followers.showAnew(this.state);
  }

  #refuse(order: Order, { code, detail }: Refusal, now: number): void {
    const { from, id, command } = order;
    this.around.count(code);
    this.#answer(from, encode({ type: 'refused', id, code, detail }), () => this.#take(order));
    if (command.type !== 'act') return;
    const seat = this.state.seatOf(this.state.memberOf(from.guest));
    const by = this.#photoFinish.lateBy(this.state, { ...command, seat }, { code, detail }, now);
    if (seat !== null && by !== null) this.#followers.broadcast(encode({ type: 'late', seat, by }));
  }

  #write({ happened, move, made }: TableDecision, origin: Origin | null): void {
    const { state } = this;
    const by = origin === null ? null : this.#authorOf(origin.from, happened);
    const body = bodyOf(happened, by, origin?.id ?? null);
    const moment = { version: state.version + 1, at: Math.max(this.around.clock(), state.lastAt) };
    const before = { phase: state.phase, awaited: awaitedGuests(state) };
    const change = state.evolve(moment, body, move);
    if (origin !== null) this.around.count('done');
    this.#keep({ moment, body, made, phaseChanged: before.phase !== state.phase }, origin);
    this.#followers.announce({ body, change }, origin);
    const notices = noticesAfter(state, before);
    this.around.publish(this, made === undefined ? notices : noticesToAll(state, 'rematch', made.id));
    this.around.attend(this);
    // Whoever had not answered may play no more.
    if (state.asked !== null) this.#settleQuestion();
  }

  #authorOf(from: ClientConnection, happened: RowContent): MemberId | null {
    return happened.do === 'entered' ? this.state.members.length + 1 : this.state.memberOf(from.guest);
  }

  #keep(row: WrittenRow, origin: Origin | null): void {
    this.around.queue.append({
      table: this,
      append: this.#appends.next(this.state, row),
      retry: () => origin?.retry(),
      refuse: () => this.#refuseLost(origin),
    });
  }

  /** The store failed; the log alone knows whether it has the row all the same. */
  #refuseLost(origin: Origin | null): void {
    if (origin === null) return;
    const { from, id, retry } = origin;
    const version = this.#versionOf(origin);
    const refused = encode({ type: 'refused', id, code: 'unavailable', detail: {} });
    this.#answer(from, version === undefined ? refused : encode({ type: 'done', id, version }), retry);
  }

  /** `again` answers anew where something that the answer stands on is lost. */
  #answer(to: ClientConnection, text: string, again: () => void): void {
    this.around.queue.send(this, to, text, again);
  }
}
