/** The form of a new online table: my name, seats for friends and bots, options. */

import type { BotLevel, MoveDays } from '@riverstone/protocol';
import type { GameId } from '@riverstone/rules';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { grammar, words } from '../../messages/words';
import { go } from '../../navigation/route';
import type { GameForm, RawOptions } from '../../table/game-page';
import { SeatPlayer } from '../../table/seats/seat-player';
import { Button } from '../../ui/controls/button';
import { Switch } from '../../ui/controls/switch';
import { SeatMark } from '../../ui/pictures/seat-mark';
import { NameField, type TypedName, useTypedName } from '../people/name-field';
import { DaysChoice } from '../room/days-choice';
import { refusalWords } from '../room/refusal-words';
import './new-online-table.css';
import { server } from '../connection/server';

/** Who plays a seat: a bot, or a friend who comes later. The first seat is mine. */
type Planned = BotLevel | null;

export interface OnlinePlanProps {
  readonly game: GameId;
  readonly page: GameForm;
  /** The choice between this device and online. */
  readonly place: ComponentChildren;
}

export function NewOnlineTable({ game, page, place }: OnlinePlanProps) {
  const [seats, setSeats] = useState<readonly Planned[]>([null, null]);
  const [options, setOptions] = useState<RawOptions>({});
  const [isListed, setListed] = useState(false);
  const [days, setDays] = useState<MoveDays | null>(null);
  const typed = useTypedName();
  /** A problem that is not about the name. */
  const [problem, setProblem] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  const { newTable: text } = words().online;
  const make = async (event: Event): Promise<void> => {
    event.preventDefault();
    const name = typed.take();
    if (name === null || isMaking) return;
    setProblem(null);
    setMaking(true);
    const plan = { game, seats: [...seats], options, listed: isListed, name };
    const made = await server.makeTable(days === null ? plan : { ...plan, days });
    setMaking(false);
    if (made.ok) go({ screen: 'online-table', id: made.value });
    else if (made.error === 'bad-name') typed.complain(refusalWords(made.error));
    else setProblem(refusalWords(made.error));
  };
  const { OptionsForm } = page;
  return (
    <form class="new-table new-online-table" noValidate onSubmit={(event) => void make(event)}>
      {place}
      <div class="new-online-table-side">
        <Seats typed={typed} seats={seats} limits={page.seats} onChange={setSeats} />
        {page.hasTurns && <DaysChoice days={days} onChange={setDays} />}
        <Switch label={text.listed} hint={text.listedHint} checked={isListed} onChange={setListed} />
      </div>
      <section class="page-section">
        <h2>{words().app.newTable.options}</h2>
        <OptionsForm options={options} seats={namedSeats(seats)} isOnline onChange={setOptions} />
      </section>
      <div class="new-table-start">
        {problem !== null && (
          <p class="new-table-problem" role="alert">
            {problem}
          </p>
        )}
        <Button kind="primary" size="large" type="submit" disabled={isMaking}>
          {isMaking ? text.making : text.make}
        </Button>
      </div>
    </form>
  );
}

/** The seats with names, for the choice of who begins. */
function namedSeats(seats: readonly Planned[]): readonly { readonly name: string; readonly bot: Planned }[] {
  const { newTable, room } = words().online;
  const nameOf = (seat: number): string =>
    seat === 0 ? newTable.you : room.seat({ number: grammar().number(seat + 1) });
  return seats.map((bot, seat) => ({ name: nameOf(seat), bot }));
}

interface SeatsProps {
  readonly typed: TypedName;
  readonly seats: readonly Planned[];
  readonly limits: { readonly min: number; readonly max: number };
  onChange(seats: readonly Planned[]): void;
}

function Seats({ typed, seats, limits: bounds, onChange }: SeatsProps) {
  const { app } = words();
  const text = words().online.newTable;
  return (
    <section class="page-section">
      <h2>{app.newTable.players}</h2>
      <ol class="seats-form">
        <MySeat typed={typed} />
        {seats.slice(1).map((bot, index) => (
          <li key={index} class="online-plan-seat">
            <SeatMark seat={index + 1} />
            <SeatPlayer
              seat={index + 1}
              bot={bot}
              person={text.openSeat}
              onChange={(chosen) => onChange(seats.with(index + 1, chosen))}
            />
            <Button
              kind="quiet"
              icon="minus"
              label={text.removeSeat({ number: grammar().number(index + 2) })}
              disabled={seats.length <= bounds.min}
              onClick={() => onChange(seats.toSpliced(index + 1, 1))}
            />
          </li>
        ))}
      </ol>
      {seats.length < bounds.max && (
        <Button icon="plus" onClick={() => onChange([...seats, null])}>
          {app.newTable.addSeat}
        </Button>
      )}
    </section>
  );
}

function MySeat({ typed }: { readonly typed: TypedName }) {
  return (
    <li class="online-plan-seat online-plan-mine">
      <SeatMark seat={0} />
      <NameField typed={typed} />
    </li>
  );
}
