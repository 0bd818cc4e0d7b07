/** SQLite as Node has it built in, or from a package with the same interface where Node is older. */

/** As much of `node:sqlite` as is used here. */
export interface Statement {
  run(...values: readonly Value[]): { readonly changes: number | bigint; readonly lastInsertRowid: number | bigint };
  get(...values: readonly Value[]): unknown;
  all(...values: readonly Value[]): unknown[];
}
export interface Database {
  exec(sql: string): void;
  prepare(sql: string): Statement;
  close(): void;
}
type Value = string | number | null;

interface Driver {
  readonly DatabaseSync: new (file: string) => Database;
}

/** Opens a database file, or makes it. */
export async function openDatabase(file: string): Promise<Database> {
  const { DatabaseSync } = await loadDriver();
  return new DatabaseSync(file);
}

/** Node has it without a flag from 22.13 on. */
async function loadDriver(): Promise<Driver> {
  const builtIn = process.getBuiltinModule?.('node:sqlite') as Driver | undefined;
  return builtIn ?? ((await import('@photostructure/sqlite')) as unknown as Driver);
}
