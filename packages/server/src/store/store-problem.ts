/** Why a store can't be used: a reason for programs, and a message for operators. */

/** Clients and monitors see this as the reason of an `unavailable`. */
export type StoreReason =
  | 'unreachable'
  | 'refused'
  | 'missing'
  | 'forbidden'
  | 'read-only'
  | 'newer'
  | 'foreign'
  | 'full'
  | 'busy'
  | 'damaged'
  | 'occupied'
  | 'in-use'
  | 'unreadable'
  | 'failed';

/** `message` goes on from "The tables can't be kept: …". It holds no password. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem';

  constructor(
    readonly reason: StoreReason,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The log of one table can't be read. The others can. */
export class DamagedTable extends StoreProblem {
  constructor(table: string, fault: string) {
    super('damaged', `the log of table ${table} is damaged: ${fault}`);
  }
}

/** SQLite's primary result codes, without the extended part. */
const ofSqlite: Readonly<Record<number, StoreReason>> = {
  5: 'busy',
  6: 'busy',
  8: 'read-only',
  11: 'damaged',
  13: 'full',
  14: 'missing',
  26: 'damaged',
};

/** Codes of PostgreSQL, of the system, and of rows that another version wrote. */
const byCode: Readonly<Record<string, StoreReason>> = {
  '53100': 'full',
  ENOSPC: 'full',
  '57014': 'busy',
  '55P03': 'busy',
  XX001: 'damaged',
  XX002: 'damaged',
  ENOENT: 'missing',
  'bad-row': 'unreadable',
};

/** The reason that any error of a store stands for. */
export function storeReason(error: unknown): StoreReason {
  if (error instanceof StoreProblem) return error.reason;
  if (!(error instanceof Error)) return 'failed';
  if ('errcode' in error) return ofSqlite[Number(error.errcode) % 256] ?? 'failed';
  return ('code' in error && byCode[String(error.code)]) || 'failed';
}
