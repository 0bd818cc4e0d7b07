/** Accuracy over time, a point for each reviewed game. */

import { grammar, region } from '../messages/words';
import { historyWords } from './history-words';
import { accuracies, type FinishedGame } from './statistics';

const WIDTH = 300;
const HEIGHT = 90;
/** The last ones. */
const MAX_POINTS = 40;

export function AccuracyChart({ games }: { readonly games: readonly FinishedGame[] }) {
  const text = historyWords.words();
  const points = accuracies(games).slice(-MAX_POINTS);
  const day = new Intl.DateTimeFormat(region(), { dateStyle: 'medium' });
  const x = (index: number): number => (points.length === 1 ? WIDTH / 2 : (index / (points.length - 1)) * WIDTH);
  const y = (share: number): number => HEIGHT - share * HEIGHT;
  return (
    <section class="page-section">
      <h2>{text.accuracy}</h2>
      {points.length === 0 ? (
        <p>{text.accuracyNone}</p>
      ) : (
        <>
          <p>{text.accuracyText}</p>
          <svg class="accuracy-chart" viewBox={`-6 -8 ${WIDTH + 40} ${HEIGHT + 16}`} aria-hidden="true">
            {[0, 0.5, 1].map((share) => (
              <g key={share}>
                <line class="accuracy-line" x1={0} x2={WIDTH} y1={y(share)} y2={y(share)} />
                <text class="accuracy-scale" x={WIDTH + 5} y={y(share) + 3}>
                  {grammar().percent(share)}
                </text>
              </g>
            ))}
            <polyline class="accuracy-curve" points={points.map(({ share }, at) => `${x(at)},${y(share)}`).join(' ')} />
            {points.map(({ share }, at) => (
              <circle key={at} class="accuracy-point" cx={x(at)} cy={y(share)} r={3.5} />
            ))}
          </svg>
          <ul class="visually-hidden">
            {points.map(({ at, share }) => (
              <li key={at}>{text.accuracyPoint({ day: day.format(at), share })}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
