/** Somebody at a table in this process: a real session on a socket that keeps every text it was sent. */

import type { ClientMessage, Command, Room, ServerMessage } from '@riverstone/protocol';
import { type GameId, ok, type Result, type Seat } from '@riverstone/rules';
import type { ClientConnection } from '../../src/connections/connection.js';
import { SocketSession, type SocketSessionDeps } from '../../src/sockets/socket-session.js';
import { afterChanges, type FollowedTable, firstSeen, type WireView } from '../../support/followed-table.js';
import type { Refused } from '../../support/player.js';
import { planOf } from './play-out.js';

type Told<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
type Asked = ClientMessage extends infer Each ? (Each extends ClientMessage ? Omit<Each, 'id'> : never) : never;

let asked = 0;

export class Person {
  /** Every text that came, in order. */
  readonly texts: string[] = [];
  readonly messages: ServerMessage[] = [];
  table: FollowedTable | null = null;
  closed: string | null = null;
  readonly #session: SocketSession;
  readonly #connection: ClientConnection;
  readonly #waiting = new Map<string, (reply: ServerMessage) => void>();
  readonly #looking = new Set<() => void>();

  constructor(
    readonly guest: string,
    private readonly services: SocketSessionDeps,
    network?: string,
  ) {
    this.#connection = {
      guest,
      network,
      send: (text) => this.#hear(text),
      close: (reason) => {
        this.closed = reason;
      },
    };
    services.tables.connected(this.#connection);
    this.#session = new SocketSession(this.#connection, guest, services);
  }

  get view(): WireView | null {
    return this.table?.view ?? null;
  }

  get room(): Room {
    if (this.table === null) throw new Error('no table is followed');
    return this.table.room;
  }

  /** Who this is at the table; null without a name. */
  get you(): number | null {
    return this.table?.you ?? null;
  }

  /** Sends a text as it is. */
  say(text: string): void {
    this.#session.receive(text);
  }

  ask(message: Asked, id = `request-${++asked}`): Promise<ServerMessage> {
    const reply = new Promise<ServerMessage>((resolve) => this.#waiting.set(id, resolve));
    this.say(JSON.stringify({ id, ...message }));
    return reply;
  }

  async join(table: string, watch = false): Promise<Told<'table'>> {
    return (await this.ask({ type: 'join', table, ...(watch ? { watch } : {}) })) as Told<'table'>;
  }

  async do(command: Command, id?: string): Promise<Result<number | undefined, Refused>> {
    const reply = await this.ask({ type: 'do', command }, id);
    if (reply.type === 'refused') return { ok: false, error: { code: reply.code, detail: reply.detail } };
    return ok(reply.type === 'done' ? reply.version : (reply as Told<'changes'>).changes.at(-1)?.version);
  }

  /** Plays what a plain player would, from what this one sees; null when they do nothing. */
  async play(game: GameId, seat: Seat): Promise<Result<number | undefined, Refused> | null> {
    const plan = planOf(game, this.view, seat);
    return plan === null ? null : this.do({ type: 'act', ...plan });
  }

  async history(): Promise<Told<'history'>> {
    return (await this.ask({ type: 'history' })) as Told<'history'>;
  }

  /** Resolves when something is true, looked at after every message. */
  until(isTrue: () => boolean): Promise<void> {
    if (isTrue()) return Promise.resolve();
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isTrue()) return;
        this.#looking.delete(look);
        resolve();
      };
      this.#looking.add(look);
    });
  }

  /** The socket is gone. */
  leave(): void {
    this.#session.close();
    this.services.tables.disconnected(this.#connection);
  }

  #hear(text: string): void {
    this.texts.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.messages.push(message);
    this.#take(message);
    if ('id' in message && typeof message.id === 'string') {
      this.#waiting.get(message.id)?.(message);
      this.#waiting.delete(message.id);
    }
    for (const look of [...this.#looking]) look();
  }

  #take(message: ServerMessage): void {
    if (message.type === 'table') this.table = firstSeen(message);
    if (this.table === null) return;
    if (message.type === 'here') this.table = { ...this.table, here: message.here, watchers: message.watchers };
    if (message.type !== 'changes') return;
    const next = afterChanges(this.table, message.changes);
    if (next === null) throw new Error(`${this.guest} missed a step: ${JSON.stringify(message)}`);
    this.table = next;
  }
}
