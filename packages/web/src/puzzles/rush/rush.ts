/** A rush as data: what was solved and missed, and when it is over. */

/** Three minutes. */
export const RUSH_MILLISECONDS = 180_000;
const MAX_MISSES = 3;

export interface Rush {
  readonly solved: number;
  /** The numbers of the missed puzzles. */
  readonly missed: readonly number[];
}

export const newRush: Rush = { solved: 0, missed: [] };

/** After an answer to the puzzle with that number. */
export function afterAnswer({ solved, missed }: Rush, number: number, isRight: boolean): Rush {
  return isRight ? { solved: solved + 1, missed } : { solved, missed: [...missed, number] };
}

/** Why a rush is over; null while it goes on. */
export function endOf({ missed }: Rush, left: number): 'time' | 'misses' | null {
  if (missed.length >= MAX_MISSES) return 'misses';
  return left <= 0 ? 'time' : null;
}
