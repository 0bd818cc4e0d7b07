/**
 * Limits new names at a table by network. One network can't take all the names, and a removed or muted person can't
 * come back at once under another name. Kept in memory only, while the table is loaded.
 */

import type { Refusal } from '@riverstone/rules';
import type { GuestId } from '../../store/store.js';

/** Room for a family of eight and their guests. */
const MOST_NAMES = 12;

export class NewNameLimiter {
  readonly #names = new Map<string, number>();
  readonly #networks = new Map<GuestId, string>();
  /** The blocked networks, each with the member who was removed or muted. */
  readonly #blocked = new Map<string, { readonly guest: GuestId; readonly code: 'removed' | 'muted' }>();

  /** Why this network gets no new name; null if it may have one. An undefined network is not limited. */
  refusal(network: string | undefined): Refusal | null {
    if (network === undefined) return null;
    const blocked = this.#blocked.get(network);
    if (blocked !== undefined) return { code: blocked.code, detail: {} };
    return (this.#names.get(network) ?? 0) >= MOST_NAMES ? { code: 'table-full', detail: { most: MOST_NAMES } } : null;
  }

  /** Notes the network of a connected member. */
  saw(guest: GuestId, network: string | undefined): void {
    if (network !== undefined) this.#networks.set(guest, network);
  }

  /** The network of a member; undefined if it is unknown or not limited. */
  networkOf(guest: GuestId): string | undefined {
    return this.#networks.get(guest);
  }

  joined(guest: GuestId, network: string | undefined): void {
    this.saw(guest, network);
    if (network !== undefined) this.#names.set(network, (this.#names.get(network) ?? 0) + 1);
  }

  /** Blocks a member's network, unless the host is on it: their household must not suffer. */
  block(guest: GuestId, code: 'removed' | 'muted', host: GuestId | undefined): void {
    const network = this.#networks.get(guest);
    if (network === undefined || (host !== undefined && this.#networks.get(host) === network)) return;
    this.#blocked.set(network, { guest, code });
  }

  /** The member is no longer muted. */
  unblock(guest: GuestId): void {
    for (const [network, blocked] of this.#blocked)
      if (blocked.guest === guest && blocked.code === 'muted') this.#blocked.delete(network);
  }
}
