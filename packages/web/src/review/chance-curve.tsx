/** The chances to win and the scores, move by move; a press shows that moment. The table and the slider say it too. */

import type { Seat } from '@riverstone/rules';
import { replayWords } from '../replay/replay-words';
import type { ReviewedTurn } from './review-turns';
import '../ui/pictures/seat-line.css';
import './chance-curve.css';

interface ChanceCurveProps {
  readonly turns: ReadonlyMap<number, ReviewedTurn>;
  readonly first: readonly number[];
  readonly seats: number;
  readonly length: number;
  readonly at: number;
  onGo(step: number): void;
}

const WIDTH = 300;
const HEIGHT = 64;

export function ChanceCurve({ turns, first, seats, length, at, onGo }: ChanceCurveProps) {
  const text = replayWords().review;
  const x = (step: number): number => (step / Math.max(1, length)) * WIDTH;
  const press = (event: MouseEvent & { readonly currentTarget: HTMLDivElement }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onGo(Math.round(((event.clientX - left) / width) * length));
  };
  const curves = Array.from({ length: seats }, (_, seat) => seat);
  return (
    <div class="chance-curves" aria-hidden="true" onClick={press}>
      {seats > 1 && (
        <Curve title={text.chances}>
          <line class="chance-curve-middle" x1={0} x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} />
          {curves.map((seat) => (
            <Line key={seat} seat={seat} points={chancePoints(turns, first, seat)} x={x} y={(share) => 1 - share} />
          ))}
          <Cursor x={x(at)} />
        </Curve>
      )}
      <Curve title={text.scores}>
        {curves.map((seat) => {
          const top = topScore(turns);
          return <Line key={seat} seat={seat} points={scorePoints(turns, seat)} x={x} y={(score) => 1 - score / top} />;
        })}
        <Cursor x={x(at)} />
      </Curve>
    </div>
  );
}

function Curve({ title, children }: { readonly title: string; readonly children: preact.ComponentChildren }) {
  return (
    <figure class="chance-curve">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 -3 ${WIDTH} ${HEIGHT + 6}`} preserveAspectRatio="none" aria-hidden="true">
        {children}
      </svg>
    </figure>
  );
}

type Point = readonly [step: number, value: number];

interface LineProps {
  readonly seat: Seat;
  readonly points: readonly Point[];
  x(step: number): number;
  /** From 0 at the top to 1. */
  y(value: number): number;
}

function Line({ seat, points, x, y }: LineProps) {
  const path = points.map(([step, value]) => `${x(step).toFixed(1)},${(y(value) * HEIGHT).toFixed(1)}`).join(' ');
  return <polyline class={`seat-line seat-${seat}`} data-seat={seat} points={path} />;
}

function Cursor({ x }: { readonly x: number }) {
  return <line class="chance-curve-cursor" x1={x} x2={x} y1={-3} y2={HEIGHT + 3} />;
}

function chancePoints(
  turns: ReadonlyMap<number, ReviewedTurn>,
  first: readonly number[],
  seat: Seat,
): readonly Point[] {
  const start: readonly Point[] = first.length === 0 ? [] : [[0, first[seat] ?? 0]];
  return [...start, ...[...turns].map(([step, { chances }]): Point => [step, chances[seat] ?? 0])];
}

function scorePoints(turns: ReadonlyMap<number, ReviewedTurn>, seat: Seat): readonly Point[] {
  return [[0, 0], ...[...turns].map(([step, { scores }]): Point => [step, scores[seat] ?? 0])];
}

function topScore(turns: ReadonlyMap<number, ReviewedTurn>): number {
  return Math.max(1, ...[...turns.values()].flatMap(({ scores }) => scores));
}
