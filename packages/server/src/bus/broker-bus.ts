/**
 * A bus over a broker: a server that all nodes connect to, such as Redis. What one turn of the event loop publishes is
 * sent together. A connection on which no echo comes back is replaced.
 */

import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Bus } from './bus.js';
import { type Frame, framesOf, PartAssembler, readFrame, readMessage, writeFrame, writeMessage } from './frames.js';
import { Subscriptions } from './subscriptions.js';
import { type MessageOn, type Topic, topics } from './topics.js';

/** A connection to the broker. */
export interface BusConnection {
  /** Resolves when the broker has the texts. */
  send(texts: readonly string[]): Promise<void>;
  /** Closes the connection without waiting. */
  drop(): void;
}

export interface ConnectionEvents {
  received(text: string): void;
  /** The connection is broken and won't recover. */
  broken(error: unknown): void;
}

export interface BusTransport {
  /** The maximum size of a text, in bytes. */
  readonly longestText: number;
  /** Resolves when texts are received. */
  connect(events: ConnectionEvents): Promise<BusConnection>;
}

/** `lost` were not sent, `unknown` are of another version, `damaged` are no messages at all. */
type BusOutcome = 'sent' | 'lost' | 'received' | 'unknown' | 'damaged';

export interface BusObserver {
  connected(): void;
  disconnected(error: unknown): void;
  count(outcome: BusOutcome, messages: number): void;
  /** A listener threw. */
  failed(error: unknown): void;
}

export interface BusTiming {
  /** How often a node sends itself an echo, and how long it waits for it. In milliseconds. */
  readonly echoEvery: number;
  /** The first and the longest pause before reconnecting. In milliseconds. */
  readonly firstPause: number;
  readonly longestPause: number;
  /** Listeners hear of a loss within this time: spread over nodes, and once for several losses. */
  readonly lossDelay: number;
}

const defaultTiming: BusTiming = { echoEvery: 5000, firstPause: 100, longestPause: 5000, lossDelay: 500 };

/** More wait only if the broker is slower than the node for seconds. */
const MAX_WAITING = 10_000;

/** A connection in use. Once it is broken, a pending `send` rejects at once. */
class LiveConnection {
  #reject: (error: unknown) => void = () => {};
  readonly #broken = new Promise<never>((_, reject) => {
    this.#reject = reject;
  });

  constructor(private readonly connection: BusConnection) {
    this.#broken.catch(() => {});
  }

  async send(texts: readonly string[]): Promise<void> {
    await Promise.race([this.connection.send(texts), this.#broken]);
  }

  drop(error: unknown): void {
    this.#reject(error);
    this.connection.drop();
  }
}

export class BrokerBus implements Bus {
  readonly #id = randomUUID();
  readonly #subscriptions = new Subscriptions();
  readonly #lossListeners = new Set<() => void>();
  readonly #parts = new PartAssembler();
  #connection: LiveConnection | null = null;
  #waiting: string[] = [];
  #sending: Promise<void> | null = null;
  /** Some messages were not sent, and the other nodes have not been told yet. */
  #hasLost = false;
  #lossTimer: NodeJS.Timeout | null = null;
  #echo: { readonly number: number; readonly received: () => void } | null = null;
  #echoes = 0;
  readonly #closing = new AbortController();

  private constructor(
    private readonly transport: BusTransport,
    private readonly observer: BusObserver,
    private readonly timing: BusTiming,
  ) {}

  /**
   * Tries to connect once, then keeps trying in the background. `refused` gets the error of the first try; it may throw
   * if trying again can't help.
   */
  static async open(
    transport: BusTransport,
    observer: BusObserver,
    {
      timing = {},
      refused,
    }: { readonly timing?: Partial<BusTiming>; readonly refused?: (error: unknown) => void } = {},
  ): Promise<BrokerBus> {
    const bus = new BrokerBus(transport, observer, { ...defaultTiming, ...timing });
    try {
      await bus.#connect();
    } catch (error) {
      refused?.(error);
      bus.#disconnected(error);
    }
    return bus;
  }

  get isConnected(): boolean {
    return this.#connection !== null;
  }

  publish<T extends Topic>(topic: T, message: MessageOn<T>): void {
    if (this.#connection === null || this.#waiting.length >= MAX_WAITING) {
      this.#countLost(1);
      return;
    }
    this.#waiting.push(writeMessage(topic, message));
    this.#sending ??= this.#send();
  }

  subscribe<T extends Topic>(topic: T, listener: (message: MessageOn<T>) => void): () => void {
    return this.#subscriptions.add(topic, listener);
  }

  onLoss(listener: () => void): () => void {
    this.#lossListeners.add(listener);
    return () => void this.#lossListeners.delete(listener);
  }

  async close(): Promise<void> {
    if (this.#sending !== null) await Promise.race([this.#sending, after(1000, null, { ref: false })]);
    this.#closing.abort();
    if (this.#lossTimer !== null) clearTimeout(this.#lossTimer);
    this.#connection?.drop(new Error('the bus is closed'));
    this.#connection = null;
  }

  async #connect(): Promise<void> {
    let connection: LiveConnection | null = null;
    connection = new LiveConnection(
      await this.transport.connect({
        received: (text) => this.#receive(text),
        broken: (error) => {
          if (connection !== null) this.#break(connection, error);
        },
      }),
    );
    try {
      await this.#awaitEcho(connection);
      this.#closing.signal.throwIfAborted();
    } catch (error) {
      connection.drop(error);
      throw error;
    }
    this.#connection = connection;
    this.observer.connected();
    void this.#watch(connection);
  }

  /** Sends this node an echo. Rejects when it has not come back in time. */
  async #awaitEcho(connection: LiveConnection): Promise<void> {
    const number = ++this.#echoes;
    const received = new Promise<void>((resolve) => {
      this.#echo = { number, received: resolve };
    });
    const inTime = after(this.timing.echoEvery, null, { ref: false }).then(() => {
      throw new Error('the bus does not answer');
    });
    await Promise.race([Promise.all([received, connection.send([writeFrame(this.#id, { echo: number })])]), inTime]);
  }

  async #watch(connection: LiveConnection): Promise<void> {
    while (this.#connection === connection) {
      await after(this.timing.echoEvery, null, { ref: false });
      if (this.#connection !== connection) return;
      await this.#awaitEcho(connection).catch((error: unknown) => this.#break(connection, error));
    }
  }

  #break(connection: LiveConnection, error: unknown): void {
    connection.drop(error);
    if (this.#connection !== connection) return;
    this.#connection = null;
    this.#countLost(this.#waiting.splice(0).length);
    this.#disconnected(error);
  }

  #disconnected(error: unknown): void {
    this.observer.disconnected(error);
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    const { firstPause, longestPause } = this.timing;
    const { signal } = this.#closing;
    for (let pause = firstPause; !signal.aborted; pause = Math.min(2 * pause, longestPause)) {
      // Not all nodes at the same moment.
      await after(pause * (0.5 + Math.random() / 2), null, { ref: false, signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        await this.#connect();
      } catch {
        continue;
      }
      this.#scheduleLossEvent();
      if (this.#hasLost) this.#sending ??= this.#send();
      return;
    }
  }

  /** Sends what waits, including what is added meanwhile. */
  async #send(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#connection !== null && (this.#waiting.length > 0 || this.#hasLost)) {
      const connection = this.#connection;
      const messages = this.#waiting.splice(0);
      const frames = framesOf(this.#id, messages, this.transport.longestText);
      const notice = this.#hasLost ? [writeFrame(this.#id, { lost: true })] : [];
      this.#hasLost = false;
      try {
        await connection.send([...notice, ...frames]);
        this.observer.count('sent', messages.length);
      } catch (error) {
        this.#countLost(messages.length);
        this.#hasLost ||= notice.length > 0;
        this.#break(connection, error);
      }
    }
    this.#sending = null;
  }

  #countLost(messages: number): void {
    if (messages === 0) return;
    this.#hasLost = true;
    this.observer.count('lost', messages);
  }

  #receive(text: string): void {
    const frame = readFrame(text);
    if (typeof frame === 'string') this.observer.count(frame, 1);
    else if (frame.from === this.#id) this.#receiveOwn(frame);
    else if ('messages' in frame) for (const [topic, message] of frame.messages) this.#deliver(topic, message);
    else if ('part' in frame) this.#receivePart(frame);
    else if ('lost' in frame) this.#scheduleLossEvent();
  }

  #receiveOwn(frame: Frame): void {
    if ('echo' in frame && frame.echo === this.#echo?.number) this.#echo.received();
  }

  #receivePart(frame: Extract<Frame, { readonly part: number }>): void {
    const text = this.#parts.add(frame);
    if (text === null) return;
    const whole = readMessage(text);
    if (whole === null) this.observer.count('damaged', 1);
    else this.#deliver(...whole);
  }

  #deliver(topic: string, message: unknown): void {
    if (!isTopic(topic)) {
      this.observer.count('unknown', 1);
      return;
    }
    const read = topics[topic].safeParse(message);
    if (!read.success) {
      this.observer.count('damaged', 1);
      return;
    }
    this.observer.count('received', 1);
    try {
      this.#subscriptions.deliver(topic, read.data);
    } catch (error) {
      this.observer.failed(error);
    }
  }

  #scheduleLossEvent(): void {
    this.#lossTimer ??= setTimeout(() => {
      this.#lossTimer = null;
      for (const listener of this.#lossListeners) listener();
    }, Math.random() * this.timing.lossDelay).unref();
  }
}

function isTopic(name: string): name is Topic {
  return Object.hasOwn(topics, name);
}
