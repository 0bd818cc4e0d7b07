/**
 * A stone for a player to lift, chosen by chance from what a view shows; cheap, for whoever plays thousands a second.
 */

import type { Command } from '@riverstone/protocol';
import { formatSquare, type Rng } from '@riverstone/rules';
import type { WireView } from './followed-table.js';

const SIZE = 9;
const STONE = '.';

/** What of a view is needed to choose. */
interface KakuzuShown {
  readonly phase: string;
  readonly turn: number;
  readonly uncovered: string;
  readonly drawn: readonly number[];
}

/** Whose stone the game waits for; null while the table draws, or at the end. */
export function seatInTurn(view: WireView): number | null {
  const { phase, turn } = view as unknown as KakuzuShown;
  return phase === 'setup' || phase === 'remove' ? turn : null;
}

/** Lifts any stone that lies; in the set-up, one in a box that has lost none. */
export function anyStone(view: WireView, rng: Rng): Command & { type: 'act' } {
  const { phase, uncovered, drawn } = view as unknown as KakuzuShown;
  const stones: number[] = [];
  const openBoxes = new Set<number>();
  let square = 0;
  for (const letter of uncovered) {
    if (letter === '/') continue;
    if (letter === STONE) stones.push(square);
    else openBoxes.add(boxOf(square));
    square++;
  }
  const allowed = phase === 'setup' ? stones.filter((stone) => !openBoxes.has(boxOf(stone))) : stones;
  const chosen = allowed[rng.below(allowed.length)] as number;
  return { type: 'act', action: formatSquare(chosen, SIZE), promptKey: `${square - stones.length}:${drawn.length}` };
}

const boxOf = (square: number): number => Math.floor(square / (3 * SIZE)) * 3 + Math.floor((square % SIZE) / 3);
