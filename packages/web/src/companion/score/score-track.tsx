/** The track of a hundred squares with everybody's pawn, and the hundred cards in its middle. */

import { symbolOf } from '../../ui/pictures/seat-mark';
import { useCompanionWords } from '../companion-words';
import { onTrack, type ScoreGame, scoresOf } from './score-game';
import { TRACK_SIDE, trackPlace } from './track-squares';

const squares = Array.from({ length: 100 }, (_, square) => square);
/** A pawn is larger than its square, and those that share one stand apart. */
const PAWN = 1.9;
const APART = 1.3;

export function ScoreTrack({ game }: { readonly game: ScoreGame }) {
  const { score: text } = useCompanionWords();
  const pawns = scoresOf(game).map((score, player) => ({ ...onTrack(score), player }));
  const label = pawns.map(({ square, player }) =>
    [game.players[player]?.name ?? '', text.field({ field: square })].join(', '),
  );
  return (
    <svg
      class="score-track"
      viewBox={`-0.6 -0.6 ${TRACK_SIDE + 1.2} ${TRACK_SIDE + 1.2}`}
      role="img"
      aria-label={`${text.track}: ${label.join('; ')}`}
    >
      {squares.map((square) => {
        const { column, row } = trackPlace(square);
        return (
          <rect
            key={square}
            class={square % 10 === 0 ? 'score-track-square score-track-ten' : 'score-track-square'}
            x={column}
            y={row}
            width={1}
            height={1}
          />
        );
      })}
      {squares
        .filter((square) => square % 10 === 0)
        .map((square) => (
          <text key={square} class="score-track-number" {...numberPlace(square)}>
            {square}
          </text>
        ))}
      {pawns.map(({ square, player }) => {
        const sharing = pawns.filter((other) => other.square === square);
        const place = sharing.findIndex((other) => other.player === player) - (sharing.length - 1) / 2;
        const { column, row } = trackPlace(square);
        const mark = game.players[player]?.mark ?? 0;
        return (
          <g
            key={mark}
            class={`score-track-pawn seat-${mark}`}
            style={{ transform: `translate(${column + 0.5 + place * APART - PAWN / 2}px, ${row + 0.5 - PAWN / 2}px)` }}
          >
            <path d={symbolOf(mark)} transform={`scale(${PAWN / 24})`} />
          </g>
        );
      })}
    </svg>
  );
}

/** Inside the ring, beside the square. */
function numberPlace(square: number): { readonly x: number; readonly y: number } {
  const { column, row } = trackPlace(square);
  const inwards = (at: number): number => (at === 0 ? 1.7 : at === TRACK_SIDE - 1 ? -1.7 : 0);
  return { x: column + 0.5 + inwards(column), y: row + 0.85 + inwards(row) };
}
