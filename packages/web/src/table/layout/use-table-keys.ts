/** A game's keyboard shortcuts, wherever the focus is; not in fields and dialogs, and not while the table is paused. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BaseTable } from '../game-table';

/** `answer` handles a key, and returns whether it did. */
export function useTableKeys(table: BaseTable, answer: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(answer);
  latest.current = answer;
  // Before the first paint, because whoever sees the board may press a key.
  useLayoutEffect(() => {
    let taken: string | null = null;
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || table.paused.value || !isForTable(event)) return;
      // A key that is held down acts once, but must not scroll the page.
      if (!event.repeat) taken = latest.current(event) ? event.code : null;
      if (taken === event.code) event.preventDefault();
    };
    // A button fires when the space bar is released.
    const release = (event: KeyboardEvent): void => {
      if (taken !== event.code) return;
      taken = null;
      event.preventDefault();
    };
    addEventListener('keydown', hear);
    addEventListener('keyup', release);
    return () => {
      removeEventListener('keydown', hear);
      removeEventListener('keyup', release);
    };
  }, [table]);
}

/** Runs the handler of a key. */
export function handled(handler: () => unknown): true {
  handler();
  return true;
}

/** Whether a key is meant for the table, not for a field or an open dialog. */
export function isForTable(event: KeyboardEvent): boolean {
  const { target } = event;
  if (document.querySelector('dialog[open]') !== null) return false;
  return !(target instanceof HTMLElement && target.closest('input, select, textarea, [role=menu]') !== null);
}
