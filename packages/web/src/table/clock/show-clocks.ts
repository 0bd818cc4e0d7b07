/** Shows clocks: their signal changes only when a face does, not each time somebody looks. */

import type { Signal } from '@preact/signals';
import type { ShownClock } from '../game-table';

export function showClocks(shown: Signal<readonly ShownClock[]>, clocks: readonly ShownClock[]): void {
  if (facesOf(clocks) !== facesOf(shown.peek())) shown.value = clocks;
}

function facesOf(clocks: readonly ShownClock[]): string {
  return clocks.map(({ timer, left, running }) => `${timer.key} ${Math.ceil(left / 100)} ${running}`).join();
}
