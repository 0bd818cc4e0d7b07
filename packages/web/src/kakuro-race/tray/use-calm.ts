/** The breath after a marker: a moment in which the result can be read and nobody calls. */

import { kakuroRace, type RoundView } from '@riverstone/rules/kakuro-race';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pace } from '../../settings/settings';
import type { RaceTable } from '../table/race-table';

/** Whether the marker was turned up only just now. The first one does not count. */
export function useCalm({ bots }: RaceTable, { number }: RoundView): boolean {
  const first = useRef(number);
  const [seen, setSeen] = useState(number);
  // Online, everybody sees a marker at another moment.
  const lasts = bots !== undefined && pace().turn > 0 ? (kakuroRace.calm?.milliseconds ?? 0) : 0;
  const isNew = number !== first.current && number !== seen;
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => setSeen(number), lasts);
    return () => clearTimeout(timer);
  }, [number, isNew, lasts]);
  return isNew && lasts > 0;
}
