/** Handles the messages of one socket: parses, checks and limits them, and passes them to the table it follows. */

import type { ClientMessage, Command } from '@riverstone/protocol';
import { clientMessage, commandId } from '@riverstone/protocol/schemas';
import type { ClientConnection } from '../connections/connection.js';
import type { Limits } from '../limits/limits.js';
import type { LoadedTable } from '../tables/load/loaded-table.js';
import type { Tables } from '../tables/tables.js';
import { serializeMessage } from '../wire/serialize-message.js';

export interface SocketSessionDeps {
  readonly tables: Tables;
  readonly limits: Limits;
  clock(): number;
  /** Counts a refusal in the metrics. */
  count(outcome: string): void;
  /** Reports a fault of the server. */
  report(error: unknown): void;
}

/** These are limited by the length of a game and by the chat limit. All other commands could fill the store. */
const gameCommands: ReadonlySet<Command['type']> = new Set(['act', 'say']);
/** How many messages may wait while a table is loaded: more than a page ever sends. */
const MOST_WAITING = 64;

/** After this many messages over the limit, the socket is closed. */
const MOST_EXCESS = 1000;
/** How many of them one message within the limit makes up for: a flood has some in between, too. */
const MADE_UP_FOR = 10;

export class SocketSession {
  #table: LoadedTable | null = null;
  /** While a table is loaded, later messages wait. */
  #busy = false;
  #waiting: ClientMessage[] = [];
  #isClosed = false;
  /** How many messages were over the limit, less what was made up for. */
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
    this.#excess = Math.max(0, this.#excess - MADE_UP_FOR);
    const message = parseMessage(text);
    if (message.ok) this.#take(message.value);
    else this.#refuse(idIn(text), 'bad-message', { field: message.field });
  }

  /** Refuses a message over the limit. A client that goes on is a flood, and is disconnected. */
  #tooFast(text: string, retryAfter: number): void {
    this.#excess++;
    if (this.#excess < MOST_EXCESS) this.#refuse(idIn(text), 'too-fast', { retryAfter });
    else if (this.#excess === MOST_EXCESS) this.connection.close('flood');
  }

  /** The socket is closed, or will be at once. */
  close(): void {
    this.#isClosed = true;
    this.#leave();
    this.#waiting = [];
  }

  #take(message: ClientMessage): void {
    if (!this.#busy) this.#answer(message);
    else if (this.#waiting.length < MOST_WAITING) this.#waiting.push(message);
    else this.#refuse(message.id, 'too-fast', { retryAfter: 1000 });
  }

  #answer(message: ClientMessage): void {
    switch (message.type) {
      case 'join':
        if (this.#may(message.id, 'commands')) this.#wait(message.id, this.#join(message));
        break;
      case 'leave':
        this.#leave();
        this.#send(serializeMessage({ type: 'done', id: message.id }));
        break;
      case 'time':
        this.connection.send(serializeMessage({ type: 'time', id: message.id, now: this.deps.clock() }));
        break;
      case 'history':
        if (this.#table === null) this.#refuse(message.id, 'not-joined');
        else if (this.#may(message.id, 'commands'))
          this.deps.tables.submit(this.#table, { type: 'history', from: this.connection, id: message.id });
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
    this.deps.tables.submit(table, { type: 'command', from: this.connection, id, command });
  }

  /**
   * Whether this guest is not too fast. To read a table or its history costs more than a move, so it counts like one.
   */
  #may(id: string, rate: 'commands' | 'arrangements' | 'chatLines'): boolean {
    const may = this.deps.limits[rate].guest.take(this.connection.guest);
    if (!may.ok) this.#refuse(id, 'too-fast', { retryAfter: may.retryAfter });
    return may.ok;
  }

  async #join({ id, table: wanted, watch }: ClientMessage & { type: 'join' }): Promise<void> {
    this.#leave();
    const table = await this.deps.tables.open(wanted);
    if (this.#isClosed) return;
    if (table === null) {
      this.#refuse(id, 'not-found');
      return;
    }
    this.#table = table;
    this.deps.tables.submit(table, { type: 'follow', from: this.connection, id, watches: watch === true });
  }

  #leave(): void {
    if (this.#table !== null) this.deps.tables.unfollow(this.#table, this.connection);
    this.#table = null;
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
    this.deps.tables.queue.send(this.connection, text);
  }
}

type ParsedMessage =
  | { readonly ok: true; readonly value: ClientMessage }
  | { readonly ok: false; readonly field: string };

function parseMessage(text: string): ParsedMessage {
  const raw = parseJson(text);
  if (raw === undefined) return { ok: false, field: '' };
  const message = clientMessage.safeParse(raw);
  if (message.success) return { ok: true, value: message.data };
  return { ok: false, field: message.error.issues[0]?.path.join('.') ?? '' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The id of a malformed message, so that its sender knows which one it was. */
function idIn(text: string): string | null {
  const raw = parseJson(text);
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  const read = commandId.safeParse(id);
  return read.success ? read.data : null;
}
