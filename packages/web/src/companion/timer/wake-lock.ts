/** Keeps the screen on, where the browser can. */

import { useEffect, useState } from 'preact/hooks';

/** Whether the screen stays on: not asked, yes, or it may go off. */
export type WakeLockState = 'idle' | 'awake' | 'asleep';

/**
 * Keeps the screen on while `isWanted`. The browser lets go whenever the page is hidden, so it is asked again when the
 * page is seen.
 */
export function useWakeLock(isWanted: boolean): WakeLockState {
  const [state, setState] = useState<WakeLockState>('idle');
  useEffect(() => {
    if (!isWanted) return;
    let lock: WakeLockSentinel | null = null;
    let isCancelled = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        const given = await navigator.wakeLock.request('screen');
        if (isCancelled) await given.release();
        else {
          lock = given;
          setState('awake');
        }
      } catch {
        // Not supported, or the battery is low. A sentence below the glass says so.
        if (!isCancelled) setState('asleep');
      }
    };
    const again = (): void => void ask();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isCancelled = true;
      document.removeEventListener('visibilitychange', again);
      lock?.release().catch(() => undefined);
      setState('idle');
    };
  }, [isWanted]);
  return state;
}
