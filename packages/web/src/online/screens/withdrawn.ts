/** Which questions somebody here has taken back themselves: that they are gone is no news to them. */

import type { Asked } from '@riverstone/protocol';

const withdrawn = new WeakSet<Asked>();

export function rememberWithdrawn(asked: Asked): void {
  withdrawn.add(asked);
}

export const isWithdrawn = (asked: Asked): boolean => withdrawn.has(asked);
