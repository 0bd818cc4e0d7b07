/** The results on this device, and par for the finished ones of a day. */

import type { Day } from '@riverstone/protocol/daily';
import { useEffect, useState } from 'preact/hooks';
import { store } from '../table/saved/device-store';
import { attempt } from '../ui/feedback/attempt';
import type { DayResult } from './day-result';
import { dayResults } from './day-results';
import { finishDay } from './finish-day';
import { withPar } from './par';

export interface KnownResults {
  /** Null until they are read. */
  readonly results: readonly DayResult[] | null;
  /** The ids of first tries whose table was deleted before the end. */
  readonly lost: ReadonlySet<string>;
  readonly hasParFailed: boolean;
  /** Replaces one of them. */
  keep(result: DayResult): void;
}

export function useDayResults(day: Day): KnownResults {
  const [results, setResults] = useState<readonly DayResult[] | null>(null);
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set());
  const [hasParFailed, setParFailed] = useState(false);
  const keep = (result: DayResult): void =>
    setResults((before) => [...(before ?? []).filter(({ id }) => id !== result.id), result]);
  useEffect(() => {
    const stop = new AbortController();
    const read = async (): Promise<void> => {
      const lost = await finishOpenTries();
      const all = await dayResults.all();
      if (stop.signal.aborted) return;
      setLost(lost);
      setResults(all);
      await playForPar(all.filter((each) => each.day === day && each.own !== null));
    };
    const playForPar = async (finished: readonly DayResult[]): Promise<void> => {
      try {
        for (const each of finished) {
          const known = await withPar(each, stop.signal);
          if (stop.signal.aborted) return;
          keep(known);
        }
      } catch {
        // The screen shows it.
        if (!stop.signal.aborted) setParFailed(true);
      }
    };
    attempt(read());
    return () => stop.abort(new Error('the screen was left'));
  }, [day]);
  return { results, lost, hasParFailed, keep };
}

/** Stores results that a closed tab did not store. Returns the ids of tries whose table is gone. */
async function finishOpenTries(): Promise<ReadonlySet<string>> {
  const lost = new Set<string>();
  const { readSavedTable } = await import('../table/saved/read-saved-table');
  for (const { id, table, own } of await dayResults.all()) {
    if (own !== null) continue;
    const raw = await store.read(table);
    const read = raw === undefined ? null : readSavedTable(raw);
    if (read === null) lost.add(id);
    else if (read.ok) await finishDay(read.table, read.log);
  }
  return lost;
}
