/** Who sits where in each game of a deal. Everybody plays every seat, so that no seat is an advantage. */

import { ok, type Result } from '@riverstone/rules';

/**
 * The contender in each seat, for each rotation. If there are as many contenders as seats, they move round the table.
 * If there are two at a larger table, the first takes one seat after the other, and the second all other seats.
 * @example rotationsOf(2, 2) // => { ok: true, value: [[0, 1], [1, 0]] }
 */
export function rotationsOf(contenders: number, seats: number): Result<readonly (readonly number[])[], string> {
  const places = Array.from({ length: seats }, (_, index) => index);
  if (contenders === seats) {
    return ok(places.map((rotation) => places.map((seat) => (seat - rotation + seats) % seats)));
  }
  if (contenders === 2 && seats > 2) {
    return ok(places.map((rotation) => places.map((seat) => (seat === rotation ? 0 : 1))));
  }
  return { ok: false, error: unequal(contenders, seats) };
}

function unequal(contenders: number, seats: number): string {
  if (contenders === 1) return `One contender can't fill ${seats} seats. Name another contender, or add --seats 1.`;
  if (contenders > seats) return `${contenders} contenders need ${contenders} seats, not ${seats}. Leave --seats out.`;
  return `${contenders} contenders take ${contenders} seats, not ${seats}. Only two can share a larger table.`;
}
