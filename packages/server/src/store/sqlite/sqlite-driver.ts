/** SQLite: built into Node, or for older versions from a package with the same interface. */

/** The part of `node:sqlite` that is used here. */
export interface Statement {
  run(...values: readonly Value[]): { readonly changes: number | bigint; readonly lastInsertRowid: number | bigint };
  get(...values: readonly Value[]): unknown;
  all(...values: readonly Value[]): unknown[];
  iterate(...values: readonly Value[]): IterableIterator<unknown>;
}
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}
type Value = string | number | null;

interface Driver {
  readonly DatabaseSync: new (file: string, options?: DatabaseOptions) => Database;
}

interface DatabaseOptions {
  /** If set, the file must exist, and its write-ahead log is left as it is. */
  readonly readOnly?: boolean;
}

/** Opens a database file, or creates it. */
export async function openDatabase(file: string, options: DatabaseOptions = {}): Promise<Database> {
  const { DatabaseSync } = await loadDriver();
  return new DatabaseSync(file, options);
}

/** Built in without a flag since Node 22.13. */
async function loadDriver(): Promise<Driver> {
  const builtIn = process.getBuiltinModule?.('node:sqlite') as Driver | undefined;
  return builtIn ?? ((await import('@photostructure/sqlite')) as unknown as Driver);
}
