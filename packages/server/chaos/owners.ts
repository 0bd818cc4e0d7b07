/** Which node owns each table, as the store has it: asked directly, without a proxy; unknown while it is away. */

import { openStore } from '../src/store/open-store.js';
import type { Store, TableNumber } from '../src/store/store.js';

export class Owners {
  readonly #ids = new Map<TableNumber, string>();

  private constructor(readonly store: Store) {}

  static async open(place: string): Promise<Owners> {
    return new Owners(await openStore(place));
  }

  /** The address of the owner of each of these tables that has one. */
  async of(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const owners = new Map<string, string>();
    for (const table of tables) await this.#learn(table);
    for (const { id, address } of await this.store.liveNodes())
      for (const number of await this.store.ownedBy(id)) {
        const table = this.#ids.get(number);
        if (table !== undefined) owners.set(table, address);
      }
    return owners;
  }

  async #learn(table: string): Promise<void> {
    if ([...this.#ids.values()].includes(table)) return;
    const number = await this.store.numberOf(table);
    if (number !== null) this.#ids.set(number, table);
  }
}
