/** An online table in a list: the game, the players, the state. */

import type { MyTable, TableSummary } from '@riverstone/protocol';
import { grammar, words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import '../../page/saved-tables.css';
import { SeatMark } from '../../ui/pictures/seat-mark';
import { seatNames } from '../room/seat-names';
import './table-card.css';

export function TableCard({ table }: { readonly table: TableSummary | MyTable }) {
  const isMyTurn = 'myTurn' in table && table.myTurn;
  return (
    <li class={isMyTurn ? 'kept-table table-card-mine' : 'kept-table'}>
      <a class="kept-table-link" href={hrefOf({ screen: 'online-table', id: table.table })}>
        <strong>{words()[table.game].name}</strong>
        <span class="kept-table-seats">
          {seatNames(table.seats).map((name, seat) => (
            <span key={seat} class="kept-table-seat">
              <SeatMark seat={seat} />
              <bdi>{name === '' ? words().online.room.free : name}</bdi>
            </span>
          ))}
        </span>
        <small>
          {isMyTurn && <strong class="table-card-turn">{words().online.mine.yourTurn}</strong>}{' '}
          {standing(table).join(' · ')}
        </small>
      </a>
    </li>
  );
}

function standing(table: TableSummary | MyTable): readonly string[] {
  const { mine } = words().online;
  const free = table.seats.filter(({ name, bot }) => name === '' && bot === null).length;
  const parts = [
    !('myTurn' in table && table.myTurn) && phaseOf(table),
    table.phase === 'gathering' && free > 0 && mine.freeSeats({ number: free }),
    'mySeat' in table && table.mySeat === null && mine.watching,
    table.phase !== 'gathering' &&
      words().app.home.lastPlayed({ ago: grammar().ago(Math.max(0, Date.now() - table.touchedAt)) }),
  ];
  return parts.filter((part): part is string => part !== false);
}

function phaseOf({ phase, paused, awaited, seats, outcome }: TableSummary): string {
  const { home } = words().app;
  const { mine } = words().online;
  const [next, ...others] = awaited;
  const names = seatNames(seats);
  const nameOf = (seat: number): string => names[seat] ?? '';
  if (phase === 'playing') {
    if (paused) return words().app.table.paused;
    return next === undefined || others.length > 0 ? mine.playing : home.turnOf({ name: nameOf(next) });
  }
  if (phase === 'gathering') return mine.gathering;
  return outcome === null || outcome.winners.length === 0
    ? mine.over
    : home.wonBy({ names: outcome.winners.map(nameOf) });
}
