/** The owner's side: accepts links of other nodes, and follows tables for their clients. */

import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ClientConnection } from '../connections/connection.js';
import { sendFinalResponse } from '../http/final-response.js';
import { refusedText } from '../tables/load/input-handler.js';
import type { LoadedTable } from '../tables/load/loaded-table.js';
import { TableUnavailable } from '../tables/load/table-access.js';
import type { Tables } from '../tables/tables.js';
import { commandSpan } from '../tracing/tracer.js';
import { isMoveFrame, type ReplyFrame, type RequestFrame, requestFrames } from './frames.js';
import { LINK_HEADER, type LinkRefusal } from './handshake.js';
import { LinkSocket, MAX_MESSAGE_LENGTH } from './link-socket.js';
import { type LinkDeps, NODE_PATH } from './node-links.js';

/** How many frames of a channel may wait while its table is opened: more than the limits allow a client. */
const MAX_WAITING = 1024;
/** Refused links are logged at most this often, in milliseconds. */
const REFUSAL_LOG_INTERVAL = 10_000;

type LinkEnd = LinkSocket<ReplyFrame, RequestFrame>;

interface LinkServerDeps extends LinkDeps {
  readonly tables: Tables;
}

export class LinkServer {
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_LENGTH, perMessageDeflate: false });
  readonly #answers = new WeakMap<IncomingMessage, string>();
  readonly #links = new Set<LinkEnd>();
  #isClosed = false;
  #refusalLoggedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly deps: LinkServerDeps) {
    this.#sockets.on('headers', (headers, request) => {
      headers.push(`${LINK_HEADER}: ${this.#answers.get(request)}`);
    });
  }

  /** Accepts the link of another node. False if this is no link request: it is answered like any unknown path. */
  accept(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const header = request.headers[LINK_HEADER];
    if (this.#isClosed || request.url !== NODE_PATH || typeof header !== 'string') return false;
    const checked = this.deps.handshake.check(header, this.deps.node());
    if (typeof checked === 'string') {
      this.#logRefusal(checked);
      if (checked !== 'other-version') return false;
      sendFinalResponse(socket, { code: 'unavailable', status: 426, headers: { [LINK_HEADER]: checked } });
      return true;
    }
    this.#answers.set(request, checked.answer);
    this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#open(opened));
    return true;
  }

  /** Anybody can cause these, so they must not fill the log. */
  #logRefusal(code: LinkRefusal): void {
    const now = performance.now();
    if (now - this.#refusalLoggedAt < REFUSAL_LOG_INTERVAL) return;
    this.#refusalLoggedAt = now;
    this.deps.log[code === 'other-node' ? 'info' : 'warn']('link-refused', { code });
  }

  /** How many links of other nodes are open. */
  get count(): number {
    return this.#links.size;
  }

  /** Closes all links, because this node has a new id. Clients connect again. */
  drop(): void {
    for (const link of this.#links) link.close();
  }

  /** Accepts no more links, and closes all open ones. */
  close(): void {
    this.#isClosed = true;
    this.drop();
  }

  terminate(): void {
    for (const link of this.#links) link.terminate();
  }

  #open(socket: WebSocket): void {
    const channels = new Map<number, OwnerChannel>();
    const link: LinkEnd = new LinkSocket(socket, {
      schema: requestFrames,
      isCommon: isMoveFrame,
      log: this.deps.log,
      receive: (frame) => {
        const known = channels.get(frame.channel);
        if (frame.type === 'follow' && known === undefined)
          channels.set(
            frame.channel,
            new OwnerChannel(frame, link, this.deps, () => void channels.delete(frame.channel)),
          );
        // The gateway may still send frames on a channel that was just closed here.
        else known?.receive(frame);
      },
      closed: () => {
        this.#links.delete(link);
        for (const channel of [...channels.values()]) channel.disconnect();
      },
    });
    this.#links.add(link);
  }
}

/** One client of another node, as the tables of this one see it. */
class OwnerChannel implements ClientConnection {
  readonly guest: string;
  readonly network: string | undefined;
  readonly #channel: number;
  #table: LoadedTable | null = null;
  /** Frames that came while the table was opened; null afterwards. */
  #waiting: RequestFrame[] | null = [];
  #hasEnded = false;

  constructor(
    follow: RequestFrame & { readonly type: 'follow' },
    private readonly link: LinkEnd,
    private readonly deps: LinkServerDeps,
    private readonly ended: () => void,
  ) {
    this.guest = follow.guest;
    this.network = follow.network;
    this.#channel = follow.channel;
    void this.#follow(follow);
  }

  send(text: string): void {
    this.link.send({ type: 'text', channel: this.#channel, text });
  }

  close(reason: Parameters<ClientConnection['close']>[0]): void {
    if (this.#hasEnded) return;
    this.link.send({ type: 'close', channel: this.#channel, reason });
    this.disconnect();
  }

  receive(frame: RequestFrame): void {
    if (this.#waiting === null) this.#handle(frame);
    else if (this.#waiting.push(frame) > MAX_WAITING) this.close('unavailable');
  }

  /** The client is gone. */
  disconnect(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.ended();
    if (this.#table !== null) this.deps.tables.unfollow(this.#table, this);
  }

  async #follow({ table: id, id: request, watches }: RequestFrame & { readonly type: 'follow' }): Promise<void> {
    const { tables, log } = this.deps;
    try {
      this.#table = await tables.openHere(id);
    } catch (error) {
      log.error('table-failed', { table: id, error });
      if (error instanceof TableUnavailable) this.send(refusedText(request, 'unavailable', error.detail));
    }
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    if (this.#hasEnded) return;
    // This node no longer owns the table: the gateway must find the new owner.
    if (this.#table === null) this.close('unavailable');
    else {
      tables.submit(this.#table, { type: 'follow', from: this, id: request, watches });
      for (const frame of waiting) this.receive(frame);
    }
  }

  #handle(frame: RequestFrame): void {
    const table = this.#table;
    if (table === null || this.#hasEnded) return;
    const { tables } = this.deps;
    switch (frame.type) {
      case 'command': {
        const { type, id, command, span: parent } = frame;
        // Without a context the gateway does not record it.
        const span = parent === undefined ? null : commandSpan(this.deps.tracer, command.type, parent);
        tables.submit(table, { type, from: this, id, command, receivedAt: performance.now(), span });
        break;
      }
      case 'history':
        tables.submit(table, { type: 'history', from: this, id: frame.id });
        break;
      case 'relay':
        tables.queue.send(this, frame.text);
        break;
      case 'leave':
        tables.unfollow(table, this);
        this.#hasEnded = true;
        // Sent after all pending replies, and even if their commit fails: the gateway waits for it.
        tables.queue.afterAll(() => {
          this.link.send({ type: 'left', channel: this.#channel });
          this.ended();
        });
        break;
      case 'follow':
        // A gateway sends `follow` only once on each channel.
        this.close('unavailable');
    }
  }
}
