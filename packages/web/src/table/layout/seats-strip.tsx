/** The players with their scores and clocks, and whose turn it is. Always visible. */

import { clockFace, type Seat } from '@riverstone/rules';
import type { ComponentChildren } from 'preact';
import { grammar, words } from '../../messages/words';
import { Icon } from '../../ui/pictures/icon';
import { SeatMark } from '../../ui/pictures/seat-mark';
import type { BaseTable } from '../game-table';
import { speakerAt } from '../speaker';
import { useTableShell } from '../table-shell';
import './seats-strip.css';
import { isUp } from '../clock/use-time-up';

export interface SeatsStripProps {
  readonly table: BaseTable;
  /** What a game adds to a seat: tiles, stones, that the player sits out. */
  readonly note?: ((seat: Seat) => ComponentChildren) | undefined;
}

export function SeatsStrip({ table, note }: SeatsStripProps) {
  const { scores, awaited, winners, over } = table.status.value;
  const { online, replay } = useTableShell();
  const speaker = speakerAt(table);
  return (
    <ol class="seats-strip" data-seats={table.seats.length} aria-label={words().app.newTable.players}>
      {table.seats.map(({ bot }, seat) => {
        const isAwaited = !over && awaited.includes(seat);
        // Nobody is beaten in a game alone.
        const isWinner = table.seats.length > 1 && winners.includes(seat);
        const isAway = online?.away.has(seat) === true;
        const isMine = speaker.isYou(seat);
        const isResigned = table.resigned.value.has(seat);
        return (
          <li
            key={seat}
            class={classOf({ isAwaited, isWinner, isAway, isMine })}
            data-seat={seat}
            aria-current={isAwaited ? 'true' : undefined}
          >
            <SeatMark seat={seat} />
            <span class="seats-strip-name">
              <bdi>{speaker.nameOf(seat)}</bdi>
              {isAway && <Mark icon="clock" text={words().online.table.away} />}
              {isResigned && <Mark icon="flag" text={words().app.resigning.mark} />}
            </span>
            {bot !== null && !(isResigned && over) && <BotLevel level={words().app.levels[bot]} />}
            <strong class="seats-strip-score">{grammar().number(scores[seat] ?? 0)}</strong>
            <SeatClock table={table} seat={seat} />
            {note !== undefined && <span class="seats-strip-note">{note(seat)}</span>}
            {replay?.seatNote(seat)}
          </li>
        );
      })}
    </ol>
  );
}

interface Looks {
  readonly isAwaited: boolean;
  readonly isWinner: boolean;
  readonly isAway: boolean;
  readonly isMine: boolean;
}

function classOf({ isAwaited, isWinner, isAway, isMine }: Looks): string {
  const more = [
    isAwaited && 'seats-strip-awaited',
    isWinner && 'seats-strip-winner',
    isAway && 'seats-strip-is-away',
    isMine && 'seats-strip-mine',
  ];
  return ['seats-strip-seat', ...more.filter((each) => each !== false)].join(' ');
}

/** Marks a bot, with its level. */
function BotLevel({ level }: { readonly level: string }) {
  return (
    <span class="seats-strip-bot" title={words().app.table.bot({ level })}>
      <Icon name="bot" />
      <span class="visually-hidden">, {words().app.table.bot({ level })}</span>
      <span class="seats-strip-level" aria-hidden="true">
        {level}
      </span>
    </span>
  );
}

/** Marks a player who is away, or who has resigned. */
function Mark({ icon, text }: { readonly icon: 'clock' | 'flag'; readonly text: string }) {
  return (
    <span class={`seats-strip-mark seats-strip-${icon === 'clock' ? 'away' : 'resigned'}`} title={text}>
      <Icon name={icon} />
      <span class="visually-hidden">, {text}</span>
    </span>
  );
}

function SeatClock({ table, seat }: { readonly table: BaseTable; readonly seat: Seat }) {
  const clock = table.clocks.value.find(({ timer }) => timer.seat === seat);
  if (clock === undefined) return null;
  const { left, running } = clock;
  const face = clockFace(left);
  const mark = isUp(clock) ? ' seats-strip-clock-up' : running ? ' seats-strip-clock-running' : '';
  return (
    <span
      class={`seats-strip-clock${mark}`}
      role="timer"
      aria-label={words().app.table.time({ name: speakerAt(table).nameOf(seat), time: face })}
    >
      {isUp(clock) && <Icon name="bell" />}
      {face}
    </span>
  );
}
