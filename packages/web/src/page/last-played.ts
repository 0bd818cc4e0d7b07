/** When a table was played last, in words. */

import { grammar, words } from '../messages/words';

const MINUTE = 60_000;

export function lastPlayed(at: number): string {
  const { justNow, lastPlayed: played } = words().app.home;
  const since = Math.max(0, Date.now() - at);
  return since < MINUTE ? justNow : played({ ago: grammar().ago(since) });
}
