/** Handles the messages of one socket: parses, checks and limits them, and passes them to the table it follows. */

import type { ClientMessage, Command } from '@riverstone/protocol';
import { commandId } from '@riverstone/protocol/schemas';
import type { ClientConnection } from '../connections/connection.js';
import type { Limits } from '../limits/limits.js';
import { type TableAccess, TableUnavailable } from '../tables/load/table-access.js';
import type { Tables } from '../tables/tables.js';
import type { Span } from '../tracing/tracer.js';
import { serializeMessage } from '../wire/serialize-message.js';
import { parseJson, parseMessage } from './read-message.js';

export interface SocketSessionDeps {
  readonly tables: Tables;
  readonly limits: Limits;
  clock(): number;
  /** Until when this person is banned: null for good, undefined if they are not. */
  bannedUntil?(): number | null | undefined;
  /** Begins a span for a command of that type; null if it is not recorded. */
  span?(command: Command['type']): Span | null;
  /** Counts a refusal in the metrics. */
  count(outcome: string): void;
  /** Reports a fault of the server. */
  report(error: unknown): void;
}

/**
 * These are limited by the length of a game, in which an answer may be changed only so often, and by the chat limit.
 * All other commands could fill the store.
 */
const gameCommands: ReadonlySet<Command['type']> = new Set(['act', 'say']);
/** How many messages may wait while a table is loaded: more than a page ever sends. */
const MAX_WAITING = 64;

/** After this many messages over the limit, the socket is closed. */
const MAX_EXCESS = 1000;
/** One message within the limit cancels this many over it. Even a flood has some messages within the limit. */
const EXCESS_CANCELLED = 10;

export class SocketSession {
  #table: TableAccess | null = null;
  /** While a table is opened or left, later messages wait. */
  #busy = false;
  #waiting: ClientMessage[] = [];
  #isClosed = false;
  /** How many messages were over the limit, minus cancelled ones. */
  #excess = 0;

  constructor(
    private readonly connection: ClientConnection,
    /** The key of this socket for limits. */
    private readonly key: string,
    private readonly deps: SocketSessionDeps,
  ) {}

  receive(text: string): void {
    const may = this.deps.limits.messages.socket.take(this.key);
    if (!may.ok) {
      this.#tooFast(text, may.retryAfter);
      return;
    }
    this.#excess = Math.max(0, this.#excess - EXCESS_CANCELLED);
    const message = parseMessage(text);
    if (message.ok) this.#take(message.value);
    else this.#refuse(idIn(text), 'bad-message', { field: message.field });
  }

  /** Refuses a message over the limit. A client that goes on is a flood, and is disconnected. */
  #tooFast(text: string, retryAfter: number): void {
    this.#excess++;
    if (this.#excess < MAX_EXCESS) this.#refuse(idIn(text), 'too-fast', { retryAfter });
    else if (this.#excess === MAX_EXCESS) this.connection.close('flood');
  }

  /** The socket is closed, or will be at once. */
  close(): void {
    this.#isClosed = true;
    void this.#leave();
    this.#waiting = [];
  }

  #take(message: ClientMessage): void {
    if (!this.#busy) this.#answer(message);
    else if (this.#waiting.length < MAX_WAITING) this.#waiting.push(message);
    else this.#refuse(message.id, 'too-fast', { retryAfter: 1000 });
  }

  #answer(message: ClientMessage): void {
    switch (message.type) {
      case 'join':
        if (this.#may(message.id, 'commands')) this.#wait(message.id, this.#join(message));
        break;
      case 'leave':
        this.#wait(message.id, this.#left(message.id));
        break;
      case 'time':
        this.connection.send(serializeMessage({ type: 'time', id: message.id, now: this.deps.clock() }));
        break;
      case 'history':
        if (this.#table === null) this.#refuse(message.id, 'not-joined');
        else if (this.#may(message.id, 'commands'))
          this.#table.submit({ type: 'history', from: this.connection, id: message.id });
        break;
      case 'do':
        this.#do(message);
        break;
    }
  }

  #do({ id, command }: ClientMessage & { type: 'do' }): void {
    const table = this.#table;
    if (table === null) {
      this.#refuse(id, 'not-joined');
      return;
    }
    if (!this.#may(id, command.type === 'say' ? 'chatLines' : 'commands')) return;
    if (!gameCommands.has(command.type) && !this.#may(id, 'arrangements')) return;
    const span = this.deps.span?.(command.type) ?? null;
    table.submit({ type: 'command', from: this.connection, id, command, receivedAt: performance.now(), span });
  }

  /**
   * Whether this guest is within the limits. Reading a table or its history counts like a move, as it costs even more.
   */
  #may(id: string, rate: 'commands' | 'arrangements' | 'chatLines'): boolean {
    const may = this.deps.limits[rate].guest.take(this.connection.guest);
    if (!may.ok) this.#refuse(id, 'too-fast', { retryAfter: may.retryAfter });
    return may.ok;
  }

  async #join({ id, table: wanted, watch }: ClientMessage & { type: 'join' }): Promise<void> {
    await this.#leave();
    const until = this.deps.bannedUntil?.();
    if (until !== undefined) {
      this.#refuse(id, 'banned', until === null ? {} : { until });
      return;
    }
    const table = await this.#open(id, wanted);
    if (this.#isClosed || table === undefined) return;
    if (table === null) {
      this.#refuse(id, 'not-found');
      return;
    }
    this.#table = table;
    table.submit({ type: 'follow', from: this.connection, id, watches: watch === true });
  }

  /** Undefined if it can't be opened now; then the client was told. */
  async #open(id: string, wanted: string): Promise<TableAccess | null | undefined> {
    try {
      return await this.deps.tables.open(wanted);
    } catch (error) {
      if (!(error instanceof TableUnavailable)) throw error;
      if (error.cause !== undefined) this.deps.report(error.cause);
      this.#refuse(id, 'unavailable', error.detail);
      // The client then reconnects to another node.
      if (error.isElsewhere) void this.deps.tables.queue.settled().then(() => this.connection.close('unavailable'));
      return undefined;
    }
  }

  async #left(id: string): Promise<void> {
    await this.#leave();
    this.#send(serializeMessage({ type: 'done', id }));
  }

  async #leave(): Promise<void> {
    const table = this.#table;
    this.#table = null;
    await table?.leave(this.connection);
  }

  #wait(id: string, work: Promise<void>): void {
    this.#busy = true;
    void work
      .catch((error: unknown) => {
        this.deps.report(error);
        this.#refuse(id, 'unavailable');
      })
      .then(() => {
        this.#busy = false;
        const waiting = this.#waiting;
        this.#waiting = [];
        for (const message of waiting) this.#take(message);
      })
      .catch((error: unknown) => {
        // A fault closes this socket and affects nobody else.
        this.deps.report(error);
        this.connection.close('unavailable');
      });
  }

  #refuse(id: string | null, code: string, detail: Readonly<Record<string, unknown>> = {}): void {
    this.deps.count(code);
    this.#send(serializeMessage({ type: 'refused', id, code, detail: { ...detail } }));
  }

  /** Sent after everything that was queued before, so that replies come in order. */
  #send(text: string): void {
    if (this.#table === null) this.deps.tables.queue.send(this.connection, text);
    else this.#table.send(this.connection, text);
  }
}

/** The id of a malformed message, so that its sender knows which one it was. */
function idIn(text: string): string | null {
  const raw = parseJson(text);
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  const read = commandId.safeParse(id);
  return read.success ? read.data : null;
}
