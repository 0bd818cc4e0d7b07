/** The gateway's side: links to the nodes that own tables, and the channels of its own clients over them. */

import { WebSocket } from 'ws';
import type { ClientConnection } from '../connections/connection.js';
import type { Log } from '../observing/log.js';
import type { NodeId, NodeLease } from '../store/store.js';
import type { CommandRequest, TableRequest } from '../tables/effects/table-request.js';
import { type RemoteTables, type TableAccess, TableUnavailable } from '../tables/load/table-access.js';
import type { Span, Tracer } from '../tracing/tracer.js';
import { isTextFrame, type ReplyFrame, type RequestFrame, replyFrames } from './frames.js';
import { constantTimeEqual, type Handshake, LINK_HEADER } from './handshake.js';
import { LinkSocket, MAX_MESSAGE_LENGTH } from './link-socket.js';

export const NODE_PATH = '/api/node';
/** How long a link may take to open, in milliseconds. A paused node accepts connections, but does not answer. */
const OPEN_TIMEOUT = 1000;
/** When a client may retry a table whose owner has another version, in milliseconds. */
const RETRY_AFTER = 1000;

export interface LinkDeps {
  readonly handshake: Handshake;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  readonly tracer: Tracer;
  /** This node. */
  node(): NodeId;
}

export class NodeLinks implements RemoteTables {
  readonly #links = new Map<NodeId, Promise<Link>>();
  #isClosed = false;

  constructor(private readonly deps: LinkDeps) {}

  async open(table: string, owner: NodeLease): Promise<TableAccess> {
    const link = await this.#linkTo(owner);
    return link.open(table);
  }

  /** How many links to other nodes are open, or about to be. */
  get count(): number {
    return this.#links.size;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const link of this.#links.values())
      await link.then(
        (opened) => opened.close(),
        () => {},
      );
  }

  /** Opens a link, or uses the open one. */
  #linkTo(owner: NodeLease): Promise<Link> {
    if (this.#isClosed) throw new Error('the links are closed');
    const known = this.#links.get(owner.id);
    if (known !== undefined) return known;
    const forget = (): void => void this.#links.delete(owner.id);
    const opening = openLink(owner, this.deps, forget);
    this.#links.set(owner.id, opening);
    opening.catch(forget);
    return opening;
  }
}

async function openLink(owner: NodeLease, deps: LinkDeps, closed: () => void): Promise<Link> {
  const { handshake, log, node, tracer } = deps;
  const span = tracer.start('link', {});
  span?.step('open');
  try {
    return new Link(await openSocket(owner, { handshake, node }), log, closed);
  } finally {
    span?.end();
  }
}

async function openSocket(
  owner: NodeLease,
  { handshake, node }: Pick<LinkDeps, 'handshake' | 'node'>,
): Promise<WebSocket> {
  const address = new URL(owner.address);
  address.pathname = NODE_PATH;
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  const { header, answer } = handshake.sign(node(), owner.id);
  const socket = new WebSocket(address, {
    headers: { [LINK_HEADER]: header },
    handshakeTimeout: OPEN_TIMEOUT,
    maxPayload: MAX_MESSAGE_LENGTH,
    perMessageDeflate: false,
  });
  let isAuthentic = false;
  socket.once('upgrade', ({ headers }) => {
    const given = headers[LINK_HEADER];
    isAuthentic = typeof given === 'string' && constantTimeEqual(given, answer);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.on('error', reject);
    socket.once('unexpected-response', (_, { headers, statusCode }) => {
      const isOther = headers[LINK_HEADER] === 'other-version';
      reject(isOther ? new TableUnavailable('other-version', RETRY_AFTER) : new Error(`it answered ${statusCode}`));
      socket.terminate();
    });
  });
  if (!isAuthentic) {
    socket.terminate();
    throw new Error('the other node does not know the secret');
  }
  return socket;
}

interface Channel {
  readonly connection: ClientConnection;
  /** Called when the connection has left; null while it follows. */
  left: (() => void) | null;
}

class Link {
  readonly #socket: LinkSocket<RequestFrame, ReplyFrame>;
  readonly #channels = new Map<number, Channel>();
  /** The spans of unanswered commands, with the text by which their reply is recognised. */
  readonly #spans = new Map<Span, { readonly channel: number; readonly mark: string }>();
  #lastChannel = 0;

  constructor(socket: WebSocket, log: LinkDeps['log'], closed: () => void) {
    log.info('link-opened');
    this.#socket = new LinkSocket(socket, {
      schema: replyFrames,
      isCommon: isTextFrame,
      log,
      receive: (frame) => this.#receive(frame),
      closed: () => {
        closed();
        log.info('link-closed');
        for (const channel of [...this.#channels.keys()]) this.#end(channel, 'unavailable');
      },
    });
  }

  close(): void {
    this.#socket.close();
  }

  /** For one connection, which sends `follow` first. */
  open(table: string): TableAccess {
    let channel = 0;
    return {
      submit: (request) => {
        if (request.type === 'follow') channel = this.#follow(table, request);
        else if (request.type === 'command') {
          const { type, id, command, span } = request;
          if (!span) this.#socket.send({ type, channel, id, command });
          else this.#sendRecorded(channel, request, span);
        } else if (request.type === 'history') this.#socket.send({ type: 'history', channel, id: request.id });
      },
      leave: () => this.#leave(channel),
      send: (_, text) => this.#socket.send({ type: 'relay', channel, text }),
    };
  }

  #sendRecorded(channel: number, { type, id, command }: CommandRequest, span: Span): void {
    span.step('pass on');
    this.#spans.set(span, { channel, mark: `"id":${JSON.stringify(id)}` });
    this.#socket.send({ type, channel, id, command, span: span.context });
  }

  /** Ends the spans that a text answers, or all of a channel. */
  #endSpans(channel: number, text: string | null): void {
    for (const [span, asked] of this.#spans) {
      if (asked.channel !== channel || (text !== null && !text.includes(asked.mark))) continue;
      this.#spans.delete(span);
      span.end(text === null);
    }
  }

  #follow(table: string, { from, id, watches }: TableRequest & { readonly type: 'follow' }): number {
    const channel = ++this.#lastChannel;
    this.#channels.set(channel, { connection: from, left: null });
    if (this.#socket.isOpen)
      this.#socket.send({ type: 'follow', channel, table, guest: from.guest, network: from.network, id, watches });
    else this.#end(channel, 'unavailable');
    return channel;
  }

  #leave(channel: number): Promise<void> {
    const known = this.#channels.get(channel);
    if (known === undefined) return Promise.resolve();
    return new Promise((resolve) => {
      known.left = resolve;
      this.#socket.send({ type: 'leave', channel });
    });
  }

  #receive(frame: ReplyFrame): void {
    const channel = this.#channels.get(frame.channel);
    if (channel === undefined) return;
    if (frame.type === 'text') {
      channel.connection.send(frame.text);
      if (this.#spans.size > 0) this.#endSpans(frame.channel, frame.text);
    } else this.#end(frame.channel, frame.type === 'close' ? frame.reason : 'unavailable');
  }

  /** Nothing more comes on a channel. A client that has not left is disconnected, and reconnects. */
  #end(number: number, reason: Parameters<ClientConnection['close']>[0]): void {
    const channel = this.#channels.get(number);
    this.#channels.delete(number);
    this.#endSpans(number, null);
    if (channel === undefined) return;
    if (channel.left === null) channel.connection.close(reason);
    else channel.left();
  }
}
