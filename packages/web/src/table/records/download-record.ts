/** Downloads a game's record as a file. */

import type { BaseTable } from '../game-table';

export async function downloadRecord(table: BaseTable): Promise<void> {
  const record = await table.record();
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(record, null, 2)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${record.game}-${new Date().toISOString().slice(0, 10)}.riverstone.json`;
  link.click();
  URL.revokeObjectURL(url);
}
