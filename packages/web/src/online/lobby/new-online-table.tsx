/** The form of a new online table: my name, seats for friends and bots, options. */

import { type BotLevel, botLevels, type MoveDays, moveDays } from '@riverstone/protocol';
import type { GameId } from '@riverstone/rules';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { grammar, words } from '../../messages/words';
import { go } from '../../navigation/route';
import type { GamePage, RawOptions } from '../../table/game-page';
import { Button } from '../../ui/controls/button';
import { Select } from '../../ui/controls/select';
import { Switch } from '../../ui/controls/switch';
import { SeatMark } from '../../ui/pictures/seat-mark';
import { NameField, type TypedName, useTypedName } from '../people/name-field';
import { refusalWords } from '../room/refusal-words';
import './new-online-table.css';
import { server } from '../connection/server';

/** Who plays a seat: a bot, or a friend who comes later. The first seat is mine. */
type Planned = BotLevel | null;

export interface OnlinePlanProps {
  readonly game: GameId;
  readonly page: GamePage;
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

interface DaysChoiceProps {
  readonly days: MoveDays | null;
  onChange(days: MoveDays | null): void;
}

/** How many days there are for a move. */
function DaysChoice({ days, onChange }: DaysChoiceProps) {
  const { newTable: text, days: spell } = words().online;
  const choices = [
    { value: 'off', label: text.daysOff },
    ...moveDays.map((number) => ({ value: `${number}`, label: spell({ number }) })),
  ];
  return (
    <div>
      <Select
        label={text.days}
        value={`${days ?? 'off'}`}
        choices={choices}
        onChange={(chosen) => onChange(moveDays.find((each) => `${each}` === chosen) ?? null)}
      />
      <p>
        <small>{text.daysHint}</small>
      </p>
    </div>
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
            <SeatChoice seat={index + 1} bot={bot} onChange={(chosen) => onChange(seats.with(index + 1, chosen))} />
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

interface SeatChoiceProps {
  readonly seat: number;
  readonly bot: Planned;
  onChange(bot: Planned): void;
}

function SeatChoice({ seat, bot, onChange }: SeatChoiceProps) {
  const { newTable, levels } = words().app;
  const choices: readonly { readonly value: BotLevel | 'open'; readonly label: string }[] = [
    { value: 'open', label: words().online.newTable.openSeat },
    ...botLevels.map((level) => ({ value: level, label: newTable.bot({ level: levels[level] }) })),
  ];
  return (
    <Select
      label={newTable.whoInSeat({ number: grammar().number(seat + 1) })}
      hideLabel
      value={bot ?? 'open'}
      choices={choices}
      onChange={(chosen) => onChange(chosen === 'open' ? null : chosen)}
    />
  );
}
