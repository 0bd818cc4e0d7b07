/** What one socket says, message by message: read, checked, limited, and handed to the table it follows. */

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
  /** Something was refused: for the metrics. */
  count(outcome: string): void;
  /** Something went wrong that should not have. */
  report(error: unknown): void;
}

/** Games end; all the rest could be done without end, and every row is kept for ever. */
const inTheGame: ReadonlySet<Command['type']> = new Set(['act', 'say']);
/** Messages that wait while a table is read: more than a page has any reason to send. */
const MOST_WAITING = 64;

/** So many messages beyond what is allowed, one after the other, are no hurry any more. */
const MOST_EXCESS = 1000;

export class SocketSession {
  #table: LoadedTable | null = null;
  /** While a table is read, what comes after waits its turn. */
  #busy = false;
  #waiting: ClientMessage[] = [];
  #isOver = false;
  /** How many messages in a row were too many. */
  #excess = 0;

  constructor(
    private readonly connection: ClientConnection,
    /** What the messages of this socket are counted by. */
    private readonly key: string,
    private readonly services: SocketSessionDeps,
  ) {}

  hear(text: string): void {
    const may = this.services.limits.messages.socket.take(this.key);
    if (!may.ok) {
      this.#tooFast(text, may.retryAfter);
      return;
    }
    this.#excess = 0;
    const message = read(text);
    if (message.ok) this.#take(message.value);
    else this.#refuse(idIn(text), 'bad-message', { field: message.field });
  }

  /** Somebody in a hurry is told so. Who goes on all the same is a flood: even to read it would cost the others. */
  #tooFast(text: string, retryAfter: number): void {
    this.#excess++;
    if (this.#excess < MOST_EXCESS) this.#refuse(idIn(text), 'too-fast', { retryAfter });
    else if (this.#excess === MOST_EXCESS) this.connection.close('flood');
  }

  /** The socket is closed, or about to be. */
  end(): void {
    this.#isOver = true;
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
        this.connection.send(serializeMessage({ type: 'time', id: message.id, now: this.services.clock() }));
        break;
      case 'history':
        if (this.#table === null) this.#refuse(message.id, 'not-joined');
        else if (this.#may(message.id, 'commands'))
          this.services.tables.submit(this.#table, { type: 'log', from: this.connection, id: message.id });
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
    if (!inTheGame.has(command.type) && !this.#may(id, 'arrangements')) return;
    this.services.tables.submit(table, { type: 'command', from: this.connection, id, command });
  }

  /** Whether this guest is not too fast. To read a table or its history costs more than a move, so it counts like one. */
  #may(id: string, rate: 'commands' | 'arrangements' | 'chatLines'): boolean {
    const may = this.services.limits[rate].guest.take(this.connection.guest);
    if (!may.ok) this.#refuse(id, 'too-fast', { retryAfter: may.retryAfter });
    return may.ok;
  }

  async #join({ id, table: wanted, watch }: ClientMessage & { type: 'join' }): Promise<void> {
    this.#leave();
    const table = await this.services.tables.open(wanted);
    if (this.#isOver) return;
    if (table === null) {
      this.#refuse(id, 'not-found');
      return;
    }
    this.#table = table;
    this.services.tables.submit(table, { type: 'follow', from: this.connection, id, watches: watch === true });
  }

  #leave(): void {
    if (this.#table !== null) this.services.tables.unfollow(this.#table, this.connection);
    this.#table = null;
  }

  #wait(id: string, work: Promise<void>): void {
    this.#busy = true;
    void work
      .catch((error: unknown) => {
        this.services.report(error);
        this.#refuse(id, 'unavailable');
      })
      .then(() => {
        this.#busy = false;
        const waiting = this.#waiting;
        this.#waiting = [];
        for (const message of waiting) this.#take(message);
      })
      .catch((error: unknown) => {
        // A fault of ours costs whoever found it their socket, and nobody else anything.
        this.services.report(error);
        this.connection.close('unavailable');
      });
  }

  #refuse(id: string | null, code: string, detail: Readonly<Record<string, unknown>> = {}): void {
    this.services.count(code);
    this.#send(serializeMessage({ type: 'refused', id, code, detail: { ...detail } }));
  }

  /** After everything that was done before is kept, so that answers come in order. */
  #send(text: string): void {
    this.services.tables.queue.send(this.connection, text);
  }
}

type Read = { readonly ok: true; readonly value: ClientMessage } | { readonly ok: false; readonly field: string };

function read(text: string): Read {
  const raw = parsed(text);
  if (raw === undefined) return { ok: false, field: '' };
  const message = clientMessage.safeParse(raw);
  if (message.success) return { ok: true, value: message.data };
  return { ok: false, field: message.error.issues[0]?.path.join('.') ?? '' };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: that is the answer.
    return undefined;
  }
}

/** The id of a message that is wrong otherwise, so that its sender knows which one it was. */
function idIn(text: string): string | null {
  const raw = parsed(text);
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  const read = commandId.safeParse(id);
  return read.success ? read.data : null;
}
