/** The socket to the server: reconnects when it breaks, checked by a heartbeat, one reply per request. */

import { type ReadonlySignal, signal } from '@preact/signals';
import type { ClientMessage, ServerMessage } from '@riverstone/protocol';
import { Heartbeat } from './heartbeat';
import { randomId } from './random-id';
import { waitBefore } from './retry-delay';
import { ServerClock } from './server-clock';

/** The part of `TableConnectionState` that is the same for all tables. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'outdated';

export type ServerReply = Extract<
  ServerMessage,
  { type: 'table' | 'changes' | 'done' | 'refused' | 'history' | 'time' }
>;

type Hello = Extract<ServerMessage, { type: 'hello' }>;
export type Announced = Extract<ServerMessage, { type: 'announcements' }>['announcements'];
/** Typed by the schema, so that a new protocol version does not compile until this is changed. */
const PROTOCOL_VERSION: Hello['v'] = 5;

/** Without a hello within this time, an attempt has failed. */
const HELLO_TIMEOUT_MS = 8000;
/** A socket that was open for less than this counts as a failed attempt: the next one waits longer. */
const STABLE_AFTER_MS = 10_000;
/** If a request takes longer, the heartbeat checks the socket. */
const SLOW_REQUEST_MS = 3000;

/** Receives messages. */
export interface ConnectionListener {
  /** The table that it follows. */
  readonly table?: string;
  /** The socket is open, for the first time or again. */
  opened?(): void;
  heard(message: ServerMessage): void;
}

/** What the connection needs from the page. */
export interface ConnectionDeps {
  /** Gets the guest's cookie; rejects without a server. */
  introduce(): Promise<void>;
  /** `table` is what will be followed: a balancer may choose a server by it. Null leaves the choice to it. */
  openSocket(table: string | null): WebSocket;
  /** Milliseconds that only rise. */
  clock(): number;
  isHidden(): boolean;
  /** Calls back whenever the network may be back, or the page is visible again. Returns how to stop. */
  onWake(wake: () => void): () => void;
  /** Called with what the operators announce, and the server's time. */
  onAnnouncements?(announcements: Announced, now: number): void;
}

export class Connection {
  readonly #state = signal<ConnectionState>('connecting');
  readonly #serverClock: ServerClock;
  readonly #heartbeat: Heartbeat;
  readonly #listeners = new Set<ConnectionListener>();
  readonly #waiting = new Map<string, (reply: ServerReply | null) => void>();
  #socket: WebSocket | null = null;
  #isIntroduced = false;
  #failures = 0;
  #triedAt = 0;
  /** The timeout of the hello, or the timer of the next attempt. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopWaking: (() => void) | null = null;
  /** The table that is followed. A socket follows one at a time. */
  follower: ConnectionListener | null = null;

  constructor(private readonly deps: ConnectionDeps) {
    this.#serverClock = new ServerClock(deps.clock, Date.now);
    this.#heartbeat = new Heartbeat(
      () => this.#askTime(),
      () => this.#broke(),
      () => deps.isHidden(),
    );
  }

  get state(): ReadonlySignal<ConnectionState> {
    return this.#state;
  }

  /** The server's time now, in milliseconds since 1970. */
  now(): number {
    return this.#serverClock.now;
  }

  /** Receives messages from now on. The socket is open while there are listeners. Returns how to stop. */
  listen(listener: ConnectionListener): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#begin();
    else if (this.#state.peek() === 'open') listener.opened?.();
    return () => {
      this.#listeners.delete(listener);
      if (this.follower === listener) this.follower = null;
      if (this.#listeners.size === 0) this.#end();
    };
  }

  /** Sends a request; null when the socket broke before the reply. */
  request(message: ClientMessage): Promise<ServerReply | null> {
    const socket = this.#socket;
    if (socket === null || this.#state.peek() !== 'open') return Promise.resolve(null);
    return new Promise((resolve) => {
      const doubt = setTimeout(() => this.#heartbeat.beat(), SLOW_REQUEST_MS);
      this.#waiting.set(message.id, (reply) => {
        clearTimeout(doubt);
        resolve(reply);
      });
      socket.send(JSON.stringify(message));
    });
  }

  #begin(): void {
    this.#stopWaking = this.deps.onWake(() => this.#wake());
    this.#failures = 0;
    this.#state.value = 'connecting';
    this.#try();
  }

  #end(): void {
    this.#stopWaking?.();
    this.#stopWaking = null;
    this.#hangUp();
    this.#state.value = 'connecting';
  }

  #try(): void {
    this.#triedAt = this.deps.clock();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#broke(), HELLO_TIMEOUT_MS);
    if (this.#isIntroduced) this.#open();
    else this.#introduce(this.#triedAt);
  }

  /** Gets the cookie by HTTP first, because a socket sends only cookies that exist already. */
  #introduce(attempt: number): void {
    const isCurrent = (): boolean => this.#triedAt === attempt && this.#stopWaking !== null;
    this.deps.introduce().then(
      () => {
        this.#isIntroduced = true;
        if (isCurrent()) this.#open();
      },
      () => {
        if (isCurrent()) this.#broke();
      },
    );
  }

  #open(): void {
    // The server that the table leads to may not be able to serve it at the moment: then any other one will do.
    const table = this.#failures === 0 ? this.follower?.table : undefined;
    const socket = this.deps.openSocket(table ?? null);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket && typeof data === 'string') this.#hear(JSON.parse(data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#broke();
    };
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'hello') this.#greeted(message);
    else if (message.type === 'announcements') this.deps.onAnnouncements?.(message.announcements, this.now());
    for (const listener of [...this.#listeners]) listener.heard(message);
    if (!('id' in message) || message.id === undefined || message.id === null) return;
    const answer = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    answer?.(message);
  }

  #greeted({ v, now }: Hello): void {
    clearTimeout(this.#timer);
    if (v !== PROTOCOL_VERSION) {
      this.#hangUp();
      this.#state.value = 'outdated';
      return;
    }
    this.#serverClock.noteServerTime(now);
    this.#state.value = 'open';
    this.#heartbeat.beat();
    for (const listener of [...this.#listeners]) listener.opened?.();
  }

  /** The socket broke: ends all requests, and tries again later. */
  #broke(): void {
    if (this.#stopWaking === null) return;
    // A server that accepts no socket may have forgotten this guest.
    if (this.#state.peek() !== 'open') this.#isIntroduced = false;
    const lasted = this.deps.clock() - this.#triedAt;
    this.#failures = this.#state.peek() === 'open' && lasted > STABLE_AFTER_MS ? 0 : this.#failures + 1;
    this.#hangUp();
    this.#state.value = 'lost';
    this.#timer = setTimeout(() => this.#try(), waitBefore(this.#failures, Math.random()));
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    this.#heartbeat.stop();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const answer of waiting) answer(null);
  }

  /** The network may be back: checks an open socket, and restarts an attempt that waits or hangs. */
  #wake(): void {
    const state = this.#state.peek();
    if (state === 'open') this.#heartbeat.beat();
    else if (state !== 'outdated' && this.deps.clock() - this.#triedAt > 1000) {
      this.#hangUp();
      this.#try();
    }
  }

  async #askTime(): Promise<boolean> {
    const askedAt = this.deps.clock();
    const reply = await this.request({ type: 'time', id: randomId() });
    if (reply?.type === 'time') this.#serverClock.noteReply(reply.now, askedAt);
    return reply !== null;
  }
}
