/** Who plays which seat: a person on this device, or a bot. */

import type { Level } from '@riverstone/bots';
import type { Seat } from '@riverstone/rules';

/** A seat and who is in it. */
export interface SeatPlan {
  readonly name: string;
  /** The level of a bot; null for a person on this device. */
  readonly bot: Level | null;
}

/** The seats of people on this device. */
export function peopleOf(seats: readonly SeatPlan[]): readonly Seat[] {
  return [...seats.keys()].filter((seat) => seats[seat]?.bot === null);
}

/** The bots and their levels. */
export function botsOf(seats: readonly SeatPlan[]): readonly { readonly seat: Seat; readonly level: Level }[] {
  return seats.flatMap(({ bot }, seat) => (bot === null ? [] : [{ seat, level: bot }]));
}
