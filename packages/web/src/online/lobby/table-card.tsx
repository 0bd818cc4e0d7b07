/** An online table in a list: the game, the players, the state. */

import type { LobbyTable, MyTable, TableSummary } from '@riverstone/protocol';
import { words } from '../../messages/words';
import { hrefOf } from '../../navigation/address';
import { useOptionWords } from '../../option-words';
import '../../page/saved-tables.css';
import { lastPlayed } from '../../page/last-played';
import { BotMark } from '../../table/seats/bot-mark';
import { Speaker } from '../../table/speaker';
import { SeatMark } from '../../ui/pictures/seat-mark';
import { seatNames } from '../room/seat-names';
import { timeWords } from '../room/time-words';
import './table-card.css';

type ListedTable = TableSummary | MyTable | LobbyTable;

export function TableCard({ table }: { readonly table: ListedTable }) {
  const isMyTurn = 'myTurn' in table && table.myTurn;
  const speaker = speakerFor(table);
  return (
    <li class={isMyTurn ? 'saved-table table-card-mine' : 'saved-table'}>
      <a class="saved-table-link" href={hrefOf({ screen: 'online-table', id: table.table })}>
        <strong>{words()[table.game].name}</strong>
        <span class="saved-table-seats">
          {table.seats.map((_, seat) => (
            <span key={seat} class="saved-table-seat">
              <SeatMark seat={seat} />
              <bdi>{speaker.nameOf(seat) || words().online.room.free}</bdi>
              {!table.outcome?.resigned.includes(seat) && <BotMark bot={table.seats[seat]?.bot ?? null} />}
            </span>
          ))}
        </span>
        <small>
          {isMyTurn && <strong class="table-card-turn">{words().online.mine.yourTurn}</strong>}{' '}
          {standing(table).join(' · ')}
        </small>
        {'hostHere' in table && <Options table={table} />}
      </a>
    </li>
  );
}

function speakerFor(table: ListedTable): Speaker {
  return new Speaker(seatNames(table.seats), 'mySeat' in table ? table.mySeat : null, words().app.table.you);
}

/** How the table is played, for people who might sit down. */
function Options({ table }: { readonly table: LobbyTable }) {
  const options = useOptionWords({ ...table, names: seatNames(table.seats) });
  return <small>{options.join(' · ')}</small>;
}

function standing(table: ListedTable): readonly string[] {
  const { mine, lobby, start } = words().online;
  const free = table.seats.filter(({ name, bot }) => name === '' && bot === null).length;
  const parts = [
    !('myTurn' in table && table.myTurn) && phaseOf(table),
    table.phase === 'gathering' && free > 0 && mine.freeSeats({ number: free }),
    table.phase === 'gathering' && free === 0 && start.full,
    'hostHere' in table && (table.hostHere ? lobby.hostHere : lobby.hostAway),
    'mySeat' in table && table.mySeat === null && mine.watching,
    table.dueAt !== null && mine.timeLeft({ time: timeWords(Math.max(0, table.dueAt - Date.now())) }),
    table.phase !== 'gathering' && lastPlayed(table.touchedAt),
  ];
  return parts.filter((part): part is string => part !== false);
}

function phaseOf(table: TableSummary | MyTable): string {
  const { phase, paused, awaited, outcome } = table;
  const { home } = words().app;
  const { mine } = words().online;
  const [next, ...others] = awaited;
  const speaker = speakerFor(table);
  if (phase === 'playing') {
    if (paused) return words().app.table.paused;
    return next === undefined || others.length > 0 ? mine.playing : speaker.say(next, home.turnOf, {});
  }
  if (phase === 'gathering') return mine.gathering;
  return outcome === null || outcome.winners.length === 0
    ? mine.over
    : home.wonBy({ names: outcome.winners.map((seat) => speaker.nameOf(seat)) });
}
