/** The digit stones in the bag of Kakuzu. */

import './bag-digit.css';

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
