/** The latest step of some kind, for a while after it was made. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { SeenStep } from '../game-table';

/** Ignores steps from before the first call. `lasts` is in milliseconds. Also returns how to end it sooner. */
export function useLatestStep<View, Event>(
  steps: readonly SeenStep<View, Event>[],
  isMeant: (step: SeenStep<View, Event>) => boolean,
  lasts: number,
): readonly [SeenStep<View, Event> | null, () => void] {
  const latest = steps.findLast(isMeant);
  const seen = useRef(latest);
  const [shown, setShown] = useState<SeenStep<View, Event> | null>(null);
  const close = (): void => setShown(null);
  useEffect(() => {
    if (latest === seen.current) return;
    // After an undo an older step is the latest; it is not new.
    const isNew = latest !== undefined && latest.version > (seen.current?.version ?? 0);
    seen.current = latest;
    setShown(isNew ? latest : null);
    if (!isNew) return;
    const timer = setTimeout(close, lasts);
    return () => clearTimeout(timer);
  }, [latest, lasts]);
  return [shown, close];
}
