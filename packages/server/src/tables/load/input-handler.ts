/** What each input does to a table: it changes the state, and adds effects. */

import { ok, type Refusal, type WrittenDeal } from '@riverstone/rules';
import type { DealRequest } from '../../bots/bot-workers.js';
import type { ClientConnection } from '../../connections/connection.js';
import type { GuestId, LogRow, TableNumber } from '../../store/store.js';
import { serializeMessage } from '../../wire/serialize-message.js';
import { AppendBuilder } from '../commit/append-builder.js';
import { decide } from '../decide/decide.js';
import { overduePause, settledProposal } from '../decide/decide-agreement.js';
import { decideCountdown } from '../decide/decide-countdown.js';
import { cantStart, dealRequestFor, dropFreeSeats, startWith } from '../decide/decide-start.js';
import { played, type TableDecision } from '../decide/decision.js';
import { PhotoFinish } from '../decide/photo-finish.js';
import type { WordList } from '../decide/word-list.js';
import type { EffectBuffer } from '../effects/effect-buffer.js';
import type { PendingWork, TableEffect } from '../effects/table-effect.js';
import type { CommandRequest, TableRequest } from '../effects/table-request.js';
import { Followers } from '../follow/followers.js';
import { HistoryReply } from '../follow/history-reply.js';
import { NewNameLimiter } from '../follow/new-name-limiter.js';
import { awaitedGuests, isFullBeforeStart, noticesAfter, noticesToPlayers } from '../follow/notices.js';
import { TurnPushes } from '../follow/turn-pushes.js';
import { createRow, type MemberId, type RowContent } from '../log/row.js';
import { applyRow, foldRows } from '../state/apply-row.js';
import type { TableState } from '../state/table-state.js';
import type { BotMove, TableInput } from './table-input.js';
import { TableTimeouts } from './table-timeouts.js';

const countDone: TableEffect = { kind: 'count', outcome: 'done' };

/** One method per type of input, complete by type. */
type InputMethods = {
  readonly [Type in TableInput['type']]: (
    handler: InputHandler,
    input: Extract<TableInput, { readonly type: Type }>,
    now: number,
  ) => void;
};

export class InputHandler {
  readonly followers: Followers;
  readonly timeouts = new TableTimeouts();
  /** What the table waits for before it can handle the next input. */
  pending: PendingWork | null = null;
  /** The store has failed: clocks and bots try again at the next sweep. */
  needsRetry = false;
  readonly #appends: AppendBuilder;
  readonly #photoFinish = new PhotoFinish();
  readonly #historyReply = new HistoryReply();
  readonly #pushes = new TurnPushes();
  readonly #newNames = new NewNameLimiter();

  constructor(
    number: TableNumber,
    public state: TableState,
    private readonly effects: EffectBuffer,
    now: number,
    private readonly words: WordList,
  ) {
    this.#appends = new AppendBuilder(number);
    this.followers = new Followers(state, effects, now);
  }

  /**
   * The account in the bots' fair queue that pays for this table: the network of its host, or the host. So all tables
   * of one person share one account.
   */
  get account(): string {
    const host = this.state.member(this.state.host ?? 0)?.guest ?? this.state.table;
    return this.#newNames.networkOf(host) ?? host;
  }

  handle(input: TableInput, now: number): void {
    // The method is that of the input's own type, which the compiler can't follow.
    InputHandler.#methods[input.type](this, input as never, now);
  }

  static readonly #methods: InputMethods = {
    command: (handler, request, now) => handler.#command(request, now),
    follow(handler, request, now) {
      handler.followers.add(request, now);
      const { guest, network } = request.from;
      if (handler.state.memberOf(guest) !== null) handler.#newNames.saw(guest, network);
      handler.#countDown(now);
    },
    snapshot: (handler, { from, id }, now) => handler.followers.sendSnapshot(from, id, now),
    history: (handler, request, now) =>
      handler.#reply(request, handler.#historyReply.text(handler.state, request.id, now)),
    'bot-move': (handler, move, now) => handler.#moveBot(move, now),
    clock(handler, _, now) {
      handler.#runOutClocks(now);
      handler.#countDown(now);
      handler.effects.reschedule();
    },
    sweep: (handler, { isLate }, now) => handler.#sweep(isLate, now),
    forget: (handler, { guest }, now) => handler.#forget(guest, now),
    unlist(handler, _, now) {
      if (!handler.state.isKeptOutOfLobby)
        handler.#append({ content: { kind: 'changed-listing', listed: false } }, null, now);
    },
    presence: (handler) => handler.followers.tellPresence(),
    'append-failed': (handler, { request }) => handler.#appendFailed(request),
  };

  /** The game is dealt. */
  start({ deal: request, request: from }: PendingWork & { kind: 'deal' }, deal: WrittenDeal, now: number): void {
    from?.span?.step('commit');
    this.#append(startWith(request, deal), from, now);
  }

  dealFailed({ request }: PendingWork & { kind: 'deal' }, error: unknown, now: number): void {
    this.effects.add({ kind: 'report', event: 'deal-failed', error });
    if (request === null) this.#leaveStartToHost(now);
    else this.#reply(request, refusedText(request.id, 'unavailable'));
  }

  /** Replaces the state by what the store has. */
  reload(rows: readonly LogRow[], now: number): void {
    this.state = foldRows(this.state.table, rows);
    this.#appends.reset();
    this.followers.replaceState(this.state, now);
  }

  #command(request: CommandRequest, now: number): void {
    request.span?.step('decide');
    this.#handleCommand(request, now);
    if (this.pending === null) request.span?.step('commit');
  }

  #handleCommand(request: CommandRequest, now: number): void {
    this.#runOutClocks(now);
    const { from, command } = request;
    const known = this.#versionOf(request);
    const entryRefusal = command.type === 'enter' ? this.#entryRefusal(from) : null;
    if (known !== undefined) this.#done(request, known);
    else if (entryRefusal !== null) this.#refuse(request, entryRefusal, now);
    else if (command.type === 'start') this.#start(request, command.dropFree === true, now);
    else {
      const context = { guest: from.guest, now, presence: this.followers.presence, words: this.words };
      const decided = decide(this.state, context, command);
      if (!decided.ok) this.#refuse(request, decided.error, now);
      else if (decided.value === null) this.#done(request, this.state.version);
      else this.#append(decided.value, request, now);
    }
  }

  /** Why somebody without a name may not take one; null if they may. */
  #entryRefusal({ guest, network }: ClientConnection): Refusal | null {
    return this.state.memberOf(guest) === null ? this.#newNames.refusal(network) : null;
  }

  #updateNameLimits(content: RowContent, request: CommandRequest | null): void {
    const { state } = this;
    const guestOf = (member: MemberId | null): GuestId => state.member(member ?? 0)?.guest ?? '';
    if (content.kind === 'joined') this.#newNames.joined(content.guest, request?.from.network);
    else if (content.kind === 'removed') this.#newNames.block(guestOf(content.member), 'removed', guestOf(state.host));
    else if (content.kind === 'muted' && content.muted)
      this.#newNames.block(guestOf(content.member), 'muted', guestOf(state.host));
    else if (content.kind === 'muted') this.#newNames.unblock(guestOf(content.member));
  }

  #start(request: CommandRequest, dropsFree: boolean, now: number): void {
    const refused = cantStart(this.state, request.from.guest);
    const dropped = refused ?? (dropsFree ? dropFreeSeats(this.state) : ok(null));
    if (dropped.ok && dropped.value !== null) this.#add(dropped.value, null, now);
    const deal = dropped.ok ? dealRequestFor(this.state) : dropped;
    if (deal.ok) this.#deal(deal.value, request);
    else this.#refuse(request, deal.error, now);
  }

  #deal(deal: DealRequest, request: CommandRequest | null): void {
    request?.span?.step('deal');
    const work = { kind: 'deal', deal, request } as const;
    this.pending = work;
    this.effects.add({ kind: 'deal', work });
  }

  /** Begins or ends the countdown, and starts the game when it has run out. */
  #countDown(now: number): void {
    if (this.pending !== null) return;
    const decided = decideCountdown(this.state, this.followers.presence, now);
    if (decided === null) return;
    if (decided !== 'start') {
      this.#append(decided, null, now);
      return;
    }
    const deal = dealRequestFor(this.state);
    if (deal.ok) this.#deal(deal.value, null);
    else this.#leaveStartToHost(now);
  }

  /** The game could not start by itself. The host may try, and is told why it fails. */
  #leaveStartToHost(now: number): void {
    this.#append({ content: { kind: 'changed-auto-start', on: false } }, null, now);
  }

  #moveBot({ seat, action, game, entryCount }: BotMove, now: number): void {
    const { state } = this;
    const isCurrent = state.game === game && game.entryCount === entryCount;
    if (!isCurrent || state.phase !== 'playing' || state.paused || state.seats[seat]?.bot === null) {
      this.effects.reschedule();
      return;
    }
    const move = game.attempt({ seat, action, promptKey: game.promptKey(seat) }, state.time.at(now));
    if (move.ok) {
      this.#append(played(game, move.value), null, now);
      return;
    }
    const error = new Error(`a bot's action was refused: ${move.error.code}`);
    this.effects.add({ kind: 'report', event: 'bot-failed', error });
  }

  #runOutClocks(now: number): void {
    let due = this.timeouts.due(this.state, now);
    while (due !== null) {
      this.#append(due, null, now);
      due = this.timeouts.due(this.state, now);
    }
  }

  #forget(guest: GuestId, now: number): void {
    const member = this.state.memberOf(guest);
    if (member !== null) this.#append({ content: { kind: 'forgotten', member } }, null, now);
  }

  #sweep(isLate: boolean, now: number): void {
    if (this.needsRetry || isLate) this.#retry();
    this.#settleProposal(now);
    this.#countDown(now);
    this.#historyReply.expire(now);
  }

  #retry(): void {
    this.needsRetry = false;
    this.timeouts.reset();
    this.effects.reschedule();
  }

  #append(decision: TableDecision, request: CommandRequest | null, now: number): void {
    this.#add(decision, request, now);
    // The last player who had not answered the proposal may have stopped playing.
    if (this.state.proposal !== null) this.#settleProposal(now);
    if (this.state.phase === 'gathering') this.#countDown(now);
  }

  #add({ content, move, created }: TableDecision, request: CommandRequest | null, now: number): void {
    const { state } = this;
    const row = createRow(content, this.#authorOf(request, content), request?.id ?? null);
    const before = { phase: state.phase, awaited: awaitedGuests(state), isFull: isFullBeforeStart(state) };
    const applied = applyRow(state, Math.max(now, state.lastAt), row, move);
    this.#updateNameLimits(content, request);
    if (request !== null) this.effects.add(countDone);
    const append = this.#appends.next(state, applied, before.phase !== state.phase, created);
    this.effects.add({ kind: 'append', append, request });
    this.followers.announce(applied, request, now);
    const notices =
      created === undefined ? noticesAfter(state, before, row.by) : noticesToPlayers(state, 'rematch', created.id);
    const pushes = notices.length === 0 ? notices : this.#pushes.of(state, notices, this.followers.presence);
    const absent = notices.filter(({ guest }) => !this.followers.isHere(guest));
    if (notices.length > 0) this.effects.add({ kind: 'publish-notices', notices, absent, pushes });
    this.timeouts.reset();
    this.effects.reschedule();
  }

  #authorOf(request: CommandRequest | null, content: RowContent): MemberId | null {
    if (request === null) return null;
    return content.kind === 'joined' ? this.state.members.length + 1 : this.state.memberOf(request.from.guest);
  }

  /** Carries out the open proposal if nobody is left who could answer, and ends a pause that has lasted too long. */
  #settleProposal(now: number): void {
    const settled = settledProposal(this.state, this.followers.presence, now) ?? overduePause(this.state, now);
    if (settled !== null) this.#append(settled, null, now);
  }

  /** The version that a command became when it was sent before; undefined if it is new. */
  #versionOf({ from, id }: CommandRequest): number | undefined {
    const member = this.state.memberOf(from.guest);
    return member === null ? undefined : this.state.versionOf(member, id);
  }

  #done(request: CommandRequest, version: number): void {
    this.#reply(request, serializeMessage({ type: 'done', id: request.id, version }));
  }

  #refuse(request: CommandRequest, refusal: Refusal, now: number): void {
    const { from, id, command } = request;
    this.effects.add({ kind: 'count', outcome: refusal.code });
    request.span?.note({ outcome: refusal.code });
    this.#reply(request, refusedText(id, refusal.code, refusal.detail));
    if (command.type !== 'act') return;
    const seat = this.state.seatOf(this.state.memberOf(from.guest));
    const by = this.#photoFinish.lateBy(this.state, { ...command, seat }, refusal, now);
    if (seat !== null && by !== null) this.followers.broadcast(serializeMessage({ type: 'late', seat, by }));
  }

  /** The store reported a failure, but may have stored the row all the same. */
  #appendFailed(request: CommandRequest): void {
    const version = this.#versionOf(request);
    if (version === undefined) this.#reply(request, refusedText(request.id, 'unavailable'));
    else this.#done(request, version);
  }

  #reply(request: TableRequest, text: string): void {
    this.effects.send(request.from, text, request);
  }
}

export function refusedText(id: string, code: string, detail: Refusal['detail'] = {}): string {
  return serializeMessage({ type: 'refused', id, code, detail: { ...detail } });
}
