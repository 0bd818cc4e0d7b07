/** Recognises guests by the token in their cookie, on one device or several. */

import { randomBytes } from 'node:crypto';
import { type Bus, LocalBus } from '../bus/bus.js';
import type { GuestId, GuestStore } from '../store/store.js';
import { CODE_LIFE_MS, formatCode, newCode, parseCode } from './device-code.js';
import { RecentCache } from './recent-cache.js';
import { hashOf, newToken, tokenIn } from './token.js';

/** The headers that identify a guest. */
interface IdentifyingHeaders {
  readonly cookie?: string | undefined;
}

/** A new token, to be set as a cookie. */
export interface NewToken {
  readonly guest: GuestId;
  readonly token: string;
}

/** Tokens are only stored as hashes. */
export type TokenHash = string;

export interface Identities {
  /** The guest who sent a request; null if it has no cookie, or an unknown one. */
  guestOfRequest(headers: IdentifyingHeaders): Promise<GuestId | null>;
  /** The hash of a request's token; null if it has none. */
  tokenHashOf(headers: IdentifyingHeaders): TokenHash | null;
  /** Calls the listener for every token that is revoked, here or on another node. */
  onRevoked(listener: (token: TokenHash) => void): void;
  /** Creates a guest. */
  createGuest(): Promise<NewToken>;
  /** Creates a code by which another device becomes the same guest. */
  createCode(guest: GuestId): Promise<{ readonly code: string; readonly until: number }>;
  /** Uses a code up. Returns a token that replaces the device's own; null if there is no such code. */
  useCode(typed: string, headers: IdentifyingHeaders): Promise<NewToken | null>;
  /** Revokes the token of a request. The guest's other devices keep theirs. */
  revoke(headers: IdentifyingHeaders): Promise<void>;
}

const CACHE_SIZE = 20_000;
/** If the message of another node is lost, a revoked token is still accepted for this long. */
const CACHE_TTL_MS = 30_000;
const GUEST_BYTES = 16;

export function createIdentities(
  store: GuestStore,
  now: () => number = Date.now,
  bus: Bus = new LocalBus().node(),
): Identities {
  const recent = new RecentCache<GuestId>(CACHE_SIZE, CACHE_TTL_MS);
  const listeners: ((token: TokenHash) => void)[] = [];
  /** How many tokens were revoked. */
  let revoked = 0;

  async function issueToken(guest: GuestId, save: (tokenHash: string) => Promise<void>): Promise<NewToken> {
    const token = newToken();
    await save(hashOf(token));
    return { guest, token };
  }

  function tokenHashOf(headers: IdentifyingHeaders): TokenHash | null {
    const token = tokenIn(headers.cookie);
    return token === null ? null : hashOf(token);
  }

  async function guestOfRequest(headers: IdentifyingHeaders): Promise<GuestId | null> {
    const hash = tokenHashOf(headers);
    if (hash === null) return null;
    const known = recent.get(hash);
    if (known !== undefined) return known;
    const before = revoked;
    const guest = await store.guestOf(hash);
    // A token was revoked meanwhile, maybe this one: look again.
    if (before !== revoked) return guestOfRequest(headers);
    if (guest !== null) recent.set(hash, guest);
    return guest;
  }

  async function revoke(headers: IdentifyingHeaders): Promise<void> {
    const hash = tokenHashOf(headers);
    if (hash === null) return;
    await store.removeToken(hash);
    onTokenRevoked(hash);
    bus.publish({ kind: 'token-revoked', tokenHash: hash });
  }

  function onTokenRevoked(hash: TokenHash): void {
    revoked++;
    recent.delete(hash);
    for (const listener of listeners) listener(hash);
  }

  bus.subscribe((message) => {
    if (message.kind === 'token-revoked') onTokenRevoked(message.tokenHash);
  });

  return {
    guestOfRequest,
    tokenHashOf,
    revoke,
    onRevoked: (listener) => void listeners.push(listener),
    createGuest() {
      const guest = randomBytes(GUEST_BYTES).toString('base64url');
      return issueToken(guest, (tokenHash) => store.createGuest(guest, tokenHash, now()));
    },
    async createCode(guest) {
      const code = newCode();
      const made = now();
      const until = made + CODE_LIFE_MS;
      await store.addCode(guest, hashOf(code), until, made);
      return { code: formatCode(code), until };
    },
    async useCode(typed, headers) {
      const code = parseCode(typed);
      const guest = code === null ? null : await store.useCode(hashOf(code), now());
      if (guest === null) return null;
      const issued = await issueToken(guest, (tokenHash) => store.addToken(guest, tokenHash, now()));
      await revoke(headers);
      return issued;
    },
  };
}
