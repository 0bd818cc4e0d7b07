/** Rows of one kind on this device; in this tab's memory where the database is forbidden or full. */

import type { DeviceTableStore, ObjectStoreName } from './table-store';

export class RowStore<Row extends { readonly id: string }> {
  /** Rows that could not be written. */
  readonly #unsaved = new Map<string, Row>();

  /** `read` checks a stored row; null for one that this page can't read. */
  constructor(
    private readonly store: Pick<DeviceTableStore, 'database' | 'refused'>,
    private readonly kind: ObjectStoreName,
    private readonly read: (raw: unknown) => Row | null,
  ) {}

  /** All rows that can be read. */
  async all(): Promise<readonly Row[]> {
    const database = await this.store.database();
    const raw: readonly unknown[] = (await database?.getAll(this.kind)) ?? [];
    const rows = new Map(raw.flatMap((each) => this.#entry(each)));
    for (const [id, row] of this.#unsaved) rows.set(id, row);
    return [...rows.values()];
  }

  async get(id: string): Promise<Row | null> {
    const unsaved = this.#unsaved.get(id);
    if (unsaved !== undefined) return unsaved;
    const database = await this.store.database();
    return this.read(await database?.get(this.kind, id));
  }

  /** Writes a row in place of the one with its id. */
  put(row: Row): Promise<Row> {
    return this.change(row.id, () => row) as Promise<Row>;
  }

  /**
   * Changes a row in one transaction, so that two tabs agree. `change` gets null where there is no row, and returns
   * null to leave things as they are. Returns what is there then.
   */
  async change(id: string, change: (before: Row | null) => Row | null): Promise<Row | null> {
    const unsaved = this.#unsaved.get(id);
    const database = await this.store.database();
    if (unsaved !== undefined || database === null) return this.#changeHere(id, unsaved ?? null, change);
    try {
      const transaction = database.transaction(this.kind, 'readwrite', { durability: 'strict' });
      const before = this.read(await transaction.store.get(id));
      const after = change(before);
      if (after !== null) await transaction.store.put(after);
      await transaction.done;
      return after ?? before;
    } catch (error) {
      this.store.refused(error);
      return this.#changeHere(id, null, change);
    }
  }

  async remove(id: string): Promise<void> {
    this.#unsaved.delete(id);
    const database = await this.store.database();
    await database?.delete(this.kind, id);
  }

  #changeHere(id: string, before: Row | null, change: (before: Row | null) => Row | null): Row | null {
    const after = change(before);
    if (after !== null) this.#unsaved.set(id, after);
    return after ?? before;
  }

  #entry(raw: unknown): readonly (readonly [string, Row])[] {
    const row = this.read(raw);
    return row === null ? [] : [[row.id, row]];
  }
}
