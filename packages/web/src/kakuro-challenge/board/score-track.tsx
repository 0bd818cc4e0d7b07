/** The score track around the board, with a pawn for each seat. */

import type { Seat } from '@riverstone/rules';
import type { Track } from '@riverstone/rules/kakuro-challenge';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { animate } from '../../ui/motion/motion';
import { Pawn } from '../../ui/pictures/pawn';
import './score-track.css';
import { FIELDS, fieldBox, fieldCentre, pawnCentre, walk } from './track-path';

/** Milliseconds that a pawn takes for one field, and at most for a whole walk. */
const STEP = 45;
const MAX_WALK_LENGTH = 1400;

const fields = Array.from({ length: FIELDS }, (_, field) => field);

function fieldClass(field: number): string {
  const mark = field % 10 === 0 ? ' challenge-score-track-ten' : field % 5 === 0 ? ' challenge-score-track-five' : '';
  return `challenge-score-track-field${mark}`;
}

function Fields() {
  return (
    <svg class="challenge-score-track-fields" viewBox="0 0 100 100" aria-hidden="true">
      {fields.map((field) => (
        <rect key={field} class={fieldClass(field)} {...fieldBox(field)} />
      ))}
      {fields
        .filter((field) => field % 5 === 0)
        .map((field) => {
          const { x, y } = fieldCentre(field);
          return (
            <text
              key={field}
              class={field % 10 === 0 ? 'challenge-score-track-number' : 'challenge-score-track-number-five'}
              x={x}
              y={y}
            >
              {field}
            </text>
          );
        })}
    </svg>
  );
}

/** The track without its pawns. It never changes. */
export function ScoreTrack({ tracks }: { readonly tracks: readonly Track[] }) {
  return (
    <div class="challenge-score-track" aria-hidden="true">
      <Fields />
      {tracks.map((track, seat) => {
        const sharing = [...tracks.keys()].filter((other) => tracks[other]?.position === track.position);
        const place = pawnCentre(track.position, sharing.indexOf(seat), sharing.length);
        return <WalkingPawn key={seat} seat={seat} score={track.cards * FIELDS + track.position} place={place} />;
      })}
    </div>
  );
}

interface WalkingPawnProps {
  readonly seat: Seat;
  readonly score: number;
  readonly place: { readonly x: number; readonly y: number };
}

const at = ({ x, y }: WalkingPawnProps['place']): { left: string; top: string } => ({ left: `${x}%`, top: `${y}%` });

function WalkingPawn({ seat, score, place }: WalkingPawnProps) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(score);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = score;
    if (from === score || element.current === null) return;
    const frames = walk(from, score).map((field) => at(fieldCentre(field)));
    const duration = Math.min(MAX_WALK_LENGTH, frames.length * STEP);
    void animate(element.current, [...frames.slice(0, -1), at(place)], { duration, easing: 'ease-in-out' });
  }, [score, place]);
  return (
    <div ref={element} class="challenge-score-track-pawn" style={at(place)} data-pawn={seat}>
      <Pawn seat={seat} />
    </div>
  );
}
