/** How the features of chosen puzzles are spread, as a table. */

import { featureOf, type RatedPuzzle } from '@riverstone/bots/puzzles';

const QUANTILES = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1];
const WIDTH = 12;

/** A line for the rating and each feature, from the least to the most; then how often each theme occurs. */
export function spreadOf(puzzles: readonly RatedPuzzle[]): string {
  const names = Object.keys(puzzles[0]?.features ?? {});
  const head = row('', QUANTILES.map(String));
  const ratings = row('rating', quantiles(puzzles.map(({ rating }) => rating)));
  const features = names.map((name) => row(name, quantiles(puzzles.map((each) => featureOf(each.features, name)))));
  return [head, ratings, ...features, themeCounts(puzzles)].join('\n');
}

function quantiles(values: readonly number[]): string[] {
  const sorted = values.toSorted((one, other) => one - other);
  return QUANTILES.map((share) => String(Number((sorted[Math.round(share * (sorted.length - 1))] ?? 0).toFixed(2))));
}

function row(name: string, cells: readonly string[]): string {
  return [name.padEnd(WIDTH), ...cells.map((cell) => cell.padStart(8))].join('');
}

function themeCounts(puzzles: readonly RatedPuzzle[]): string {
  const counts = new Map<string, number>();
  for (const theme of puzzles.flatMap(({ themes }) => themes)) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  return [...counts].map(([theme, count]) => `${theme} ${count}`).join(', ');
}
