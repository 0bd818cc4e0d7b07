/** Downloads a game's record as a file. */

import { saveFile } from '../../ui/save-file';
import type { BaseTable } from '../game-table';

export async function downloadRecord(table: BaseTable): Promise<void> {
  const record = await table.record();
  const file = new Blob([`${JSON.stringify(record, null, 2)}\n`], { type: 'application/json' });
  saveFile(file, `${record.game}-${new Date().toISOString().slice(0, 10)}.riverstone.json`);
}
