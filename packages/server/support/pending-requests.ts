/** Requests without a reply yet. They are sent again on every new socket. */

import { randomUUID } from 'node:crypto';
import type { ClientMessage, ServerMessage } from '@riverstone/protocol';

interface Waiting {
  readonly text: string;
  readonly settle: (reply: ServerMessage) => void;
  readonly fail: (error: Error) => void;
}

export class PendingRequests {
  private readonly prefix = randomUUID().slice(0, 18);
  private count = 0;
  private readonly waiting = new Map<string, Waiting>();
  /** The requests that were sent on the current socket. */
  private readonly sent = new Set<string>();
  private readonly send: (text: string) => void;

  constructor(send: (text: string) => void) {
    this.send = send;
  }

  /** An id that was never used. */
  nextId(): string {
    return `${this.prefix}-${++this.count}`;
  }

  /** Keeps a request until it is answered; `settled` hears the reply before anything that comes behind it. */
  keep(message: ClientMessage, settled: (reply: ServerMessage) => void): Promise<ServerMessage> {
    return new Promise((resolve, fail) => {
      const settle = (reply: ServerMessage): void => {
        settled(reply);
        resolve(reply);
      };
      this.waiting.set(message.id, { text: JSON.stringify(message), settle, fail });
    });
  }

  /** Sends what was not sent on this socket, in the order in which it was asked. */
  flush(): void {
    for (const [id, { text }] of this.waiting) {
      if (this.sent.has(id)) continue;
      this.sent.add(id);
      this.send(text);
    }
  }

  /** A new socket is open: all requests must be sent again. */
  startOver(): void {
    this.sent.clear();
  }

  answer(id: string, reply: ServerMessage): void {
    const request = this.waiting.get(id);
    this.waiting.delete(id);
    this.sent.delete(id);
    request?.settle(reply);
  }

  failAll(error: Error): void {
    for (const { fail } of this.waiting.values()) fail(error);
    this.waiting.clear();
  }
}
