/** Hears the keys of a game wherever the focus is at the table, but for fields, dialogs and a table that is paused. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BaseTable } from '../game-table';
import { isForTable } from './play-layout';

/** `answer` does what a key means, and says whether it means anything. */
export function useTableKeys(table: BaseTable, answer: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(answer);
  latest.current = answer;
  // Before it is painted: who sees the board may press a key.
  useLayoutEffect(() => {
    let taken: string | null = null;
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || table.paused.value || !isForTable(event)) return;
      // A key that is held down acts once, and does not scroll the page meanwhile either.
      if (!event.repeat) taken = latest.current(event) ? event.code : null;
      if (taken === event.code) event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [table]);
}

/** Does something, for a key that was meant for it. */
export function does(deed: () => unknown): true {
  deed();
  return true;
}
