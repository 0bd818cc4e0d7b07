/** What lies in the browser's storage, read and changed behind the page's back. */

import type { Page } from 'playwright-core';
import { deobfuscate, obfuscate } from '../../src/table/saved/obfuscate';
import type { SavedTable, TableLog } from '../../src/table/saved/saved-table';

/** Runs in a page: all tables, as they lie there. */
export async function readTables(): Promise<SavedTable[]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('riverstone');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const tables = await new Promise<SavedTable[]>((resolve) => {
    const request = database.transaction('tables').objectStore('tables').getAll();
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  return tables;
}

/** Runs in a page: puts a table there in place of the one with its id. */
export async function writeTable(table: unknown): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('riverstone');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  await new Promise((resolve) => {
    const transaction = database.transaction('tables', 'readwrite');
    transaction.objectStore('tables').put(table);
    transaction.oncomplete = resolve;
  });
  database.close();
}

export function storedTables(page: Page): Promise<SavedTable[]> {
  return page.evaluate(readTables);
}

export function keepInstead(page: Page, table: unknown): Promise<void> {
  return page.evaluate(writeTable, table);
}

/** What is in the obfuscated log. */
export function logOf(table: SavedTable): TableLog {
  return JSON.parse(deobfuscate(table.obfuscatedLog, table.logKey));
}

/** The same table with another log. */
export function withLog(table: SavedTable, log: TableLog): SavedTable {
  return { ...table, obfuscatedLog: obfuscate(JSON.stringify(log), table.logKey) };
}
