/** What lies in the browser's storage, read and changed behind the page's back. */

import type { Page } from 'playwright-core';
import { deobfuscate, obfuscate } from '../../src/table/saved/obfuscate';
import type { SavedTable, TableLog } from '../../src/table/saved/saved-table';

/** Runs in a page: all rows of a kind, as they lie there. */
export async function readRows(kind: string): Promise<unknown[]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('riverstone');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const rows = await new Promise<unknown[]>((resolve) => {
    const request = database.transaction(kind).objectStore(kind).getAll();
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  return rows;
}

/** Runs in a page: puts a row there in place of the one with its id. */
export async function writeRow({ kind, row }: { readonly kind: string; readonly row: unknown }): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('riverstone');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  await new Promise((resolve) => {
    const transaction = database.transaction(kind, 'readwrite');
    transaction.objectStore(kind).put(row);
    transaction.oncomplete = resolve;
  });
  database.close();
}

export function storedTables(page: Page): Promise<SavedTable[]> {
  return page.evaluate(readRows, 'tables') as Promise<SavedTable[]>;
}

export function replaceStoredTable(page: Page, table: unknown): Promise<void> {
  return page.evaluate(writeRow, { kind: 'tables', row: table });
}

/** What is in the obfuscated log. */
export function logOf(table: SavedTable): TableLog {
  return JSON.parse(deobfuscate(table.obfuscatedLog, table.logKey));
}

/** The same table with another log. */
export function withLog(table: SavedTable, log: TableLog): SavedTable {
  return { ...table, obfuscatedLog: obfuscate(JSON.stringify(log), table.logKey) };
}
