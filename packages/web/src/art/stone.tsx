/** River stones: six pebbles, drawn so that neighbours differ. */

import './stone.css';

/** Which of the six pebbles lies where: next to each other, in a row of nine or below it, are never two of a kind. */
const pattern = '3240312024135404150521213024103545415';

interface StoneProps {
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
