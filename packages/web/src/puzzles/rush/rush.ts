/** A rush as data: what was solved and missed, and when it is over. */

/** Three minutes. */
export const RUSH_MILLISECONDS = 180_000;
const MAX_MISSES = 3;

export interface Rush {
  readonly solved: number;
  readonly misses: number;
}

export const newRush: Rush = { solved: 0, misses: 0 };

/** After an answer. */
export function afterAnswer({ solved, misses }: Rush, isRight: boolean): Rush {
  return isRight ? { solved: solved + 1, misses } : { solved, misses: misses + 1 };
}

/** Why a rush is over; null while it goes on. */
export function endOf({ misses }: Rush, left: number): 'time' | 'misses' | null {
  if (misses >= MAX_MISSES) return 'misses';
  return left <= 0 ? 'time' : null;
}
