/**
 * Group commit: whatever is done at all tables in one turn of the event loop becomes one commit, and nothing that tells of it
 * leaves before it is on disk.
 */

import type { Connection } from '../sockets/connection.js';
import type { Append, TableNumber, TableStore } from '../store/store.js';

/** A table whose rows are on their way to the disk. */
export interface Committing {
  readonly number: TableNumber;
  /**
   * None of the rows were kept: another node was faster (`conflict`), or the store can't be written to (`failure`). What was
   * answered meanwhile stood on them and was not sent: each of `again` answers anew.
   */
  lost(reason: 'conflict' | 'failure', rows: readonly LostRow[], again: readonly (() => void)[]): void;
}

/** A row that was not kept, and how to try again, where somebody asked for it. */
export interface LostRow {
  retry(): void;
  refuse(): void;
}

interface Row extends LostRow {
  readonly append: Append;
  readonly table: Committing;
}

interface Message {
  readonly table: Committing | null;
  readonly to: Pick<Connection, 'send'>;
  readonly text: string;
  /** Answers anew, where this is an answer that no row stands for. */
  readonly again?: (() => void) | undefined;
}

export interface CommitObserver {
  committed(rows: number, milliseconds: number): void;
  failed(error: unknown): void;
}

export class CommitQueue {
  #rows: Row[] = [];
  #messages: Message[] = [];
  #isScheduled = false;
  #isWriting = false;
  #waiting: (() => void)[] = [];

  constructor(
    private readonly store: Pick<TableStore, 'append'>,
    private readonly observer: CommitObserver,
  ) {}

  append(row: Row): void {
    this.#rows.push(row);
    this.#schedule();
  }

  /** Sends a message when everything that was done before is on disk. */
  send(table: Committing | null, to: Connection, text: string, again?: () => void): void {
    this.#messages.push({ table, to, text, again });
    this.#schedule();
  }

  /** Does something else when everything that was done before is on disk: telling other nodes, say. */
  after(table: Committing, work: () => void): void {
    this.#messages.push({ table, to: { send: work }, text: '' });
    this.#schedule();
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
    return this.#rows.length + this.#messages.length + this.#waiting.length === 0 && !this.#isWriting;
  }

  #schedule(): void {
    if (this.#isScheduled || this.#isWriting) return;
    this.#isScheduled = true;
    setImmediate(() => void this.#turn());
  }

  async #turn(): Promise<void> {
    this.#isScheduled = false;
    const [rows, messages, waiting] = [this.#rows, this.#messages, this.#waiting];
    this.#rows = [];
    this.#messages = [];
    this.#waiting = [];
    this.#isWriting = true;
    const lost = await this.#commit(rows, messages);
    this.#isWriting = false;
    for (const { table, to, text } of messages) if (table === null || !lost.has(table)) to.send(text);
    for (const resolve of waiting) resolve();
    if (!this.#isIdle) this.#schedule();
  }

  /** Writes the rows; the tables that lost theirs. */
  async #commit(rows: readonly Row[], messages: readonly Message[]): Promise<ReadonlySet<Committing>> {
    if (rows.length === 0) return new Set();
    const started = performance.now();
    let conflicts: ReadonlySet<TableNumber>;
    try {
      conflicts = await this.store.append(rows.map(({ append }) => append));
    } catch (error) {
      this.observer.failed(error);
      return this.#lose({ rows, messages }, 'failure', () => true);
    }
    this.observer.committed(rows.length, performance.now() - started);
    if (conflicts.size === 0) return new Set();
    return this.#lose({ rows, messages }, 'conflict', (table) => conflicts.has(table.number));
  }

  /** What was done at those tables since stands on rows that are not there: it is lost along with them. */
  #lose(
    turn: { readonly rows: readonly Row[]; readonly messages: readonly Message[] },
    reason: 'conflict' | 'failure',
    isLost: (table: Committing) => boolean,
  ): ReadonlySet<Committing> {
    const tables = new Set(turn.rows.map(({ table }) => table).filter(isLost));
    const rows = [...turn.rows, ...this.#rows];
    const messages = [...turn.messages, ...this.#messages];
    this.#rows = this.#rows.filter(({ table }) => !tables.has(table));
    this.#messages = this.#messages.filter(({ table }) => table === null || !tables.has(table));
    for (const table of tables) {
      const again = messages.flatMap((message) => (message.table === table && message.again ? [message.again] : []));
      table.lost(
        reason,
        rows.filter((row) => row.table === table),
        again,
      );
    }
    return tables;
  }
}
