/** One end of a link: sends frames in batches, checks received ones, and detects a dead peer. */

import type { RawData } from 'ws';
import { WebSocket } from 'ws';
import type { z } from 'zod';
import type { Log } from '../observing/log.js';

/** How often the peer is pinged, in milliseconds. */
const PING_INTERVAL = 500;
/** After this many unanswered pings the link is closed, which is sooner than a lease ends. */
const MAX_MISSED = 5;
/** With more unsent bytes than this the peer does not read, and the link is closed. Clients reconnect. */
const MAX_UNSENT = 16_777_216;
/** A batch is sent when it has so many characters, or at the end of the turn. */
const BATCH_LENGTH = 65_536;
/** The longest message of a link, in bytes: a batch and one text. */
export const MAX_MESSAGE_LENGTH = 16_777_216;
const closeCodes = { badFrame: 1008 } as const;

export interface LinkSocketDeps<Received> {
  readonly schema: z.ZodType<readonly Received[]>;
  /** A fast check for the most frequent frame, which then skips the schema. */
  isCommon(raw: unknown): raw is Received;
  readonly log: Pick<Log, 'warn' | 'error'>;
  receive(frame: Received): void;
  /** Called once. */
  closed(): void;
}

export class LinkSocket<Sent extends object, Received> {
  /** Frames as JSON, joined by commas. */
  #batch = '';
  #missed = 0;
  #isClosed = false;
  readonly #pinging: NodeJS.Timeout;

  constructor(
    private readonly socket: WebSocket,
    private readonly deps: LinkSocketDeps<Received>,
  ) {
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('pong', () => {
      this.#missed = 0;
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.#close());
    this.#pinging = setInterval(() => this.#ping(), PING_INTERVAL);
  }

  get isOpen(): boolean {
    return !this.#isClosed && this.socket.readyState === WebSocket.OPEN;
  }

  send(frame: Sent): void {
    if (!this.isOpen) return;
    if (this.#batch === '') queueMicrotask(() => this.#flush());
    else this.#batch += ',';
    this.#batch += JSON.stringify(frame);
    if (this.#batch.length >= BATCH_LENGTH) this.#flush();
  }

  /** Sends what waits, and closes in an orderly way. */
  close(): void {
    this.#flush();
    this.socket.close();
  }

  terminate(): void {
    this.socket.terminate();
  }

  #flush(): void {
    const batch = this.#batch;
    this.#batch = '';
    if (batch === '' || !this.isOpen) return;
    this.socket.send(`[${batch}]`);
    if (this.socket.bufferedAmount <= MAX_UNSENT) return;
    this.deps.log.warn('link-too-slow');
    this.socket.terminate();
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (this.#isClosed) return;
    this.#missed = 0;
    const frames = this.#framesIn(isBinary ? undefined : parseJson(String(data)));
    if (frames === undefined) {
      this.deps.log.error('link-refused', { code: 'bad-frame' });
      this.socket.close(closeCodes.badFrame);
      this.#close();
      return;
    }
    try {
      for (const frame of frames) this.deps.receive(frame);
    } catch (error) {
      this.deps.log.error('link-failed', { error });
      this.socket.terminate();
    }
  }

  #framesIn(raw: unknown): readonly Received[] | undefined {
    const { isCommon, schema } = this.deps;
    return Array.isArray(raw) && raw.every(isCommon) ? raw : schema.safeParse(raw).data;
  }

  #ping(): void {
    if (this.#missed++ >= MAX_MISSED) this.socket.terminate();
    else if (this.isOpen) this.socket.ping();
  }

  #close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearInterval(this.#pinging);
    this.deps.closed();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
