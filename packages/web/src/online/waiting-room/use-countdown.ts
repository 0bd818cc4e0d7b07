/** The seconds until the game starts by itself. */

import type { Room } from '@riverstone/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { OnlineRoom } from '../client/online-room';

/** How often the countdown is updated. */
const TICK_MS = 100;

/** Null while there is no countdown; at least 1. */
export function useCountdown(online: OnlineRoom, { startsAt }: Room): number | null {
  return useSecondsUntil(online, startsAt);
}

/** The seconds until a time of the server, at least 1; null without one. */
export function useSecondsUntil(online: OnlineRoom, time: number | null): number | null {
  const [, setLooked] = useState(0);
  useEffect(() => {
    if (time === null) return;
    const timer = setInterval(() => setLooked(secondsUntil(online, time)), TICK_MS);
    return () => clearInterval(timer);
  }, [time]);
  return time === null ? null : secondsUntil(online, time);
}

function secondsUntil(online: OnlineRoom, time: number): number {
  return Math.max(1, Math.ceil((time - online.now()) / 1000));
}
