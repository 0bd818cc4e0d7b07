/** The stones of Kakuzu, and the digits in its bag. */

import './stone.css';

/** Which of the six pebbles lies where: next to each other, in a row of nine or below it, are never two of a kind. */
const pattern = '3240312024135404150521213024103545415';

export interface StoneProps {
  /** Any whole number from 0, such as that of the square: neighbours differ. */
  variant: number;
  lifted?: boolean | undefined;
}

/** A pebble that fills its box. */
export function Stone({ variant, lifted }: StoneProps) {
  const kind = pattern[variant % pattern.length];
  const mirrored = variant % 5 > 2 ? ' stone-mirrored' : '';
  return <span class={`stone stone-${kind}${mirrored}${lifted ? ' stone-lifted' : ''}`} aria-hidden="true" />;
}

/** A digit stone from the bag; the 0, which ends a turn, is hollow. */
export function BagDigit({ digit }: { digit: number }) {
  return (
    <svg
      class={digit === 0 ? 'tile bag-digit bag-digit-zero' : 'tile bag-digit'}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <circle class="bag-digit-edge" cx="50" cy="54" r="44" />
      <circle class="bag-digit-face" cx="50" cy="48" r="44" />
      <circle class="bag-digit-ring" cx="50" cy="48" r="38" />
      <text class="bag-digit-text" x="50" y="70">
        {digit}
      </text>
    </svg>
  );
}
