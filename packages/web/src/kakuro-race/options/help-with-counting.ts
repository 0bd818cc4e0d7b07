/** Whether the page counts along: for newcomers against the computer until they say otherwise, and for whoever wants it. */

import { settings } from '../../settings/settings';
import type { RawOptions } from '../../table/game-page';
import { peopleOf, type SeatPlan } from '../../table/seat-plan';

/** One person on this device, and computers. */
export function isAgainstComputer(seats: readonly SeatPlan[]): boolean {
  return seats.length > 1 && peopleOf(seats).length === 1;
}

/** What a new table on this device has when nobody says otherwise. */
export function usualOptions(seats: readonly SeatPlan[]): RawOptions {
  if (!isAgainstComputer(seats)) return {};
  return { counting: settings.counting.value === 'own' ? 'own' : 'shown' };
}

/** Keeps what was chosen for the next games against the computer. */
export function keepCounting(seats: readonly SeatPlan[], counting: 'own' | 'shown'): void {
  if (isAgainstComputer(seats)) settings.counting.value = counting;
}
