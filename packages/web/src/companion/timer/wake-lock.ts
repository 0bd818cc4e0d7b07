/** Keeps the screen on, where the browser can. */

import { useEffect, useState } from 'preact/hooks';

/** Whether the screen stays on: not asked, yes, or it may go off. */
export type Wakefulness = 'idle' | 'awake' | 'asleep';

/**
 * Keeps the screen on while `isWanted`. The browser lets go whenever the page is hidden, so it is asked again when the
 * page is seen.
 */
export function useWakeLock(isWanted: boolean): Wakefulness {
  const [wakefulness, setWakefulness] = useState<Wakefulness>('idle');
  useEffect(() => {
    if (!isWanted) return;
    let lock: WakeLockSentinel | null = null;
    let isLeft = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isLeft) await given.release();
        else {
          lock = given;
          setWakefulness('awake');
        }
      } catch {
        // No such thing here, or the battery is low: the sentence below the glass says so.
        if (!isLeft) setWakefulness('asleep');
      }
    };
    const again = (): void => void ask();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', again);
      lock?.release().catch(() => undefined);
      setWakefulness('idle');
    };
  }, [isWanted]);
  return wakefulness;
}
