/**
 * Group commit: whatever is done at all tables in one turn of the event loop (in three where many play) becomes one commit, and
 * nothing that tells of it leaves before it is on disk.
 */

import type { ClientConnection } from '../../connections/connection.js';
import type { Append, TableNumber, TableStore } from '../../store/store.js';

/** A table whose rows are on their way to the disk. */
export interface Committing {
  readonly number: TableNumber;
  /**
   * None of the rows were kept: another node was faster (`conflict`), or the store can't be written to (`failure`). What was
   * answered meanwhile stood on them and was not sent. All of it in the order in which it was done.
   */
  lost(reason: 'conflict' | 'failure', lost: readonly Lost[]): void;
}

/** Something that was not kept, or an answer that stood on that, and how to try again where somebody asked for it. */
export interface Lost {
  retry(): void;
  refuse(): void;
}

interface Row extends Lost {
  readonly append: Append;
  readonly table: Committing;
}

interface Message {
  readonly table: Committing | null;
  readonly to: Pick<ClientConnection, 'send'>;
  readonly text: string;
  /** Answers anew, where this is an answer that no row stands for. */
  readonly again?: (() => void) | undefined;
}

export interface CommitObserver {
  committed(rows: number, milliseconds: number): void;
  failed(error: unknown): void;
  /** Something that was kept could not be told. */
  untold(error: unknown): void;
}

type Item = Row | Message;

/**
 * Where many play at once, the event loop looks so often at what has come before it commits: all that was sent while the last commit
 * was under way is there by then, and half as many commits do. It waits for nothing, so nobody who plays alone notices.
 */
const MORE_LOOKS = 2;

const isRow = (item: Item): item is Row => 'append' in item;

export class CommitQueue {
  /** What was done and what is to be said of it, in order. */
  #items: Item[] = [];
  /** What is being written. */
  #writing: readonly Item[] | null = null;
  #isScheduled = false;
  /** Whether the last commit was of more than one. */
  #isCrowded = false;
  #waiting: (() => void)[] = [];

  constructor(
    private readonly store: Pick<TableStore, 'append'>,
    private readonly observer: CommitObserver,
  ) {}

  append(row: Row): void {
    this.#items.push(row);
    this.#schedule();
  }

  /** Sends a message when everything that was done before is on disk. */
  send(table: Committing | null, to: ClientConnection, text: string, again?: () => void): void {
    this.#items.push({ table, to, text, again });
    this.#schedule();
  }

  /** Does something else when everything that was done before is on disk: telling other nodes, say. */
  after(table: Committing, work: () => void): void {
    this.#items.push({ table, to: { send: work }, text: '' });
    this.#schedule();
  }

  /** Whether something of a table is on its way. */
  holds(table: Committing): boolean {
    const isOfTable = (item: Item): boolean => item.table === table;
    return this.#items.some(isOfTable) || this.#writing?.some(isOfTable) === true;
  }

  /** Resolves when everything that was done until now is on disk and sent. */
  settled(): Promise<void> {
    if (this.#isIdle) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#schedule();
    });
  }

  get #isIdle(): boolean {
    return this.#items.length + this.#waiting.length === 0 && this.#writing === null;
  }

  #schedule(): void {
    if (this.#isScheduled || this.#writing !== null) return;
    this.#isScheduled = true;
    this.#commitAfter(this.#isCrowded ? MORE_LOOKS : 0);
  }

  /** Looks so often at what has come meanwhile: it goes into the same commit. */
  #commitAfter(looks: number): void {
    setImmediate(() => (looks === 0 ? void this.#turn() : this.#commitAfter(looks - 1)));
  }

  async #turn(): Promise<void> {
    this.#isScheduled = false;
    const [items, waiting] = [this.#items, this.#waiting];
    this.#items = [];
    this.#waiting = [];
    this.#writing = items;
    const lost = await this.#commit(items);
    this.#writing = null;
    for (const item of items) if (!isRow(item) && (item.table === null || !lost.has(item.table))) this.#tell(item);
    for (const resolve of waiting) resolve();
    if (!this.#isIdle) this.#schedule();
  }

  /** Whoever can't be told keeps nobody else from hearing what is theirs. */
  #tell({ to, text }: Message): void {
    try {
      to.send(text);
    } catch (error) {
      this.observer.untold(error);
    }
  }

  /** Writes the rows; the tables that lost theirs. */
  async #commit(items: readonly Item[]): Promise<ReadonlySet<Committing>> {
    const rows = items.filter(isRow);
    this.#isCrowded = rows.length > 1;
    if (rows.length === 0) return new Set();
    const started = performance.now();
    let conflicts: ReadonlySet<TableNumber>;
    try {
      conflicts = await this.store.append(rows.map(({ append }) => append));
    } catch (error) {
      this.observer.failed(error);
      return this.#lose(items, 'failure', () => true);
    }
    this.observer.committed(rows.length, performance.now() - started);
    if (conflicts.size === 0) return new Set();
    return this.#lose(items, 'conflict', (table) => conflicts.has(table.number));
  }

  /** What was done at those tables since stands on rows that are not there: it is lost along with them. */
  #lose(
    written: readonly Item[],
    reason: 'conflict' | 'failure',
    isLost: (table: Committing) => boolean,
  ): ReadonlySet<Committing> {
    const tables = new Set(written.flatMap((item) => (isRow(item) && isLost(item.table) ? [item.table] : [])));
    const all = [...written, ...this.#items];
    this.#items = this.#items.filter(({ table }) => table === null || !tables.has(table));
    for (const table of tables)
      table.lost(
        reason,
        all.filter((item) => item.table === table).flatMap((item) => lostOf(item)),
      );
    return tables;
  }
}

/** A message that only tells of something is told again when that happens again. */
function lostOf(item: Item): readonly Lost[] {
  if (isRow(item)) return [item];
  const { again } = item;
  return again === undefined ? [] : [{ retry: again, refuse: again }];
}
