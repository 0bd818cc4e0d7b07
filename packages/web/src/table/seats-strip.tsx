/** Who plays, how they stand, whose turn it is and what their clocks show: always in sight. */

import { clockFace, type Seat } from '@riverstone/rules';
import type { ComponentChildren } from 'preact';
import { grammar, words } from '../messages/words';
import { SeatMark } from '../ui/seat-mark';
import type { TableFrame } from './live-table';
import './seats-strip.css';

export interface SeatsStripProps {
  readonly table: TableFrame;
  /** What a game adds to a seat: tiles, stones, that it sits out. */
  readonly note?: ((seat: Seat) => ComponentChildren) | undefined;
}

export function SeatsStrip({ table, note }: SeatsStripProps) {
  const { scores, awaited, winners, over } = table.status.value;
  return (
    <ol class="seats-strip" data-seats={table.seats.length} aria-label={words().app.newTable.players}>
      {table.seats.map(({ name, bot }, seat) => {
        const isAwaited = !over && awaited.includes(seat);
        const isWinner = winners.includes(seat);
        return (
          <li
            key={seat}
            class={`seats-strip-seat${isAwaited ? ' seats-strip-awaited' : ''}${isWinner ? ' seats-strip-winner' : ''}`}
            data-seat={seat}
            aria-current={isAwaited ? 'true' : undefined}
          >
            <SeatMark seat={seat} />
            <span class="seats-strip-name">
              <bdi>{name}</bdi>
              {bot !== null && <span class="visually-hidden">, {words().app.table.bot(words().app.levels[bot])}</span>}
            </span>
            <strong class="seats-strip-score">{grammar().number(scores[seat] ?? 0)}</strong>
            <SeatClock table={table} seat={seat} />
            {note !== undefined && <span class="seats-strip-note">{note(seat)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

function SeatClock({ table, seat }: { readonly table: TableFrame; readonly seat: Seat }) {
  const clock = table.clocks.value.find(({ timer }) => timer.seat === seat);
  if (clock === undefined) return null;
  const { left, running } = clock;
  const face = clockFace(left);
  return (
    <span
      class={`seats-strip-clock${running ? ' seats-strip-clock-running' : ''}`}
      role="timer"
      aria-label={words().app.table.time(table.seats[seat]?.name ?? '', face)}
    >
      {face}
    </span>
  );
}
