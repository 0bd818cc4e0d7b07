/** Somebody has just uncovered their hand: the button they pressed is gone, so the focus goes to their first tile. */

import { useEffect, useRef } from 'preact/hooks';
import type { ChallengeTable } from '../table/challenge-table';

export function useSeenHand(table: ChallengeTable): void {
  const looker = table.looker.value;
  const before = useRef(looker);
  useEffect(() => {
    const isNew = before.current !== looker;
    before.current = looker;
    if (!isNew || looker === 'spectator') return;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) {
      document.querySelector<HTMLElement>('[data-hand="0"]')?.focus();
    }
  }, [looker]);
}
