/** How the scores grew, one line a seat. Hidden from screen readers: the final table and the log say it in words. */

import type { ScorePoint } from '../past/score-points';
import '../../ui/pictures/seat-line.css';
import './score-curve.css';

const WIDTH = 300;
const HEIGHT = 90;

export function ScoreCurve({ points, seats }: { readonly points: readonly ScorePoint[]; readonly seats: number }) {
  if (points.length < 2) return null;
  const all = points.flatMap(({ scores }) => scores);
  const top = Math.max(1, ...all);
  const bottom = Math.min(0, ...all);
  const end = points.at(-1)?.version ?? 1;
  const x = (version: number): number => (version / end) * WIDTH;
  const y = (score: number): number => HEIGHT - ((score - bottom) / (top - bottom)) * HEIGHT;
  return (
    <svg class="score-curve" viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} preserveAspectRatio="none" aria-hidden="true">
      <line class="score-curve-base" x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
      {Array.from({ length: seats }, (_, seat) => (
        <polyline
          key={seat}
          class={`seat-line seat-${seat}`}
          data-seat={seat}
          points={points
            .map(({ version, scores }) => `${x(version).toFixed(1)},${y(scores[seat] ?? 0).toFixed(1)}`)
            .join(' ')}
        />
      ))}
    </svg>
  );
}
