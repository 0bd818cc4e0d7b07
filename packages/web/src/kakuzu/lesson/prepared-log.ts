/** The log that leads to a prepared board: stones lifted one after the other, never a wrong one. */

import { parseSquare } from '@riverstone/rules';
import { SIZE } from '@riverstone/rules/kakuzu';

/** One stone of each box is lifted in the set-up. */
const SETUP = 9;

/**
 * Two seats lift these stones: the first nine are the set-up. Whoever would need a digit twice in a turn draws the 0
 * instead. At the end it is the turn of seat 0, with nothing drawn.
 */
export function preparedLog(rows: readonly string[], names: readonly string[]): readonly string[] {
  const entries = names.slice(0, SETUP).map((name, index) => `${index % 2}:${name}`);
  let seat = 0;
  let drawn = '';
  const endTurn = (): void => {
    entries.push('*:draw 0');
    seat = 1 - seat;
    drawn = '';
  };
  for (const name of names.slice(SETUP)) {
    const digit = rows.join('')[parseSquare(name, SIZE) ?? 0] ?? '';
    if (drawn.includes(digit)) endTurn();
    drawn += digit;
    entries.push(`*:draw ${digit}`, `${seat}:${name}`);
  }
  endTurn();
  if (seat === 1) endTurn();
  return entries;
}
