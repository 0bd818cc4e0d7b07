/** The tiles of Kakuro Challenge: an addend on one side, a total on the other. */

import { sumSign, TileBlock } from '../../art/tile';

interface ChallengeTileProps {
  digit: number;
  /** Yellow: an addend. Red: a total. */
  face: 'yellow' | 'red';
}

/** One face, as large as its box. Hidden from screen readers: the square has the label. */
export function ChallengeTile({ digit, face }: ChallengeTileProps) {
  const total = face === 'red';
  return (
    <svg class={`tile tile-${face}`} viewBox="0 0 100 100" aria-hidden="true">
      <TileBlock cut={total} />
      <path class="tile-grain" d="M7 30q30-7 86 2M6 48q44-6 88 4M7 68q40 6 86-2M16 84q30-4 66-1" />
      {total && <path class="tile-sum" d={sumSign} transform="translate(7 9)" />}
      <text class="tile-digit" x={total ? 53 : 50} y={total ? 77 : 74}>
        {digit}
      </text>
    </svg>
  );
}
