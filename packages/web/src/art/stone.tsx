/** River stones: six pebbles, drawn so that neighbours differ. */

import './stone.css';

/** The pebble of each square, repeated. Neighbours in a grid of nine columns always differ. */
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
