/** A game on this device is over: keeps its summary, and the day's result if it was one. */

import { finishDay } from '../daily/finish-day';
import { loadGame } from '../games';
import { store } from '../table/saved/device-store';
import type { SavedTable, TableLog } from '../table/saved/saved-table';
import { gameSummaries } from './game-summaries';
import type { GameSummary } from './game-summary';
import { summarise } from './summarise';

export async function keepFinished(table: SavedTable, log: TableLog): Promise<void> {
  await finishDay(table, log);
  const page = await loadGame(table.game);
  const summary = page.withParts((parts) => summarise(parts, table, log));
  // If the last move was taken back, the game may have ended differently.
  const isNew = (before: GameSummary | null): boolean => String(before?.scores) !== String(summary.scores);
  await gameSummaries.change(table.id, (before) => (isNew(before) ? summary : null));
}

/** Adds the summaries of finished tables that have none, because the tab was closed just then. */
export async function summariseMissing(): Promise<void> {
  const known = new Set((await gameSummaries.all()).map(({ id }) => id));
  const { readSavedTable } = await import('../table/saved/read-saved-table');
  for (const { id, table } of await store.list()) {
    if (table?.standing.over !== true || known.has(id)) continue;
    const read = readSavedTable(await store.read(id));
    if (read.ok) await keepFinished(read.table, read.log);
  }
}
