/** Help with counting: on by default for newcomers against bots, and an option for everybody. */

import { settings } from '../../settings/settings';
import type { RawOptions } from '../../table/game-page';
import { peopleOf, type SeatPlan } from '../../table/seats/seat-plan';

/** One person on this device, and bots. */
export function isAgainstComputer(seats: readonly SeatPlan[]): boolean {
  return seats.length > 1 && peopleOf(seats).length === 1;
}

/** The options of a new table on this device. */
export function presetOptions(seats: readonly SeatPlan[]): RawOptions {
  if (!isAgainstComputer(seats)) return {};
  return { counting: settings.counting.value === 'own' ? 'own' : 'shown' };
}

/** Remembers the choice for the next games against bots. */
export function keepCounting(seats: readonly SeatPlan[], counting: 'own' | 'shown'): void {
  if (isAgainstComputer(seats)) settings.counting.value = counting;
}
