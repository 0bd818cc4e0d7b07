/** The latest step of some kind, for a while after it was made. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { SeenStep } from '../game-table';

/** Nothing of what happened before it was first asked; `lasts` is in milliseconds. Gives a way to end it sooner, too. */
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
    // What is the latest because something later was taken back is old.
    const isNew = latest !== undefined && latest.version > (seen.current?.version ?? 0);
    seen.current = latest;
    setShown(isNew ? latest : null);
    if (!isNew) return;
    const timer = setTimeout(close, lasts);
    return () => clearTimeout(timer);
  }, [latest, lasts]);
  return [shown, close];
}
