/** The layouts of river stones that have a name. */

import { stoneLayouts } from '@riverstone/rules/kakuro-challenge';

export type StoneLayout = keyof typeof stoneLayouts;
export const layoutNames = Object.keys(stoneLayouts) as readonly StoneLayout[];

/** The name of a layout; null for squares that somebody picked. */
export function layoutOf(stones: readonly unknown[]): StoneLayout | null {
  return layoutNames.find((name) => stoneLayouts[name].join() === stones.join()) ?? null;
}
