/** A socket that sends whatever it is told to, and keeps what comes back. */

import { once } from 'node:events';
import type { Socket } from 'node:net';
import WebSocket from 'ws';

export class RawSocket {
  readonly texts: string[] = [];
  /** The code it was closed with; null while it is open. */
  closed: number | null = null;
  readonly #looking = new Set<() => void>();

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      this.texts.push(String(data));
      this.#look();
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.#look();
    });
    // A socket that is cut off says so by an error first; the close is what counts.
    socket.on('error', () => this.#look());
  }

  /** `isSilent`: it answers no ping, like one whose other end has vanished. */
  static async open(url: string, cookie: string, isSilent = false): Promise<RawSocket> {
    const raw = RawSocket.knock(url, { cookie }, isSilent);
    await once(raw.socket, 'open');
    return raw;
  }

  /** Asks for a socket; whether there is one, its texts and its end tell. */
  static knock(url: string, headers: Readonly<Record<string, string>>, isSilent = false): RawSocket {
    const { origin, host, search } = new URL(url);
    const options = { headers, origin, perMessageDeflate: false, autoPong: !isSilent };
    return new RawSocket(new WebSocket(`ws://${host}/api/socket${search}`, options));
  }

  /** Writes bytes past the library: no frame that it would send. */
  sendBytes(...bytes: number[]): void {
    // The library keeps its own socket to itself; there is no other way to break its rules.
    (this.socket as unknown as { _socket: Socket })._socket.write(Buffer.from(bytes));
  }

  send(text: string | Buffer): void {
    this.socket.send(text);
  }

  /** Resolves when something is true, looked at whenever something has come. */
  until(isTrue: (socket: RawSocket) => boolean): Promise<void> {
    if (isTrue(this)) return Promise.resolve();
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isTrue(this)) return;
        this.#looking.delete(look);
        resolve();
      };
      this.#looking.add(look);
    });
  }

  /** The answer to a message, by its id. */
  async answerTo(id: string): Promise<unknown> {
    const isIt = (text: string): boolean => (JSON.parse(text) as { id?: unknown }).id === id;
    await this.until(({ texts }) => texts.some(isIt));
    return JSON.parse(this.texts.find(isIt) ?? 'null');
  }

  async close(): Promise<void> {
    this.socket.terminate();
    await this.until(({ closed }) => closed !== null);
  }

  #look(): void {
    for (const look of [...this.#looking]) look();
  }
}
