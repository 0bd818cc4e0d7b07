/** What somebody notices on the field and when: every line after a time of its own, the harder the later. */

import type { Rng } from '@riverstone/rules';
import { type ClaimPosition, directionOf, isSilver, squareAfter, squareBefore } from '@riverstone/rules/kakuro-race';
import type { Prospect } from './claims/best-claim.js';
import { normal } from './human-time.js';
import type { Eye } from './profiles.js';

/** A line that somebody notices, and after how many seconds. */
export interface Noticed {
  readonly prospect: Prospect;
  readonly seconds: number;
}

/**
 * The lines that an eye can see, each with the time it takes, the first noticed first. The same generator gives the same.
 * @example notice(position, prospects(position), HABITS.novice.eye, rng)[0]?.seconds // 31.4
 */
export function notice(position: ClaimPosition, all: readonly Prospect[], eye: Eye, rng: Rng): Noticed[] {
  const mood = eye.markerSpread * normal(rng);
  return all
    .map((prospect) => ({
      prospect,
      seconds: typicalSeconds(position, prospect, eye) * Math.exp(mood + eye.lineSpread * normal(rng)),
    }))
    .filter(({ prospect }) => prospect.tiles <= eye.mostTiles && prospect.points <= eye.longest)
    .sort((one, other) => one.seconds - other.seconds);
}

/**
 * The median time until an eye notices a line.
 * @example typicalSeconds(position, prospect, HABITS.novice.eye) // 195
 */
export function typicalSeconds({ field }: ClaimPosition, prospect: Prospect, eye: Eye): number {
  const direction = directionOf(prospect) ?? 'across';
  const ends = [squareBefore(prospect, direction), squareAfter(prospect, direction)];
  const covers = ends.filter((square) => square !== undefined && isSilver(field[square] as number)).length;
  const repetitions = prospect.points - new Set(prospect.numbers).size;
  const changes = prospect.tiles - covers - repetitions;
  return (
    eye.typical *
    eye.number ** (prospect.points - 2) *
    eye.cover ** covers *
    eye.change ** changes *
    eye.repetition ** repetitions *
    (direction === 'down' ? eye.down : 1)
  );
}
