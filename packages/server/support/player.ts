/**
 * A player at an online table: keeps the table as it stands, comes back by itself after any break, and sends again what
 * was not answered, with the same id. Tests and benchmarks play with it.
 */

import type { ClientMessage, Command, Room, ServerMessage, TableChange } from '@riverstone/protocol';
import { ok, type Result } from '@riverstone/rules';
import { afterChanges, type FollowedTable, firstSeen, type WireView } from './followed-table.js';
import { PendingRequests } from './pending-requests.js';
import { ReconnectingSocket, type SocketOptions } from './reconnecting-socket.js';

/** Why the server did nothing. */
export interface Refused {
  readonly code: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** What the server has kept. */
export interface Kept {
  /** The version after it; null where it was done before and the server does not tell. */
  readonly version: number | null;
  /** Whether it was done before: it had been sent twice. */
  readonly again: boolean;
}

type Listener<Heard> = (heard: Heard) => void;
type Told<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/**
 * Connects; rejects when the first attempt fails. Later breaks are the player's own business.
 * @example
 * const player = await connectPlayer({ url, cookie });
 * await player.join(table);
 * const kept = await player.do({ type: 'enter', name: 'Ana' });
 */
export async function connectPlayer(options: SocketOptions): Promise<Player> {
  const player = new Player(options);
  await player.connect();
  return player;
}

export class Player {
  /** The table as it stands; null while none is followed. */
  table: FollowedTable | null = null;
  private readonly socket: ReconnectingSocket;
  private readonly requests = new PendingRequests((text) => this.socket.send(text));
  private following: { readonly table: string; readonly watch: boolean } | null = null;
  /** The id of the `join` by which a lost table is followed again; null when none is under way. */
  private rejoining: string | null = null;
  /** Whether requests may be sent: the socket is open and follows what it should. */
  private ready = false;
  private gone = false;
  private reader: Listener<string> | null = null;
  private readonly changeListeners = new Set<Listener<readonly TableChange[]>>();
  private readonly messageListeners = new Set<Listener<ServerMessage>>();
  private readonly textListeners = new Set<Listener<string>>();

  constructor(options: SocketOptions) {
    this.socket = new ReconnectingSocket(options, { hear: (text) => this.hear(text), lost: () => this.lose() });
  }

  get view(): WireView | null {
    return this.table?.view ?? null;
  }

  /** 0 while no table is followed. */
  get version(): number {
    return this.table?.version ?? 0;
  }

  get room(): Room | null {
    return this.table?.room ?? null;
  }

  /** Whether the connection stands and the table is followed again after a break. */
  get isHere(): boolean {
    return this.ready;
  }

  /** How often the connection was lost. */
  get breaks(): number {
    return this.socket.breaks;
  }

  connect(): Promise<void> {
    return this.socket.connect();
  }

  /** Follows a table, as oneself or as a screen that others look at. */
  async join(table: string, watch = false): Promise<Result<FollowedTable, Refused>> {
    const id = this.requests.nextId();
    const reply = await this.request(joinOf(id, table, watch));
    return reply.type === 'refused' ? refusal(reply) : ok(firstSeen(expected(reply, 'table')));
  }

  async leave(): Promise<Result<null, Refused>> {
    const reply = await this.request({ type: 'leave', id: this.requests.nextId() });
    return reply.type === 'refused' ? refusal(reply) : ok(null);
  }

  /** Does something at the table; settles when the server has answered, through however many breaks. */
  async do(command: Command, id = this.requests.nextId()): Promise<Result<Kept, Refused>> {
    const reply = await this.request({ type: 'do', id, command });
    if (reply.type === 'refused') return refusal(reply);
    if (reply.type === 'done') return ok({ version: reply.version ?? null, again: true });
    return ok({ version: expected(reply, 'changes').changes.at(-1)?.version ?? null, again: false });
  }

  /** All steps of the game so far. */
  async history(): Promise<Result<Told<'history'>, Refused>> {
    const reply = await this.request({ type: 'history', id: this.requests.nextId() });
    return reply.type === 'refused' ? refusal(reply) : ok(expected(reply, 'history'));
  }

  /** The server's time. */
  async time(): Promise<number> {
    return expected(await this.request({ type: 'time', id: this.requests.nextId() }), 'time').now;
  }

  /** Hears of every change of the table, after it is in `table`; the returned function ends that. */
  onSteps(listener: Listener<readonly TableChange[]>): () => void {
    return listen(this.changeListeners, listener);
  }

  onMessage(listener: Listener<ServerMessage>): () => void {
    return listen(this.messageListeners, listener);
  }

  /** Calls the listener with every raw frame: for tests that search frames for leaks. */
  onText(listener: Listener<string>): () => void {
    return listen(this.textListeners, listener);
  }

  /** Waits until something is true of this player, looked at after every message. */
  until(isTrue: (player: Player) => boolean): Promise<void> {
    if (isTrue(this)) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.onMessage(() => {
        if (!isTrue(this)) return;
        stop();
        resolve();
      });
    });
  }

  /** Cuts the connection without a close frame. The player reconnects by itself. */
  cut(): void {
    this.socket.cut();
  }

  /** Disconnects for good. Rejects all requests without a reply. */
  close(): Promise<void> {
    this.end(new Error('the player has left'));
    return this.socket.close();
  }

  /**
   * Hands every frame to `reader` unread, until it is null again, and keeps no table meanwhile: for the load generator,
   * which plays thousands of moves a second and looks only at what it needs.
   */
  readFramesBy(reader: Listener<string> | null): void {
    this.reader = reader;
  }

  /** Sends a text as it is; what comes back goes to the reader of frames. */
  sendText(text: string): void {
    this.socket.send(text);
  }

  private hear(text: string): void {
    if (this.reader !== null) {
      this.reader(text);
      return;
    }
    for (const listener of this.textListeners) listener(text);
    const message = JSON.parse(text) as ServerMessage;
    this.take(message);
    this.answer(message);
    if (message.type === 'changes') for (const listener of this.changeListeners) listener(message.changes);
    for (const listener of this.messageListeners) listener(message);
  }

  private take(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        if (this.following === null) this.resume();
        else this.rejoin();
        return;
      case 'table':
        this.table = firstSeen(message);
        return;
      case 'changes':
        this.takeChanges(message.changes);
        return;
      case 'here':
        if (this.table !== null) this.table = { ...this.table, here: message.here, watchers: message.watchers };
    }
  }

  private takeChanges(changes: readonly TableChange[]): void {
    if (this.table === null) return;
    const next = afterChanges(this.table, changes);
    if (next !== null) this.table = next;
    else if (this.rejoining === null) this.rejoin();
  }

  private rejoin(): void {
    if (this.following === null) throw new Error('there is no table to come back to');
    this.ready = false;
    this.rejoining = this.requests.nextId();
    this.socket.send(JSON.stringify(joinOf(this.rejoining, this.following.table, this.following.watch)));
  }

  private resume(): void {
    this.rejoining = null;
    this.ready = true;
    this.requests.flush();
  }

  private lose(): void {
    this.ready = false;
    this.rejoining = null;
    this.requests.startOver();
  }

  private answer(reply: ServerMessage): void {
    if (!('id' in reply) || typeof reply.id !== 'string') return;
    if (reply.id !== this.rejoining) this.requests.answer(reply.id, reply);
    else if (reply.type === 'refused') this.staysOut(reply.code);
    else this.resume();
  }

  private staysOut(code: string): void {
    // The server is busy: another socket, a moment later.
    if (code === 'unavailable' || code === 'too-fast') this.cut();
    else this.end(new Error(`the table is gone: ${code}`));
  }

  private end(error: Error): void {
    this.gone = true;
    this.requests.failAll(error);
  }

  private request(message: ClientMessage): Promise<ServerMessage> {
    if (this.gone) return Promise.reject(new Error('the player has left'));
    const reply = this.requests.keep(message, (told) => this.turnTo(message, told));
    if (this.ready) this.requests.flush();
    return reply;
  }

  /** Remembers which table to come back to. */
  private turnTo(message: ClientMessage, reply: ServerMessage): void {
    if (reply.type === 'refused') return;
    if (message.type === 'join') this.following = { table: message.table, watch: message.watch ?? false };
    if (message.type !== 'leave') return;
    this.following = null;
    this.table = null;
  }
}

function joinOf(id: string, table: string, watch: boolean): ClientMessage {
  return { type: 'join', id, table, ...(watch ? { watch } : {}) };
}

function refusal({ code, detail }: Told<'refused'>): { readonly ok: false; readonly error: Refused } {
  return { ok: false, error: { code, detail } };
}

function expected<Type extends ServerMessage['type']>(message: ServerMessage, type: Type): Told<Type> {
  if (message.type !== type) throw new Error(`${type} was expected, not ${JSON.stringify(message)}`);
  return message as Told<Type>;
}

function listen<Heard>(listeners: Set<Listener<Heard>>, listener: Listener<Heard>): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
