/** The tables on this device, and what lists them: loaded only where there are any. */

import { useEffect, useState } from 'preact/hooks';
import type { ListedTable } from '../table/saved/table-store';
import { attempt } from '../ui/feedback/attempt';
import { store } from './device-tables';
import type { TableList } from './saved-tables';

export interface SavedTables {
  readonly underWay: readonly ListedTable[];
  readonly finished: readonly ListedTable[];
  /** Null where there is nothing to list. */
  readonly List: typeof TableList | null;
  remove(id: string): Promise<void>;
}

/** Null until they are read. */
export function useSavedTables(): SavedTables | null {
  const [read, setRead] = useState<Omit<SavedTables, 'remove'> | null>(null);
  const refresh = async (): Promise<void> => {
    const tables = await store.list();
    const List = tables.length === 0 ? null : (await import('./saved-tables')).TableList;
    const isFinished = ({ table }: ListedTable): boolean => table?.standing.over === true;
    setRead({
      List,
      underWay: tables.filter((each) => !isFinished(each)),
      finished: tables.filter(isFinished),
    });
  };
  useEffect(() => attempt(refresh()), []);
  if (read === null) return null;
  const remove = async (id: string): Promise<void> => {
    await store.remove(id);
    await refresh();
  };
  return { ...read, remove };
}
