/** A playing piece for a score track. */

import './pawn.css';
import { symbolOf } from './seat-mark';

/** The piece of a seat, with its symbol. */
export function Pawn({ seat }: { seat: number }) {
  return (
    <svg class={`pawn seat-${seat % 5}`} viewBox="0 0 40 48" aria-hidden="true">
      <ellipse class="pawn-shadow" cx="20" cy="44" rx="15" ry="3.5" />
      <path
        class="pawn-body"
        d="M20 2a10 10 0 0 1 6.2 17.8C27 27 30 32 33.5 37.5A3.5 3.5 0 0 1 30.6 43H9.4a3.5 3.5 0 0 1-2.9-5.5C10 32 13 27 13.8 19.8A10 10 0 0 1 20 2z"
      />
      <path class="pawn-light" d="M13.5 9.5A7 7 0 0 1 19 5" />
      <g transform="translate(14 27) scale(0.5)">
        <path class="pawn-symbol" d={symbolOf(seat)} />
      </g>
    </svg>
  );
}
