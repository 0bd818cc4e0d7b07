/** The summaries of finished games on this device. */

import { store } from '../table/saved/device-store';
import { RowStore } from '../table/saved/row-store';
import { type GameSummary, readGameSummary } from './game-summary';

export const gameSummaries = new RowStore<GameSummary>(store, 'summaries', readGameSummary);

/** Keeps how accurate each seat was, once a game was reviewed: from 0 to 1; null for a seat without decisions. */
export async function keepAccuracy(table: string, accuracy: readonly (number | null)[]): Promise<void> {
  await gameSummaries.change(table, (before) => before && { ...before, accuracy, touchedAt: Date.now() });
}
