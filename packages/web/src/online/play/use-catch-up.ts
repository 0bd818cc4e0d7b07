/** A press on the board skips pauses: pending steps are shown at once. */

import { useEffect } from 'preact/hooks';
import type { BaseTable } from '../../table/game-table';

/** Listens in the capture phase: the board catches up first and then handles the press. */
export function useCatchUp(table: BaseTable): void {
  useEffect(() => {
    const press = (event: Event): void => {
      const isOnBoard = event.target instanceof Element && event.target.closest('[role=grid]') !== null;
      if (isOnBoard && isPress(event)) table.catchUp?.();
    };
    for (const kind of kinds) document.addEventListener(kind, press, true);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, press, true);
    };
  }, [table]);
}

const kinds = ['pointerdown', 'keydown'] as const;

function isPress(event: Event): boolean {
  return !(event instanceof KeyboardEvent) || event.key === 'Enter' || event.key === ' ';
}
