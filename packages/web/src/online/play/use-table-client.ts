/** Joins a table for as long as a screen shows it. */

import { useEffect, useState } from 'preact/hooks';
import { rememberOnline } from '../../settings/been-online';
import { joinTable, type TableClient } from '../client/table-client';
import { followTurns } from '../notices/turn-notices';

/** Null before the first effect. `watch`: as a spectator, even with a seat. */
export function useTableClient(id: string, watch: boolean): TableClient | null {
  const [client, setClient] = useState<TableClient | null>(null);
  useEffect(() => {
    const table = joinTable(id, { watch });
    setClient(table);
    return () => table.close();
  }, [id, watch]);
  const isKnown = client !== null && client.me.value !== null;
  useEffect(() => {
    if (!isKnown) return;
    rememberOnline();
    followTurns();
  }, [isKnown]);
  return client;
}
