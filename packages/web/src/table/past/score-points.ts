/** How the scores of a game grew, step by step. */

import type { Seat } from '@riverstone/rules';
import type { ViewBase } from '../game-page';
import type { SeenStep } from '../game-table';

/** The scores after a step. */
export interface ScorePoint {
  readonly version: number;
  readonly scores: readonly number[];
}

/** From the deal to now; a step that changed no score is left out. */
export function scorePoints(steps: readonly SeenStep<ViewBase, unknown>[]): readonly ScorePoint[] {
  const [first] = steps;
  if (first === undefined) return [];
  const points: ScorePoint[] = [{ version: 0, scores: first.before.status.scores }];
  for (const { version, after } of steps) {
    const { scores } = after.status;
    const last = points.at(-1)?.scores ?? [];
    if (scores.some((score, seat) => score !== last[seat])) points.push({ version, scores });
  }
  return points;
}

/** The step in which one seat gained most; null where every gain is 1, as with stones. */
export function bestStep(points: readonly ScorePoint[]): { readonly version: number; readonly seat: Seat } | null {
  let best: { version: number; seat: Seat } | null = null;
  let most = 1;
  points.forEach(({ version, scores }, index) => {
    const before = points[index - 1]?.scores;
    if (before === undefined) return;
    scores.forEach((score, seat) => {
      const gain = score - (before[seat] ?? 0);
      if (gain <= most) return;
      most = gain;
      best = { version, seat };
    });
  });
  return best;
}
