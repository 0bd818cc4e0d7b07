/** The chance of each seat to win, from its expected final score and the deviation of that. */

import type { Forecast } from './analysis.js';

/** The number of steps of the integration, which covers four standard deviations to either side. */
const STEPS = 200;
const REACH = 4;

/**
 * Each seat's chance to win; they add up to 1. Where they were not counted, final scores are taken as independent and
 * normal around the expected ones.
 * @example winChances({ scores: [30, 10], spread: 10 }).map((chance) => chance.toFixed(2)) // => ['0.92', '0.08']
 */
export function winChances({ scores, spread, chances: counted }: Forecast): readonly number[] {
  if (counted !== undefined) return counted;
  if (spread <= 0) return sharedAmong(scores);
  const chances = scores.map((score, seat) => {
    const others = scores.filter((_, other) => other !== seat);
    let chance = 0;
    for (let step = 0; step < STEPS; step++) {
      const deviation = REACH * ((2 * (step + 0.5)) / STEPS - 1);
      const density = Math.exp(-(deviation ** 2) / 2);
      const reached = score + deviation * spread;
      chance += others.reduce((all, other) => all * normalBelow((reached - other) / spread), density);
    }
    return chance;
  });
  const sum = chances.reduce((whole, chance) => whole + chance, 0);
  return chances.map((chance) => chance / sum);
}

/** If nothing can change any more, the seats with the highest score share. */
export function sharedAmong(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const first = scores.filter((score) => score === highest).length;
  return scores.map((score) => (score === highest ? 1 / first : 0));
}

/** The cumulative normal distribution (Abramowitz and Stegun 26.2.17). */
function normalBelow(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const tail =
    (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) *
    series.reduceRight((sum, factor) => (sum + factor) * t, 0);
  return deviations > 0 ? 1 - tail : tail;
}
