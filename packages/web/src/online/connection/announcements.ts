/** Shows what the operators of the server announce, until it is over or dismissed. */

import { words } from '../../messages/words';
import { stayingToast } from '../../ui/feedback/toast';
import type { Announced } from './connection';

/** How to take off what was shown, by the ids of the announcements. Dismissed ones stay here. */
const shown = new Map<string, () => void>();

/** Called with all that are valid now. `now` is the server's time. */
export function showAnnouncements(announcements: Announced, now: number): void {
  for (const [id, takeOff] of shown) if (!announcements.some((each) => each.id === id)) end(id, takeOff);
  for (const { id, text, until } of announcements) {
    if (shown.has(id) || until <= now) continue;
    const takeOff = stayingToast(words().online.announcement({ text }));
    shown.set(id, takeOff);
    setTimeout(() => end(id, takeOff), Math.min(until - now, MAX_TIMER));
  }
}

/** A browser's timers go no further. */
const MAX_TIMER = 2 ** 31 - 1;

function end(id: string, takeOff: () => void): void {
  shown.delete(id);
  takeOff();
}
