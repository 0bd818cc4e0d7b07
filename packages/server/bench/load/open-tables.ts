/** Opens many tables and keeps them in stock with games, a few at once. */

import type { LoadTable, OpenTable, TableEvents } from './load-table.js';

const AT_ONCE = 20;

export async function openTables(
  open: OpenTable,
  { urls, tables }: { readonly urls: readonly string[]; readonly tables: number },
  eventsOf: (index: number) => TableEvents,
): Promise<readonly LoadTable[]> {
  const opened: LoadTable[] = [];
  for (let first = 0; first < tables; first += AT_ONCE) {
    const count = Math.min(AT_ONCE, tables - first);
    const indexes = Array.from({ length: count }, (_, offset) => first + offset);
    opened.push(...(await Promise.all(indexes.map((index) => open(urls, index, eventsOf(index))))));
  }
  return opened;
}

export async function stockUp(tables: readonly LoadTable[], games: number): Promise<void> {
  for (let first = 0; first < tables.length; first += AT_ONCE)
    await Promise.all(tables.slice(first, first + AT_ONCE).map((table) => table.stockUp(games)));
}
