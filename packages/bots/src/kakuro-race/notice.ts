/** Which lines are noticed on the field, and when: each after its own time, the harder the later. */

import type { Rng } from '@riverstone/rules';
import { type ClaimPosition, directionOf, isSilver, squareAfter, squareBefore } from '@riverstone/rules/kakuro-race';
import type { ClaimProspect } from './claims/best-claim.js';
import { normal } from './human-time.js';
import type { RacePerception } from './profiles.js';

/** A line, and after how many seconds it is noticed. */
export interface NoticedLine {
  readonly prospect: ClaimProspect;
  readonly seconds: number;
}

/**
 * The lines that this perception notices, with their times, the earliest first. The same generator gives the same
 * lines.
 */
export function notice(
  position: ClaimPosition,
  all: readonly ClaimProspect[],
  perception: RacePerception,
  rng: Rng,
): NoticedLine[] {
  const mood = perception.markerSpread * normal(rng);
  return all
    .map((prospect) => ({
      prospect,
      seconds: typicalSeconds(position, prospect, perception) * Math.exp(mood + perception.lineSpread * normal(rng)),
    }))
    .filter(({ prospect }) => prospect.tiles <= perception.mostTiles && prospect.points <= perception.longest)
    .sort((one, other) => one.seconds - other.seconds);
}

/** The median time until a line is noticed. */
export function typicalSeconds({ field }: ClaimPosition, prospect: ClaimProspect, perception: RacePerception): number {
  const direction = directionOf(prospect) ?? 'across';
  const ends = [squareBefore(prospect, direction), squareAfter(prospect, direction)];
  const covers = ends.filter((square) => square !== undefined && isSilver(field[square] as number)).length;
  const repetitions = prospect.points - new Set(prospect.numbers).size;
  const changes = prospect.tiles - covers - repetitions;
  return (
    perception.typical *
    perception.number ** (prospect.points - 2) *
    perception.cover ** covers *
    perception.change ** changes *
    perception.repetition ** repetitions *
    (direction === 'down' ? perception.down : 1)
  );
}
