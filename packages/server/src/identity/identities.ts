/** Recognises guests by the token in their cookie, on one device or several. */

import { randomBytes } from 'node:crypto';
import type { Bus } from '../bus/bus.js';
import { LocalBus } from '../bus/local-bus.js';
import type { OperatingStore } from '../store/operating-store.js';
import type { GuestId, GuestStore } from '../store/store.js';
import { CODE_LIFE_MS, formatCode, newCode, parseCode } from './device-code.js';
import { RecentCache } from './recent-cache.js';
import { hashOf, newToken, type RequestCookie, tokenIn } from './token.js';

/** A new token, to be set as a cookie. */
export interface NewToken {
  readonly guest: GuestId;
  readonly token: string;
}

/** Tokens are only stored as hashes. */
export type TokenHash = string;

/** A browser that is a guest. */
interface Device {
  /** An id for lists. It is not a secret. */
  readonly device: string;
  readonly since: number;
  /** Whether it sent this request. */
  readonly isThis: boolean;
}

export interface Identities {
  /** The guest who sent a request; null if it has no cookie, or an unknown one. */
  guestOfRequest(cookie: RequestCookie): Promise<GuestId | null>;
  /** The hash of a request's token; null if it has none. */
  tokenHashOf(cookie: RequestCookie): TokenHash | null;
  /** The token of a known guest's request, if its cookie was not set for a day: browsers keep it for 400 days only. */
  renewalOf(cookie: RequestCookie): string | null;
  /** Calls the listener for every token that is revoked, here or on another node. */
  onRevoked(listener: (token: TokenHash) => void): void;
  /** Creates a guest. */
  createGuest(): Promise<NewToken>;
  /** Creates a code by which another device becomes the same guest. */
  createCode(guest: GuestId): Promise<{ readonly code: string; readonly until: number }>;
  /** Uses a code up. Returns a token that replaces the device's own; null if there is no such code. */
  useCode(typed: string, cookie: RequestCookie): Promise<NewToken | null>;
  /** The browsers that are this guest, the oldest first. */
  devicesOf(guest: GuestId, cookie: RequestCookie): Promise<readonly Device[]>;
  /** Signs one of them out. False if the guest has no such one. */
  endDevice(guest: GuestId, device: string): Promise<boolean>;
  /** Revokes the token of a request. The guest's other devices keep theirs. */
  revoke(cookie: RequestCookie): Promise<void>;
  /** Deletes what is stored of a guest outside of tables, and ends their tokens on all their devices. */
  forget(guest: GuestId): Promise<void>;
}

const CACHE_SIZE = 20_000;
/** If the message of another node is lost, a revoked token is still accepted for this long. */
const CACHE_TTL_MS = 30_000;
/** After a restart cookies are renewed earlier. */
const RENEWAL_MS = 24 * 60 * 60 * 1000;
const GUEST_BYTES = 16;
const DEVICE_LENGTH = 16;

export function createIdentities(
  store: GuestStore & Pick<OperatingStore, 'forgetGuest'>,
  now: () => number = Date.now,
  bus: Bus = new LocalBus().node(),
): Identities {
  const recent = new RecentCache<GuestId>(CACHE_SIZE, CACHE_TTL_MS);
  const renewed = new RecentCache<true>(CACHE_SIZE, RENEWAL_MS, now);
  const listeners: ((token: TokenHash) => void)[] = [];
  /** How many tokens were revoked. */
  let revoked = 0;

  async function issueToken(guest: GuestId, save: (tokenHash: string) => Promise<void>): Promise<NewToken> {
    const token = newToken();
    await save(hashOf(token));
    renewed.set(hashOf(token), true);
    return { guest, token };
  }

  function tokenHashOf(cookie: RequestCookie): TokenHash | null {
    const token = tokenIn(cookie);
    return token === null ? null : hashOf(token);
  }

  async function guestOfRequest(cookie: RequestCookie): Promise<GuestId | null> {
    const hash = tokenHashOf(cookie);
    if (hash === null) return null;
    const known = recent.get(hash);
    if (known !== undefined) return known;
    const before = revoked;
    const guest = await store.guestOf(hash);
    // A token was revoked meanwhile, maybe this one: look again.
    if (before !== revoked) return guestOfRequest(cookie);
    if (guest !== null) recent.set(hash, guest);
    return guest;
  }

  async function revoke(cookie: RequestCookie): Promise<void> {
    const hash = tokenHashOf(cookie);
    if (hash !== null) await revokeToken(hash);
  }

  async function revokeToken(hash: TokenHash): Promise<void> {
    await store.removeToken(hash);
    onTokenRevoked(hash);
    bus.publish('tokens', { tokenHash: hash });
  }

  async function forget(guest: GuestId): Promise<void> {
    for (const hash of await store.forgetGuest(guest, now())) {
      onTokenRevoked(hash);
      bus.publish('tokens', { tokenHash: hash });
    }
  }

  function onTokenRevoked(hash: TokenHash): void {
    revoked++;
    recent.delete(hash);
    for (const listener of listeners) listener(hash);
  }

  bus.subscribe('tokens', ({ tokenHash }) => onTokenRevoked(tokenHash));
  bus.onLoss(() => {
    // Tokens may have been revoked that this node has not heard of.
    revoked++;
    recent.clear();
  });

  function renewalOf(cookie: RequestCookie): string | null {
    const token = tokenIn(cookie);
    if (token === null || renewed.get(hashOf(token)) === true) return null;
    renewed.set(hashOf(token), true);
    return token;
  }

  return {
    guestOfRequest,
    renewalOf,
    tokenHashOf,
    revoke,
    forget,
    async devicesOf(guest, cookie) {
      const own = tokenHashOf(cookie);
      const tokens = await store.tokensOf(guest);
      return tokens.map(({ tokenHash, since }) => ({
        device: deviceOf(tokenHash),
        since,
        isThis: tokenHash === own,
      }));
    },
    async endDevice(guest, device) {
      const token = (await store.tokensOf(guest)).find(({ tokenHash }) => deviceOf(tokenHash) === device);
      if (token !== undefined) await revokeToken(token.tokenHash);
      return token !== undefined;
    },
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
    async useCode(typed, cookie) {
      const code = parseCode(typed);
      const guest = code === null ? null : await store.useCode(hashOf(code), now());
      if (guest === null) return null;
      const issued = await issueToken(guest, (tokenHash) => store.addToken(guest, tokenHash, now()));
      await revoke(cookie);
      return issued;
    },
  };
}

/** An id that does not reveal the stored hash of the token. */
function deviceOf(tokenHash: TokenHash): string {
  return hashOf(tokenHash).slice(0, DEVICE_LENGTH);
}
