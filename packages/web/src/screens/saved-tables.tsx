/** The tables on this device: running, finished, and unreadable. */

import { useState } from 'preact/hooks';
import { grammar, words } from '../messages/words';
import { hrefOf } from '../navigation/address';
import { lastPlayed } from '../page/last-played';
import type { SavedTable, SaveProblem } from '../table/saved/saved-table';
import type { ListedTable } from '../table/saved/table-store';
import { BotMark } from '../table/seats/bot-mark';
import type { SeatPlan } from '../table/seats/seat-plan';
import { onlyOne, speakerOf } from '../table/speaker';
import { Button } from '../ui/controls/button';
import { Dialog } from '../ui/dialogs/dialog';
import { attempt } from '../ui/feedback/attempt';
import { SeatMark } from '../ui/pictures/seat-mark';
import '../page/saved-tables.css';

/** This many are shown at first, the last played first. */
const NEWEST = 3;

export interface TableListProps {
  readonly title: string;
  readonly tables: readonly ListedTable[];
  remove(id: string): Promise<void>;
}

export function TableList({ title, tables, remove }: TableListProps) {
  const [doomed, setDoomed] = useState<ListedTable | null>(null);
  const [isWhole, setWhole] = useState(false);
  const spare = (): void => setDoomed(null);
  if (tables.length === 0) return null;
  const { home } = words().app;
  const shown = isWhole || tables.length <= NEWEST + 1 ? tables : tables.slice(0, NEWEST);
  return (
    <section class="saved-tables">
      <h2>{title}</h2>
      <ul>
        {shown.map((each) => (
          <li key={each.id} class="saved-table">
            {each.table === null ? <Unreadable problem={each.problem} /> : <Entry table={each.table} />}
            {each.table?.standing.over && (
              <Button
                kind="quiet"
                icon="play"
                label={`${words().app.table.replay}: ${titleOf(each.table)}`}
                href={hrefOf({ screen: 'replay', id: each.id })}
              />
            )}
            <Button
              kind="quiet"
              icon="trash"
              label={home.removeNamed({ game: each.table === null ? home[each.problem] : titleOf(each.table) })}
              onClick={() => setDoomed(each)}
            />
          </li>
        ))}
      </ul>
      {shown.length < tables.length && (
        <Button kind="quiet" icon="down" onClick={() => setWhole(true)}>
          {home.showAll({ number: tables.length - shown.length })}
        </Button>
      )}
      <Dialog
        open={doomed !== null}
        title={home.removeTitle}
        onClose={spare}
        actions={
          <>
            <Button onClick={spare}>{home.keep}</Button>
            <Button
              kind="danger"
              icon="trash"
              onClick={() => {
                spare();
                if (doomed !== null) attempt(remove(doomed.id));
              }}
            >
              {home.remove}
            </Button>
          </>
        }
      >
        <p>{doomed === null ? '' : warning(doomed)}</p>
      </Dialog>
    </section>
  );
}

function warning({ table }: ListedTable): string {
  const { home } = words().app;
  if (table === null) return home.removeDamagedText;
  return home.removeText({ game: words()[table.game].name, names: namesOf(table.seats) });
}

function titleOf({ game, seats }: SavedTable): string {
  return `${words()[game].name}, ${grammar().and(namesOf(seats))}`;
}

function namesOf(seats: readonly SeatPlan[]): readonly string[] {
  const speaker = speakerOf(seats);
  return seats.map((_, seat) => speaker.nameOf(seat));
}

function Entry({ table }: { readonly table: SavedTable }) {
  const { home } = words().app;
  const { seats, standing } = table;
  const speaker = speakerOf(seats);
  const next = onlyOne(standing.awaited);
  // Nobody is beaten in a game alone.
  const result = seats.length > 1 ? home.wonBy({ names: standing.winners.map((seat) => speaker.nameOf(seat)) }) : '';
  const state = standing.over ? result : next === null ? '' : speaker.say(next, home.turnOf, {});
  return (
    <a class="saved-table-link" href={hrefOf({ screen: 'table', id: table.id })}>
      <strong>{words()[table.game].name}</strong>
      <span class="saved-table-seats">
        {seats.map(({ bot }, seat) => (
          <span key={seat} class="saved-table-seat">
            <SeatMark seat={seat} />
            <bdi>{speaker.nameOf(seat)}</bdi>
            <BotMark bot={bot} />
            <b>{grammar().number(standing.scores[seat] ?? 0)}</b>
          </span>
        ))}
      </span>
      <small>
        {[table.day === undefined ? '' : words().app.table.dayDeal, state, lastPlayed(table.touchedAt)]
          .filter((text) => text !== '')
          .join(' · ')}
      </small>
    </a>
  );
}

function Unreadable({ problem }: { readonly problem: SaveProblem }) {
  const { home } = words().app;
  return (
    <span class="saved-table-link">
      <strong>{home[problem]}</strong>
      <small>{home[`${problem}Text`]}</small>
    </span>
  );
}
