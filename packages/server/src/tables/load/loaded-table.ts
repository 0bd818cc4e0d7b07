/**
 * A table in memory. It handles one input after the other and returns effects: rows to append, messages to send, and so
 * on.
 */

import type { WrittenDeal } from '@riverstone/rules';
import type { ClientConnection } from '../../connections/connection.js';
import type { LogRow, TableNumber } from '../../store/store.js';
import { noWordList, type WordList } from '../decide/word-list.js';
import { EffectBuffer } from '../effects/effect-buffer.js';
import type { AppendEffect, PendingWork, SendEffect, TableEffect } from '../effects/table-effect.js';
import type { TableRequest } from '../effects/table-request.js';
import type { TableState } from '../state/table-state.js';
import { InputHandler, refusedText } from './input-handler.js';
import { isRequest, type TableInput } from './table-input.js';

export class LoadedTable {
  readonly #effects = new EffectBuffer();
  readonly #handler: InputHandler;
  /** While the log is read or a game is dealt, inputs wait here. */
  readonly #waiting: TableInput[] = [];
  /** After a fault or an unreadable log, the table does nothing any more. */
  #isClosed = false;
  /** How far the log was ahead of the server's clock when the table was loaded, in milliseconds. */
  readonly #ahead: number;
  /** When the last follower left. */
  idleSince: number;

  constructor(
    readonly number: TableNumber,
    state: TableState,
    now: number,
    words: WordList = noWordList,
  ) {
    this.#ahead = Math.max(0, state.lastAt - now);
    this.idleSince = this.timeAt(now);
    this.#handler = new InputHandler(number, state, this.#effects, this.idleSince, words);
  }

  /**
   * The time at this table. If a server's clock was wrong, rows may have a time in the future. The table goes on from
   * there, so that its clocks do not stand still until then.
   */
  timeAt(now: number): number {
    return now + this.#ahead;
  }

  get state(): TableState {
    return this.#handler.state;
  }

  get id(): string {
    return this.state.table;
  }

  /** The account in the bots' fair queue that pays for this table. */
  get account(): string {
    return this.#handler.account;
  }

  /** How many connections follow it. */
  get followerCount(): number {
    return this.#handler.followers.count;
  }

  get isFollowed(): boolean {
    return this.#handler.followers.count > 0;
  }

  isFollowedBy(connection: ClientConnection): boolean {
    return this.#handler.followers.has(connection);
  }

  /** Whether inputs have to wait. */
  get isBusy(): boolean {
    return this.#handler.pending !== null || this.#waiting.length > 0;
  }

  /** Whether a clock or the countdown may run out. */
  get hasTimeout(): boolean {
    return this.state.startsAt !== null || !this.state.clocks.isEmpty;
  }

  /** How long until a clock or the countdown runs out, in milliseconds; null if none will. */
  nextTimeout(now: number): number | null {
    const { startsAt } = this.state;
    return startsAt === null ? this.#handler.timeouts.next(this.state, now) : Math.max(0, startsAt - now);
  }

  /** Whether the host is connected. */
  get isHostHere(): boolean {
    const { host } = this.state;
    return host !== null && this.#handler.followers.presence.isHere(host);
  }

  /** Handles an input, now or when its turn comes. */
  handle(input: TableInput, now: number): readonly TableEffect[] {
    if (this.#isClosed) this.#turnAway(input);
    else if (this.isBusy) this.#waiting.push(input);
    else this.#handle(input, now);
    return this.#effects.take();
  }

  /** Takes effect at once: a connection that follows another table must not hear of this one any more. */
  unfollow(connection: ClientConnection, now: number): readonly TableEffect[] {
    for (let index = this.#waiting.length - 1; index >= 0; index--) {
      const input = this.#waiting[index];
      if (input?.type !== 'follow' || input.from !== connection) continue;
      this.#waiting.splice(index, 1);
      this.#effects.add({ kind: 'send-now', to: connection, text: refusedText(input.id, 'not-joined') });
    }
    this.#handler.followers.remove(connection, now);
    if (!this.isFollowed) this.idleSince = now;
    return this.#effects.take();
  }

  /** The game of a 'deal' effect is dealt. */
  dealt(work: PendingWork & { kind: 'deal' }, deal: WrittenDeal, now: number): readonly TableEffect[] {
    return this.#finish(work, now, work.request, () => this.#handler.start(work, deal, now));
  }

  dealFailed(work: PendingWork & { kind: 'deal' }, error: unknown, now: number): readonly TableEffect[] {
    return this.#finish(work, now, work.request, () => this.#handler.dealFailed(work, error, now));
  }

  /** The rows of a 'read-log' effect are read. */
  logRead(work: PendingWork, rows: readonly LogRow[], now: number): readonly TableEffect[] {
    return this.#finish(work, now, null, () => this.#handler.reload(rows, now));
  }

  readFailed(work: PendingWork, error: unknown, now: number): readonly TableEffect[] {
    return this.#finish(work, now, null, () => this.#fail(error, null));
  }

  /** The store failed. Only the stored log is right, so nobody gets a reply before it is read again. */
  rowsLost(lost: readonly (AppendEffect | SendEffect)[]): readonly TableEffect[] {
    if (this.#isClosed) return this.#effects.take();
    const again = lost.flatMap(({ kind, request }): TableInput[] => {
      if (request === null) return [];
      return kind === 'append' ? [{ type: 'append-failed', request }] : [request];
    });
    const { pending } = this.#handler;
    if (pending?.kind === 'deal' && pending.request !== null) again.push(pending.request);
    this.#handler.needsRetry = true;
    this.#waiting.unshift(...again);
    const work = { kind: 'reload' } as const;
    this.#handler.pending = work;
    this.#effects.add({ kind: 'read-log', work });
    return this.#effects.take();
  }

  /** Goes on with what waited for `work`, unless other work has replaced it. */
  #finish(work: PendingWork, now: number, request: TableRequest | null, then: () => void): readonly TableEffect[] {
    if (this.#handler.pending !== work || this.#isClosed) return this.#effects.take();
    this.#handler.pending = null;
    try {
      then();
    } catch (error) {
      this.#fail(error, request);
    }
    while (this.#handler.pending === null && !this.#isClosed) {
      const next = this.#waiting.shift();
      if (next === undefined) break;
      this.#handle(next, now);
    }
    return this.#effects.take();
  }

  #handle(input: TableInput, now: number): void {
    try {
      this.#handler.handle(input, now);
    } catch (error) {
      this.#fail(error, isRequest(input) ? input : null);
    }
  }

  /** After a fault the table is dropped. Whoever comes back loads it again. */
  #fail(error: unknown, request: TableRequest | null): void {
    if (request !== null)
      this.#effects.add({ kind: 'send-now', to: request.from, text: refusedText(request.id, 'failed') });
    this.#close('unavailable');
    this.#effects.add({ kind: 'drop', error });
  }

  /** The table is deleted, or another node owns it now, or will: everybody is sent away. */
  end(reason: 'unavailable' | 'restart'): readonly TableEffect[] {
    if (!this.#isClosed) this.#close(reason);
    return this.#effects.take();
  }

  #close(reason: 'unavailable' | 'restart'): void {
    this.#isClosed = true;
    for (const input of this.#waiting.splice(0)) this.#turnAway(input, reason);
    this.#handler.followers.closeAll(reason);
  }

  #turnAway(input: TableInput, reason: 'unavailable' | 'restart' = 'unavailable'): void {
    if (isRequest(input)) this.#effects.add({ kind: 'close', connection: input.from, reason });
  }
}
