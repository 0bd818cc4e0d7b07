/** What each input does to a table: it changes the state, and adds effects. */

import { ok, type Refusal, type WrittenDeal } from '@riverstone/rules';
import type { DealRequest } from '../../bots/bot-workers.js';
import type { LogRow, TableNumber } from '../../store/store.js';
import { serializeMessage } from '../../wire/serialize-message.js';
import { AppendBuilder } from '../commit/append-builder.js';
import { decide } from '../decide/decide.js';
import { overduePause, settledProposal } from '../decide/decide-agreement.js';
import { decideCountdown } from '../decide/decide-countdown.js';
import { cantStart, dealRequestFor, dropFreeSeats, startWith } from '../decide/decide-start.js';
import { played, type TableDecision } from '../decide/decision.js';
import { PhotoFinish } from '../decide/photo-finish.js';
import type { EffectBuffer } from '../effects/effect-buffer.js';
import type { PendingWork, TableEffect } from '../effects/table-effect.js';
import type { CommandRequest, TableRequest } from '../effects/table-request.js';
import { Followers } from '../follow/followers.js';
import { HistoryReply } from '../follow/history-reply.js';
import { awaitedGuests, isGathered, noticesAfter, noticesToPlayers } from '../follow/notices.js';
import { TurnPushes } from '../follow/turn-pushes.js';
import { createRow, type MemberId, type RowContent } from '../log/row.js';
import { applyRow, applyStoredRow, foldRows } from '../state/apply-row.js';
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

  constructor(
    number: TableNumber,
    public state: TableState,
    private readonly effects: EffectBuffer,
    now: number,
  ) {
    this.#appends = new AppendBuilder(number);
    this.followers = new Followers(state, effects, now);
  }

  handle(input: TableInput, now: number): void {
    // The method is that of the input's own type, which the compiler can't follow.
    InputHandler.#methods[input.type](this, input as never, now);
  }

  static readonly #methods: InputMethods = {
    command: (handler, request, now) => handler.#command(request, now),
    follow(handler, request, now) {
      handler.followers.add(request, now);
      handler.#countDown(now);
    },
    snapshot: (handler, { from, id }, now) => handler.followers.sendSnapshot(from, id, now),
    history: (handler, request, now) =>
      handler.#reply(request, handler.#historyReply.text(handler.state, request.id, now)),
    'bot-move': (handler, move, now) => handler.#moveBot(move, now),
    clock(handler, _, now) {
      handler.#runOutClocks(now);
      handler.#countDown(now);
      handler.effects.attend();
    },
    sweep: (handler, { isLate }, now) => handler.#sweep(isLate, now),
    presence(handler, { presence }, now) {
      handler.followers.hear(presence, now);
      handler.#countDown(now);
      handler.#catchUp(presence.version);
    },
    'presence-request'(handler) {
      if (handler.followers.count > 0) handler.followers.publishPresence();
    },
    'catch-up': (handler, { version }) => handler.#catchUp(version),
    attend: (handler) => handler.#attendAgain(),
    'append-failed': (handler, { request }) => handler.#appendFailed(request),
  };

  /** The game is dealt. */
  start({ deal: request, request: from }: PendingWork & { kind: 'deal' }, deal: WrittenDeal, now: number): void {
    this.#append(startWith(request, deal), from, now);
  }

  dealFailed({ request }: PendingWork & { kind: 'deal' }, error: unknown, now: number): void {
    this.effects.add({ kind: 'report', event: 'deal-failed', error });
    if (request === null) this.#leaveStartToHost(now);
    else this.#reply(request, refusedText(request.id, 'unavailable'));
  }

  /** Applies rows of another node. */
  addRows(rows: readonly LogRow[], now: number): void {
    this.#appends.reset();
    for (const row of rows) this.followers.announce(applyStoredRow(this.state, this.state.table, row), null, now);
    this.#attendAgain();
  }

  /** Replaces the state by what the store has. */
  reload(rows: readonly LogRow[], now: number): void {
    this.state = foldRows(this.state.table, rows);
    this.#appends.reset();
    this.followers.replaceState(this.state, now);
  }

  #command(request: CommandRequest, now: number): void {
    this.#runOutClocks(now);
    const { from, command } = request;
    const known = this.#versionOf(request);
    if (known !== undefined) this.#done(request, known);
    else if (command.type === 'start') this.#start(request, command.dropFree === true, now);
    else {
      const context = { guest: from.guest, now, presence: this.followers.presence };
      const decided = decide(this.state, context, command);
      if (!decided.ok) this.#refuse(request, decided.error, now);
      else if (decided.value === null) this.#done(request, this.state.version);
      else this.#append(decided.value, request, now);
    }
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
      this.effects.attend();
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

  #sweep(isLate: boolean, now: number): void {
    if (this.needsRetry || isLate) this.#attendAgain();
    this.followers.dropSilentNodes(now);
    this.#settleProposal(now);
    this.#countDown(now);
    this.#historyReply.expire(now);
  }

  #attendAgain(): void {
    this.needsRetry = false;
    this.timeouts.reset();
    this.effects.attend();
  }

  #catchUp(version: number): void {
    if (this.state.version >= version) return;
    const work = { kind: 'catch-up', after: this.state.version } as const;
    this.pending = work;
    this.effects.add({ kind: 'read-log', work });
  }

  #append(decision: TableDecision, request: CommandRequest | null, now: number): void {
    this.#add(decision, request, now);
    // Somebody who had not answered may have stopped playing.
    if (this.state.proposal !== null) this.#settleProposal(now);
    if (this.state.phase === 'gathering') this.#countDown(now);
  }

  #add({ content, move, created }: TableDecision, request: CommandRequest | null, now: number): void {
    const { state } = this;
    const row = createRow(content, this.#authorOf(request, content), request?.id ?? null);
    const before = { phase: state.phase, awaited: awaitedGuests(state), isFull: isGathered(state) };
    const applied = applyRow(state, Math.max(now, state.lastAt), row, move);
    if (request !== null) this.effects.add(countDone);
    const append = this.#appends.next(state, applied, before.phase !== state.phase, created);
    this.effects.add({ kind: 'append', append, request });
    this.followers.announce(applied, request, now);
    const notices =
      created === undefined ? noticesAfter(state, before, row.by) : noticesToPlayers(state, 'rematch', created.id);
    const pushes = notices.length === 0 ? notices : this.#pushes.of(state, notices, this.followers.presence);
    this.effects.add({ kind: 'publish-rows', version: state.version, notices, pushes });
    this.timeouts.reset();
    this.effects.attend();
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
