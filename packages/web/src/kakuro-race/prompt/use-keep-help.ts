/** When the page asks whether to keep the help with counting: once, after the first game against bots that had it. */

import { useEffect, useState } from 'preact/hooks';
import { settings } from '../../settings/settings';
import { useTableShell } from '../../table/table-shell';
import { isAgainstComputer } from '../options/help-with-counting';
import type { RaceTable } from '../table/race-table';

/** Whether this table asks. A player who leaves without an answer keeps the help. */
export function useKeepHelp(table: RaceTable): boolean {
  const isOnline = useTableShell().online !== undefined;
  const { over } = table.status.value;
  const isHelped = table.view.value.options.counting === 'shown' && isAgainstComputer(table.seats);
  const [isAsking, setAsking] = useState(false);
  const asks = over && isHelped && !isOnline && settings.counting.value === 'unasked';
  useEffect(() => {
    if (asks) setAsking(true);
  }, [asks]);
  useEffect(() => {
    if (!isAsking) return;
    return () => {
      if (settings.counting.peek() === 'unasked') settings.counting.value = 'shown';
    };
  }, [isAsking]);
  return isAsking;
}
