/** What lies in the browser's storage, read and changed behind the page's back. */

import type { Page } from 'playwright-core';
import { deobfuscate, obfuscate } from '../../src/table/saved/obfuscate';
import type { SavedTable, TableLog } from '../../src/table/saved/saved-table';

/** Everything under a table's id, as it lies there. */
export async function storedTables(page: Page): Promise<SavedTable[]> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('riverstone');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const tables = await new Promise<never[]>((resolve) => {
      const request = database.transaction('tables').objectStore('tables').getAll();
      request.onsuccess = () => resolve(request.result as never[]);
    });
    database.close();
    return tables;
  });
}

/** Puts a table there in place of the one with its id. */
export async function keepInstead(page: Page, table: unknown): Promise<void> {
  await page.evaluate(async (kept) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('riverstone');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    await new Promise((resolve) => {
      const transaction = database.transaction('tables', 'readwrite');
      transaction.objectStore('tables').put(kept);
      transaction.oncomplete = resolve;
    });
    database.close();
  }, table);
}

/** What is in the obfuscated log. */
export function logOf(table: SavedTable): TableLog {
  return JSON.parse(deobfuscate(table.obfuscatedLog, table.logKey));
}

/** The same table with another log. */
export function withLog(table: SavedTable, log: TableLog): SavedTable {
  return { ...table, obfuscatedLog: obfuscate(JSON.stringify(log), table.logKey) };
}
