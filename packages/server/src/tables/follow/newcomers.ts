/**
 * Who may take a new name at a table, by the network that they come from. Nobody takes all the names, and whoever was
 * removed or muted does not come back at once as somebody else. Kept in memory only, while the table is loaded.
 */

import type { Refusal } from '@riverstone/rules';
import type { GuestId } from '../../store/store.js';

/** Room for a family of eight and their guests. */
const MOST_NAMES = 12;

export class Newcomers {
  readonly #names = new Map<string, number>();
  readonly #networks = new Map<GuestId, string>();
  /** Who was removed or muted, by their network. */
  readonly #unwelcome = new Map<string, { readonly guest: GuestId; readonly code: 'removed' | 'muted' }>();

  /** Why nobody new may come from there; null if they may. Undefined is a network that nobody counts. */
  refusal(network: string | undefined): Refusal | null {
    if (network === undefined) return null;
    const unwelcome = this.#unwelcome.get(network);
    if (unwelcome !== undefined) return { code: unwelcome.code, detail: {} };
    return (this.#names.get(network) ?? 0) >= MOST_NAMES ? { code: 'table-full', detail: { most: MOST_NAMES } } : null;
  }

  /** A member is here. */
  saw(guest: GuestId, network: string | undefined): void {
    if (network !== undefined) this.#networks.set(guest, network);
  }

  /** Where a member comes from, as far as that is known and counted. */
  networkOf(guest: GuestId): string | undefined {
    return this.#networks.get(guest);
  }

  joined(guest: GuestId, network: string | undefined): void {
    this.saw(guest, network);
    if (network !== undefined) this.#names.set(network, (this.#names.get(network) ?? 0) + 1);
  }

  /** Those who sit beside the host are not kept out with their neighbour. */
  keepOut(guest: GuestId, code: 'removed' | 'muted', host: GuestId | undefined): void {
    const network = this.#networks.get(guest);
    if (network === undefined || (host !== undefined && this.#networks.get(host) === network)) return;
    this.#unwelcome.set(network, { guest, code });
  }

  /** They are heard again. */
  forgive(guest: GuestId): void {
    for (const [network, unwelcome] of this.#unwelcome)
      if (unwelcome.guest === guest && unwelcome.code === 'muted') this.#unwelcome.delete(network);
  }
}
