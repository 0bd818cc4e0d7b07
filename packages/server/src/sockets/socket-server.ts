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
import type { HttpSettings } from '../http/http-deps.js';
import { isOwnOrigin } from '../http/origin.js';
import type { HttpRefusal } from '../http/refusal-status.js';
import type { Identities, TokenHash } from '../identity/identities.js';
import { type Limits, takeFor } from '../limits/limits.js';
import type { Log } from '../observing/log.js';
import type { Metrics } from '../observing/metrics.js';
import type { GuestId } from '../store/store.js';
import type { Tables } from '../tables/tables.js';
import { serializeMessage } from '../wire/serialize-message.js';
import { SocketSession } from './socket-session.js';

const SOCKET_PATH = '/api/socket';
/** How often sockets are pinged, in milliseconds. One that has not answered by the next ping is dead: within 15 s. */
const PING_INTERVAL = 7000;
/** A client with more unsent bytes than this is disconnected. It may reconnect and load the table again. */
const MOST_UNSENT = 1_048_576;
const closeCodes = { replaced: 1008, unavailable: 1011, restart: 1012, tooMany: 1013 } as const;

export interface SocketServices {
  readonly tables: Tables;
  readonly identities: Identities;
  readonly limits: Limits;
  readonly settings: HttpSettings;
  readonly log: Log;
  readonly metrics: Metrics;
  /** How often sockets are pinged, in milliseconds. The default is `PING_INTERVAL`. */
  readonly pingEvery?: number | undefined;
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
    autoPong: false,
  });
  readonly #alive = new WeakSet<WebSocket>();
  /** Closes the sockets that were opened with a token. */
  readonly #ends = new MultiMap<TokenHash, () => void>();
  readonly #pinging: NodeJS.Timeout;
  #count = 0;

  constructor(
    server: Server,
    private readonly services: SocketServices,
  ) {
    services.identities.onRevoked((token) => {
      for (const end of this.#ends.of(token)) end();
    });
    server.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
    this.#pinging = setInterval(() => this.#ping(), services.pingEvery ?? PING_INTERVAL);
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
      const entered = await this.#admit(request);
      if (typeof entered === 'string') refuse(socket, entered);
      else this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#open(opened, entered));
    } catch (error) {
      this.services.log.error('socket-failed', { error });
      refuse(socket, 'unavailable');
    }
  }

  async #admit({ headers, url, socket }: IncomingMessage): Promise<Admission> {
    const { identities, limits, settings, isDraining } = this.services;
    const address = addressOf({ headers, socket }, settings.proxies);
    // Counted like any other request, before anything is looked up.
    if (!(await limits.requests.address.take(address)).ok) return 'too-fast';
    if (headers.upgrade?.toLowerCase() !== 'websocket') return 'no-socket';
    if (url?.split('?', 1)[0] !== SOCKET_PATH) return 'not-found';
    if (isDraining()) return 'unavailable';
    if (!isOwnOrigin(headers, settings.origins)) return 'wrong-origin';
    const token = identities.tokenHashOf(headers);
    const guest = await identities.guestOfRequest(headers);
    if (token === null || guest === null) return 'no-guest';
    return (await takeFor(limits.connections, { guest, address })).ok ? { guest, token, address } : 'too-fast';
  }

  #open(socket: WebSocket, { guest, token, address }: Admitted): void {
    const { limits, metrics, tables, clock, log } = this.services;
    // The library closes sockets that break the protocol. The `close` event does the rest.
    socket.on('error', () => socket.terminate());
    if (!this.#enter(guest, address)) {
      socket.close(closeCodes.tooMany, 'too many sockets');
      return;
    }
    const connection = connect(socket, guest, metrics);
    const key = `${++this.#count}`;
    const session = new SocketSession(connection, key, {
      tables,
      limits,
      clock,
      count: (outcome) => metrics.command(outcome),
      report: (error) => log.error('table-failed', { error }),
    });
    metrics.connections(this.#sockets.clients.size);
    tables.connected(connection);
    const hear = (data: RawData, isBinary: boolean): void => {
      try {
        session.receive(isBinary ? '' : String(data));
      } catch (error) {
        // A bug here closes this socket and affects nobody else.
        log.error('socket-failed', { error });
        socket.terminate();
      }
    };
    const end = (): void => {
      // The client may send more messages before it hears that it is disconnected.
      socket.off('message', hear);
      session.close();
      socket.send(serializeMessage({ type: 'bye', reason: 'replaced' }));
      socket.close(closeCodes.replaced);
    };
    this.#ends.add(token, end);
    this.#alive.add(socket);
    socket.on('pong', () => this.#alive.add(socket));
    // Answered here, not by the library: pings count as messages, and a client that does not read gets no more pongs.
    socket.on('ping', (data) => {
      if (!limits.messages.socket.take(key).ok || socket.bufferedAmount > MOST_UNSENT) socket.terminate();
      else socket.pong(data);
    });
    socket.on('message', hear);
    socket.on('close', () => {
      metrics.connections(this.#sockets.clients.size);
      session.close();
      this.#ends.delete(token, end);
      tables.disconnected(connection);
      limits.openSockets.guest.release(guest);
      limits.openSockets.address.release(address);
    });
    socket.send(serializeMessage({ type: 'hello', v: PROTOCOL_VERSION, now: clock() }));
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
        socket.terminate();
        continue;
      }
      this.#alive.delete(socket);
      socket.ping();
    }
  }
}

function connect(socket: WebSocket, guest: GuestId, metrics: Metrics): ClientConnection {
  return {
    guest,
    send(text) {
      if (socket.readyState !== WebSocket.OPEN) return;
      if (socket.bufferedAmount > MOST_UNSENT) {
        // A client that does not read would not read a reason either.
        socket.terminate();
        return;
      }
      metrics.sent(text.length);
      socket.send(text);
    },
    close(reason) {
      // A flood must stop at once: a normal close waits for the client.
      if (reason === 'flood') socket.terminate();
      else socket.close(closeCodes[reason]);
    },
  };
}

function refuse(socket: Duplex, code: HttpRefusal): void {
  sendFinalResponse(socket, { code, ...(code === 'no-socket' ? { headers: { upgrade: 'websocket' } } : {}) });
}
