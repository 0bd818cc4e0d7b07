/**
 * How two nodes authenticate each other: each signs with the secret of their store. A signature names both nodes and a
 * nonce, so it can't be replayed. It does not depend on clocks, which may differ.
 */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { NodeId } from '../store/store.js';
import { LINK_VERSION } from './frames.js';

/** Browsers can't set it. The response has a header of the same name. */
export const LINK_HEADER = 'x-riverstone-link';

/** Why a link is refused. `other-node`: it is for a node that had this address before. */
export type LinkRefusal = 'forged' | 'other-version' | 'other-node';

export class Handshake {
  /** The id that others signed for, and the nonces they used. Each lease has a new id. */
  #self: NodeId | null = null;
  readonly #used = new Set<string>();

  constructor(private readonly secret: string) {}

  /** What one node sends to another. */
  sign(from: NodeId, to: NodeId, version = LINK_VERSION): { readonly header: string; readonly answer: string } {
    const nonce = randomBytes(16).toString('hex');
    const payload = [version, from, to, nonce].join(' ');
    return { header: `${payload} ${this.#mac(`ask ${payload}`)}`, answer: this.#mac(`answer ${payload}`) };
  }

  /** The answer to a header that was sent to this node, or why there is none. */
  check(header: string, self: NodeId): { readonly answer: string } | LinkRefusal {
    const [version, from, to, nonce, mac, ...rest] = header.split(' ');
    const payload = [version, from, to, nonce].join(' ');
    if (mac === undefined || rest.length > 0 || !constantTimeEqual(mac, this.#mac(`ask ${payload}`))) return 'forged';
    if (version !== LINK_VERSION) return 'other-version';
    if (to !== self) return 'other-node';
    if (self !== this.#self) this.#used.clear();
    this.#self = self;
    if (nonce === undefined || this.#used.has(nonce)) return 'forged';
    this.#used.add(nonce);
    return { answer: this.#mac(`answer ${payload}`) };
  }

  #mac(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('hex');
  }
}

export function constantTimeEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
