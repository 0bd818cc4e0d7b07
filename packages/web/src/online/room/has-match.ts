/** Whether the score of a match tells more than the result of its last game. */

import type { Room } from '@riverstone/protocol';

export interface PartOfMatch extends Pick<Room, 'previous' | 'rematch' | 'phase'> {
  readonly seats: readonly Pick<Room['seats'][number], 'wins'>[];
}

/** Not in a first game that has no rematch yet. Of more than two it is long: then only from the second game on. */
export function hasMatch({ previous, rematch, phase, seats }: PartOfMatch): boolean {
  if (seats.length < 2 || seats.every(({ wins }) => wins === 0)) return false;
  if (seats.length > 2) return previous !== null;
  return previous !== null || rematch !== null || phase === 'over';
}
