/** Who somebody is: guests, known again by the token in their cookie, on one device or several. */

import { randomBytes } from 'node:crypto';
import { type Bus, LocalBus } from '../bus/bus.js';
import type { GuestId, GuestStore } from '../store/store.js';
import { CODE_LIFE_MS, newCode, readCode, shownCode } from './device-code.js';
import { Recent } from './recent.js';
import { hashOf, newToken, tokenIn } from './token.js';

/** As much of a request's headers as tells who sends it. */
interface IdentifyingHeaders {
  readonly cookie?: string | undefined;
}

/** A guest with a token that no browser has yet. */
export interface Arrival {
  readonly guest: GuestId;
  readonly token: string;
}

/** What a token is known by here. */
export type TokenHash = string;

export interface Identities {
  /** Whose request it is; null where there is no cookie, or one that nobody has. */
  guestOfRequest(headers: IdentifyingHeaders): Promise<GuestId | null>;
  /** What the token of a request is known by; null where there is none. */
  tokenOf(headers: IdentifyingHeaders): TokenHash | null;
  /** Hears of every token that has ended, here or on another node. */
  onEnd(hear: (token: TokenHash) => void): void;
  /** Somebody new. */
  welcome(): Promise<Arrival>;
  /** A code by which another device becomes the same guest. */
  makeCode(guest: GuestId): Promise<{ readonly code: string; readonly until: number }>;
  /** Uses a code up: a token for this device, in place of the one it has; null where there is no such code. */
  useCode(typed: string, headers: IdentifyingHeaders): Promise<Arrival | null>;
  /** The token of this request ends; the guest's other devices keep theirs. */
  forget(headers: IdentifyingHeaders): Promise<void>;
}

const REMEMBERED = 20_000;
/** Another node may have ended a token, and the word of it been lost: so long may this one not know. */
const REMEMBERED_MS = 30_000;
const GUEST_BYTES = 16;

export function createIdentities(
  store: GuestStore,
  now: () => number = Date.now,
  bus: Bus = new LocalBus().node(),
): Identities {
  const recent = new Recent<GuestId>(REMEMBERED, REMEMBERED_MS);
  const listeners: ((token: TokenHash) => void)[] = [];
  /** How many tokens have ended here. */
  let ended = 0;

  async function arrive(guest: GuestId, keep: (tokenHash: string) => Promise<void>): Promise<Arrival> {
    const token = newToken();
    await keep(hashOf(token));
    return { guest, token };
  }

  function tokenOf(headers: IdentifyingHeaders): TokenHash | null {
    const token = tokenIn(headers.cookie);
    return token === null ? null : hashOf(token);
  }

  async function guestOfRequest(headers: IdentifyingHeaders): Promise<GuestId | null> {
    const hash = tokenOf(headers);
    if (hash === null) return null;
    const known = recent.get(hash);
    if (known !== undefined) return known;
    const before = ended;
    const guest = await store.guestOf(hash);
    // A token that has ended meanwhile, this or another, is asked for once more.
    if (before !== ended) return guestOfRequest(headers);
    if (guest !== null) recent.set(hash, guest);
    return guest;
  }

  async function forget(headers: IdentifyingHeaders): Promise<void> {
    const hash = tokenOf(headers);
    if (hash === null) return;
    await store.removeToken(hash);
    end(hash);
    bus.publish({ kind: 'token-revoked', tokenHash: hash });
  }

  function end(hash: TokenHash): void {
    ended++;
    recent.delete(hash);
    for (const hear of listeners) hear(hash);
  }

  bus.subscribe((message) => {
    if (message.kind === 'token-revoked') end(message.tokenHash);
  });

  return {
    guestOfRequest,
    tokenOf,
    forget,
    onEnd: (hear) => void listeners.push(hear),
    welcome() {
      const guest = randomBytes(GUEST_BYTES).toString('base64url');
      return arrive(guest, (tokenHash) => store.createGuest(guest, tokenHash, now()));
    },
    async makeCode(guest) {
      const code = newCode();
      const made = now();
      const until = made + CODE_LIFE_MS;
      await store.addCode(guest, hashOf(code), until, made);
      return { code: shownCode(code), until };
    },
    async useCode(typed, headers) {
      const code = readCode(typed);
      const guest = code === null ? null : await store.useCode(hashOf(code), now());
      if (guest === null) return null;
      const arrival = await arrive(guest, (tokenHash) => store.addToken(guest, tokenHash, now()));
      await forget(headers);
      return arrival;
    },
  };
}
