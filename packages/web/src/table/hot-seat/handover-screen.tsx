/** Covers the board until the next player has the device and says so. */

import { useEffect, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import { SeatMark } from '../../ui/pictures/seat-mark';
import './handover-screen.css';
import type { BaseTable } from '../game-table';
import { waitingForDevice } from './waiting-for-device';

/** A double tap on the button that was here before must not reveal anything. In milliseconds. */
const TAP_GUARD_MS = 600;

/** Whether the handover screen for these seats has been shown for a moment. */
export function useTapGuard(waiting: string): boolean {
  const [readyFor, setReadyFor] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setReadyFor(waiting), TAP_GUARD_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return readyFor === waiting;
}

export function HandoverScreen({ table }: { readonly table: BaseTable }) {
  const { table: text } = words().app;
  const waiting = waitingForDevice(table);
  const [only, ...others] = waiting;
  const isReady = useTapGuard(waiting.join());
  const nameOf = (seat: number): string => table.seats[seat]?.name ?? '';
  return (
    <section class="handover-screen" aria-label={text.waitingFor({ names: waiting.map(nameOf) })}>
      <p class="handover-screen-pass">
        {only !== undefined && others.length === 0
          ? text.pass({ name: nameOf(only) })
          : text.waitingFor({ names: waiting.map(nameOf) })}
        <small>{text.passText}</small>
      </p>
      <div class="handover-screen-seats">
        {waiting.map((seat) => (
          <Button
            key={seat}
            kind="primary"
            size="large"
            disabled={!isReady}
            onClick={() => table.hotSeat?.reveal(seat)}
          >
            <SeatMark seat={seat} /> {text.reveal({ name: nameOf(seat) })}
          </Button>
        ))}
      </div>
    </section>
  );
}
