/** Moves the focus to the first tile when a player uncovers their hand, because the button they pressed is gone. */

import { useEffect, useRef } from 'preact/hooks';
import type { ChallengeTable } from '../table/challenge-table';

export function useHandFocus(table: ChallengeTable): void {
  const viewer = table.viewer.value;
  const before = useRef(viewer);
  useEffect(() => {
    const isNew = before.current !== viewer;
    before.current = viewer;
    if (!isNew || viewer === 'spectator') return;
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) {
      document.querySelector<HTMLElement>('[data-hand="0"]')?.focus();
    }
  }, [viewer]);
}
