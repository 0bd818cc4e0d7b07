/** All finished games: of this device, and of the server where there is one. */

import { useEffect, useState } from 'preact/hooks';
import { store } from '../table/saved/device-store';
import { attempt } from '../ui/feedback/attempt';
import { gameSummaries } from './game-summaries';
import { summariseMissing } from './keep-finished';
import { onlineGames } from './online-games';
import type { FinishedGame } from './statistics';

export interface History {
  /** The last one first; null until they are read. */
  readonly games: readonly FinishedGame[] | null;
  readonly hasOnlineFailed: boolean;
  /** The tables that can still be replayed. */
  readonly tables: ReadonlySet<string>;
  /** Reads this device again. */
  refresh(): Promise<void>;
  /** Deletes a game of this device and its table. */
  remove(id: string): Promise<void>;
}

export function useHistory(): History {
  const [local, setLocal] = useState<readonly FinishedGame[] | null>(null);
  const [tables, setTables] = useState<ReadonlySet<string>>(new Set());
  const [online, setOnline] = useState<readonly FinishedGame[] | null>([]);
  const refresh = async (): Promise<void> => {
    await summariseMissing();
    const [summaries, kept] = await Promise.all([gameSummaries.all(), store.list()]);
    setTables(new Set(kept.map(({ id }) => id)));
    setLocal(summaries.map((each) => ({ ...each, isOnline: false })));
  };
  useEffect(() => {
    attempt(refresh());
    attempt(onlineGames().then(setOnline));
  }, []);
  return {
    games: local && [...local, ...(online ?? [])].sort((one, other) => other.endedAt - one.endedAt),
    hasOnlineFailed: online === null,
    tables,
    refresh,
    remove: async (id) => {
      await gameSummaries.remove(id);
      await store.remove(id);
      await refresh();
    },
  };
}
