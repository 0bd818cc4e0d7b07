/** WebSockets on the server's port: who may open one, heartbeats, and how they are closed. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { limits as sizes } from '@riverstone/protocol';
import { PROTOCOL_VERSION } from '@riverstone/protocol/schemas';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import type { ClientConnection } from '../connections/connection.js';
import { MultiMap } from '../connections/multi-map.js';
import { addressOf } from '../http/address.js';
import { sendFinalResponse } from '../http/final-response.js';
import { isKnownHost } from '../http/host.js';
import type { HttpSettings } from '../http/http-deps.js';
import { isOwnOrigin } from '../http/origin.js';
import type { HttpRefusal } from '../http/refusal-status.js';
import { requestCookie } from '../http/request-client.js';
import type { Identities, TokenHash } from '../identity/identities.js';
import { type LimitSetting, type Limits, takeForClient } from '../limits/limits.js';
import { customerNetworkOf } from '../limits/networks.js';
import type { LinkServer } from '../links/link-server.js';
import type { Log } from '../observing/log.js';
import type { CutReason, Metrics } from '../observing/metrics.js';
import type { OperatorLists } from '../operating/operator-lists.js';
import type { GuestId } from '../store/store.js';
import type { Tables } from '../tables/tables.js';
import { commandSpan, type Tracer } from '../tracing/tracer.js';
import { serializeMessage } from '../wire/serialize-message.js';
import { FrameCounter } from './frame-counter.js';
import { SocketSession } from './socket-session.js';
import { readTextFrame, writeTextFrame } from './text-frames.js';

const SOCKET_PATH = '/api/socket';
/** How often sockets are pinged, in milliseconds. One that has not answered by the next ping is closed. */
const PING_INTERVAL = 7000;
/** A client with more unsent bytes than this is disconnected. It may reconnect and load the table again. */
const MAX_UNSENT = 1_048_576;
/** A message comes in one frame and few packets. */
const MAX_PIECES = 64;
const closeCodes = { replaced: 1008, unavailable: 1011, restart: 1012, tooMany: 1013 } as const;

export interface SocketServices {
  readonly tables: Tables;
  readonly identities: Identities;
  readonly limits: Limits;
  readonly settings: HttpSettings & { readonly limits: LimitSetting };
  readonly log: Log;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  readonly lists: OperatorLists;
  /** How often sockets are pinged, in milliseconds. The default is `PING_INTERVAL`. */
  readonly pingEvery?: number | undefined;
  /** Accepts the links of other nodes; null for a single node. */
  readonly links: Pick<LinkServer, 'accept'> | null;
  clock(): number;
  isDraining(): boolean;
}

/** Who opened a socket. */
interface Admitted {
  readonly guest: GuestId;
  readonly token: TokenHash;
  readonly address: string;
}

/** Who opens a socket, or why they may not. */
type Admission = Admitted | Exclude<HttpRefusal, 'failed'>;

export class SocketServer {
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: sizes.messageBytes,
    perMessageDeflate: false,
    maxFragments: MAX_PIECES,
    maxBufferedChunks: MAX_PIECES,
    autoPong: false,
  });
  readonly #alive = new WeakSet<WebSocket>();
  /** Closes the sockets that were opened with a token. */
  readonly #ends = new MultiMap<TokenHash, () => void>();
  /** Who is connected. */
  readonly #connected = new Map<ClientConnection, Admitted>();
  readonly #pinging: NodeJS.Timeout;
  #count = 0;

  constructor(
    server: Server,
    private readonly services: SocketServices,
  ) {
    services.identities.onRevoked((token) => {
      for (const end of this.#ends.of(token)) end();
    });
    services.lists.onChange(() => this.#heedLists());
    server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
    this.#pinging = setInterval(() => this.#ping(), services.pingEvery ?? PING_INTERVAL);
  }

  /** How many sockets are open. */
  get count(): number {
    return this.#sockets.clients.size;
  }

  /** The network that a guest is connected from; null if they are not. */
  addressOf(guest: GuestId): string | null {
    for (const connected of this.#connected.values()) if (connected.guest === guest) return connected.address;
    return null;
  }

  /** Bans or announcements have changed. Banned clients reconnect, and are refused when they join a table. */
  #heedLists(): void {
    const { lists } = this.services;
    const text = announcementsOf(lists);
    for (const [connection, who] of this.#connected) {
      connection.send(text);
      if (lists.bannedUntil(who) !== undefined) connection.close('unavailable');
    }
  }

  /** Asks all clients to reconnect, and closes all sockets. */
  close(): void {
    clearInterval(this.#pinging);
    for (const socket of this.#sockets.clients) {
      socket.send(serializeMessage({ type: 'bye', reason: 'restart' }));
      socket.close(closeCodes.restart);
    }
  }

  /** Drops the sockets that are still open. */
  terminate(): void {
    for (const socket of this.#sockets.clients) socket.terminate();
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    try {
      if (this.services.links?.accept(request, socket, head) === true) return;
      const entered = await this.#admit(request);
      if (typeof entered === 'string') this.#refuse(socket, entered);
      else this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#open(opened, entered, socket));
    } catch (error) {
      this.services.log.error('socket-failed', { error });
      this.#refuse(socket, 'unavailable');
    }
  }

  #refuse(socket: Duplex, code: HttpRefusal): void {
    this.services.metrics.upgradeRefused(code);
    sendFinalResponse(socket, { code, ...(code === 'no-socket' ? { headers: { upgrade: 'websocket' } } : {}) });
  }

  async #admit({ headers, url, socket }: IncomingMessage): Promise<Admission> {
    const { identities, limits, settings, isDraining } = this.services;
    const address = addressOf({ headers, socket }, settings.proxies);
    // Counted like any other request, before anything is looked up.
    if (!(await limits.requests.address.take(address)).ok) return 'too-fast';
    if (headers.upgrade?.toLowerCase() !== 'websocket') return 'no-socket';
    if (url?.split('?', 1)[0] !== SOCKET_PATH) return 'not-found';
    if (isDraining()) return 'unavailable';
    if (!isKnownHost(headers.host, settings)) return 'wrong-host';
    if (!isOwnOrigin(headers, settings.origins)) return 'wrong-origin';
    const cookie = requestCookie({ headers, socket }, settings);
    const token = identities.tokenHashOf(cookie);
    const guest = await identities.guestOfRequest(cookie);
    if (token === null || guest === null) return 'no-guest';
    return (await takeForClient(limits.connections, { guest, address })).ok ? { guest, token, address } : 'too-fast';
  }

  #open(socket: WebSocket, { guest, token, address }: Admitted, stream: Duplex): void {
    const { limits, metrics, tables, clock, log, lists, tracer, settings } = this.services;
    // The library closes sockets that break the protocol. The `close` event does the rest.
    socket.on('error', () => socket.terminate());
    const key = `${++this.#count}`;
    // Also for refused clients: they may send on until the close is complete.
    const frames = new FrameCounter();
    stream.on('data', (bytes: Buffer) => {
      if (!limits.frames.socket.take(key, frames.count(bytes)).ok) cut(socket, 'flood', metrics);
    });
    if (!this.#enter(guest, address)) {
      metrics.upgradeRefused('too-many');
      socket.close(closeCodes.tooMany, 'too many sockets');
      return;
    }
    const network = settings.limits === 'off' ? undefined : customerNetworkOf(address);
    const connection = connect(socket, stream, { guest, network }, metrics);
    const session = new SocketSession(connection, key, {
      tables,
      limits,
      clock,
      bannedUntil: () => lists.bannedUntil({ guest, address }),
      span: (command) => commandSpan(tracer, command),
      count: (outcome) => metrics.command(outcome),
      report: (error) => log.error('table-failed', { error }),
    });
    metrics.connections(this.#sockets.clients.size);
    tables.connected(connection);
    this.#connected.set(connection, { guest, token, address });
    const receive = (text: string): void => {
      try {
        session.receive(text);
      } catch (error) {
        // A bug here closes this socket and affects nobody else.
        log.error('socket-failed', { error });
        socket.terminate();
      }
    };
    const hear = (data: RawData, isBinary: boolean): void => receive(isBinary ? '' : String(data));
    let isHeard = true;
    takeFirst(stream, (bytes) => {
      if (!isHeard || socket.readyState !== WebSocket.OPEN || !frames.isBetween) return false;
      const text = readTextFrame(bytes);
      if (text === null) return false;
      if (limits.frames.socket.take(key).ok) receive(text);
      else socket.terminate();
      return true;
    });
    const end = (): void => {
      // The client may send more messages before it hears that it is disconnected.
      socket.off('message', hear);
      isHeard = false;
      session.close();
      socket.send(serializeMessage({ type: 'bye', reason: 'replaced' }));
      socket.close(closeCodes.replaced);
    };
    this.#ends.add(token, end);
    this.#alive.add(socket);
    socket.on('pong', () => this.#alive.add(socket));
    // Answered here, not by the library: pings count as messages, and a client that does not read gets no more pongs.
    socket.on('ping', (data) => {
      if (!limits.messages.socket.take(key).ok) cut(socket, 'flood', metrics);
      else if (socket.bufferedAmount > MAX_UNSENT) cut(socket, 'slow', metrics);
      else socket.pong(data);
    });
    socket.on('message', hear);
    socket.on('close', () => {
      metrics.connections(this.#sockets.clients.size);
      session.close();
      this.#ends.delete(token, end);
      tables.disconnected(connection);
      this.#connected.delete(connection);
      limits.openSockets.guest.release(guest);
      limits.openSockets.address.release(address);
    });
    socket.send(serializeMessage({ type: 'hello', v: PROTOCOL_VERSION, now: clock() }));
    if (lists.announcements.length > 0) socket.send(announcementsOf(lists));
  }

  #enter(guest: GuestId, address: string): boolean {
    const { openSockets } = this.services.limits;
    if (!openSockets.guest.acquire(guest)) return false;
    if (openSockets.address.acquire(address)) return true;
    openSockets.guest.release(guest);
    return false;
  }

  #ping(): void {
    for (const socket of this.#sockets.clients) {
      if (!this.#alive.has(socket)) {
        cut(socket, 'silent', this.services.metrics);
        continue;
      }
      this.#alive.delete(socket);
      socket.ping();
    }
  }
}

/** Bytes that `take` accepts reach no other listener. */
function takeFirst(stream: Duplex, take: (bytes: Buffer) => boolean): void {
  const emit = stream.emit.bind(stream);
  stream.emit = (event: string | symbol, ...values: unknown[]): boolean =>
    (event === 'data' && take(values[0] as Buffer)) || emit(event, ...values);
}

type Client = Pick<ClientConnection, 'guest' | 'network'>;

function connect(socket: WebSocket, stream: Duplex, { guest, network }: Client, metrics: Metrics): ClientConnection {
  return {
    guest,
    network,
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) return;
      if (stream.writableLength > MAX_UNSENT) {
        // A client that does not read would not read a reason either.
        cut(socket, 'slow', metrics);
        return;
      }
      metrics.sent(text.length);
      writeTextFrame(stream, text);
    },
    close(reason) {
      // A flood must stop at once: a normal close waits for the client.
      if (reason === 'flood') cut(socket, reason, metrics);
      else {
        if (reason === 'restart' && socket.readyState === WebSocket.OPEN)
          socket.send(serializeMessage({ type: 'bye', reason }));
        socket.close(closeCodes[reason]);
      }
    },
  };
}

function announcementsOf(lists: OperatorLists): string {
  return serializeMessage({ type: 'announcements', announcements: [...lists.announcements] });
}

/** Ends a socket without a close frame. */
function cut(socket: WebSocket, reason: CutReason, metrics: Metrics): void {
  // Data that has already arrived could still emit events and exceed a limit again.
  if (socket.readyState !== WebSocket.CLOSED && socket.readyState !== WebSocket.CLOSING) metrics.cut(reason);
  socket.terminate();
}
