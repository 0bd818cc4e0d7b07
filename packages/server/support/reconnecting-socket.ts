/** A WebSocket that reconnects by itself. */

import WebSocket from 'ws';

export interface SocketOptions {
  /**
   * The address of the server: `http://127.0.0.1:8080`, or with `?table=…` for a balancer. A function may choose
   * another node for each attempt.
   */
  readonly url: string | (() => string);
  /** The cookie that `newGuest` got. */
  readonly cookie: string;
  /** How long to wait before another attempt to come back, in milliseconds. */
  readonly retryAfter?: number;
}

interface Ears {
  hear(text: string): void;
  /** The connection is lost; another one will be made. */
  lost(): void;
}

export class ReconnectingSocket {
  /** How often the connection was lost. */
  breaks = 0;
  private readonly options: SocketOptions;
  private readonly ears: Ears;
  private socket: WebSocket | null = null;
  private wanted = true;
  private heardOnce = false;

  constructor(options: SocketOptions, ears: Ears) {
    this.options = options;
    this.ears = ears;
  }

  /** Opens the socket. Resolves with the server's first message; rejects if there is none. */
  connect(): Promise<void> {
    const { url, cookie } = this.options;
    const { origin, host, protocol, search } = new URL(typeof url === 'string' ? url : url());
    const socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket${search}`, {
      headers: { cookie },
      origin,
      perMessageDeflate: false,
    });
    this.socket = socket;
    let hasSpoken = false;
    return new Promise((resolve, reject) => {
      socket.on('message', (data) => {
        hasSpoken = true;
        this.heardOnce = true;
        this.ears.hear(data.toString());
        resolve();
      });
      // Every error is followed by a close. Rejecting does nothing once the first word was heard.
      socket.on('error', reject);
      socket.once('close', (code) => {
        reject(new Error(`the socket was closed with ${code} before a word`));
        this.lose(hasSpoken);
      });
    });
  }

  /** Sends a text; what is sent while the connection breaks is lost, as on any socket. */
  send(text: string): void {
    this.socket?.send(text);
  }

  /** Cuts the connection without a close frame, as in a tunnel. */
  cut(): void {
    this.socket?.terminate();
  }

  /** Closes the socket. It does not reconnect any more. */
  async close(): Promise<void> {
    this.wanted = false;
    const { socket } = this;
    if (socket === null || socket.readyState === WebSocket.CLOSED) return;
    const gone = new Promise((resolve) => socket.once('close', resolve));
    socket.close();
    await gone;
  }

  private lose(wasConnected: boolean): void {
    this.ears.lost();
    // If the first attempt failed, there is no other one.
    if (!this.wanted || !this.heardOnce) return;
    if (wasConnected) this.breaks++;
    setTimeout(() => this.comeBack(), this.options.retryAfter ?? 50);
  }

  private comeBack(): void {
    if (!this.wanted) return;
    // An attempt that fails closes its socket, and that leads to the next one.
    this.connect().catch(() => undefined);
  }
}
