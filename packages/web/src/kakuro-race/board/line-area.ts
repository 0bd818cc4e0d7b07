/** The CSS grid area of a line. */

import { FIELD_SIZE, type Line } from '@riverstone/rules/kakuro-race';

/** The `grid-area` of a line. */
export function lineArea({ first, last }: Line): string {
  const row = (square: number): number => Math.floor(square / FIELD_SIZE) + 1;
  const column = (square: number): number => (square % FIELD_SIZE) + 1;
  return `${row(first)} / ${column(first)} / ${row(last) + 1} / ${column(last) + 1}`;
}
