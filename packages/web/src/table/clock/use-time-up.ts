/** Clocks that only remind: announced once when they run out, and at 0 until the move is made. */

import { effect, useComputed } from '@preact/signals';
import { isReminder, type Seat } from '@riverstone/rules';
import { useEffect } from 'preact/hooks';
import { announce } from '../../ui/feedback/announcer';
import { play } from '../../ui/feedback/sound';
import type { BaseTable, ShownClock } from '../game-table';

/** Whether a clock reminds somebody now that their time is up. */
export function isUp({ timer, left }: ShownClock): boolean {
  return isReminder(timer) && left === 0;
}

/** Calls back once for each clock that runs out from now on. Returns how to stop. */
export function onTimeUp(clocks: BaseTable['clocks'], tell: (clock: ShownClock) => void): () => void {
  let going: readonly string[] = [];
  return effect(() => {
    const all = clocks.value;
    for (const clock of all) if (isUp(clock) && going.includes(clock.timer.key)) tell(clock);
    going = all.filter(({ left }) => left > 0).map(({ timer }) => timer.key);
  });
}

/** The seat whose time is up, if any. `words` is what is announced. */
export function useTimeUp(table: BaseTable, words: (seat: Seat) => string): Seat | null {
  useEffect(
    () =>
      onTimeUp(table.clocks, ({ timer: { seat } }) => {
        play('call');
        if (seat !== null) announce(words(seat), 'assertive');
      }),
    [table],
  );
  const late = useComputed(() => table.clocks.value.find(isUp)?.timer.seat ?? null);
  return late.value;
}
