/** Rows and summaries for tests of stores. */

import type { FixedSummary, LogRow, NewLogRow, StoredSummary } from '../../../src/store/store.js';

export const row = (version: number, body = `{"n":${version}}`): LogRow => ({ version, at: 1000 + version, body });
export const newRow = (version: number, changes: Partial<NewLogRow> = {}): NewLogRow => ({
  ...row(version),
  awaited: [],
  ...changes,
});

export function summary(
  table: string,
  changes: Partial<FixedSummary> = {},
  guests: readonly string[] = ['ada'],
): StoredSummary {
  return {
    summary: {
      table,
      game: 'kakuzu',
      options: {},
      phase: 'gathering',
      seats: [{ name: 'Ada', bot: null }],
      host: 'Ada',
      listed: false,
      paused: false,
      days: null,
      outcome: null,
      ...changes,
    },
    seats: [guests[0] ?? null, null],
    guests,
  };
}
