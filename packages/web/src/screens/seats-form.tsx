/** The seats of a new table: names, people and bots, within the game's limits. */

import { grammar, words } from '../messages/words';
import { peopleOf, type SeatPlan } from '../table/seats/seat-plan';
import { SeatPlayer } from '../table/seats/seat-player';
import { Button } from '../ui/controls/button';
import { TextField } from '../ui/controls/text-field';
import { SeatMark } from '../ui/pictures/seat-mark';
import { bot, isNumbered, person } from './device-tables';

export interface SeatsFormProps {
  readonly seats: readonly SeatPlan[];
  readonly limits: { readonly min: number; readonly max: number };
  onChange(seats: readonly SeatPlan[]): void;
  onRemove(seat: number): void;
}

export function SeatsForm({ seats, limits, onChange, onRemove }: SeatsFormProps) {
  const text = words().app.newTable;
  const change = (seat: number, plan: SeatPlan): void => onChange(seats.with(seat, plan));
  const people = peopleOf(seats).length;
  return (
    <section class="page-section">
      <h2>{text.players}</h2>
      <ol class="seats-form">
        {seats.map((plan, seat) => (
          <li key={seat} class="seats-form-seat">
            <SeatRow
              seat={seat}
              plan={plan}
              isOnly={people === 1}
              taken={seats.filter((_, other) => other !== seat).map(({ name }) => name)}
              onChange={(changed) => change(seat, changed)}
            />
            <Button
              kind="quiet"
              icon="minus"
              label={text.removeSeat({ name: plan.name })}
              disabled={seats.length <= limits.min}
              onClick={() => onRemove(seat)}
            />
          </li>
        ))}
      </ol>
      {seats.length < limits.max && (
        <Button
          icon="plus"
          onClick={() =>
            onChange([
              ...seats,
              person(
                seats.length,
                seats.map(({ name }) => name),
              ),
            ])
          }
        >
          {text.addSeat}
        </Button>
      )}
      {people > 1 && <p>{text.passing}</p>}
      {people === 0 && <p>{text.watching}</p>}
    </section>
  );
}

interface SeatRowProps {
  readonly seat: number;
  readonly plan: SeatPlan;
  /** Whether nobody else here is a person. */
  readonly isOnly: boolean;
  readonly taken: readonly string[];
  onChange(plan: SeatPlan): void;
}

function SeatRow({ seat, plan, isOnly, taken, onChange }: SeatRowProps) {
  const { newTable: text, table } = words().app;
  return (
    <>
      <SeatMark seat={seat} />
      <TextField
        label={text.nameOfSeat({ number: grammar().number(seat + 1) })}
        hideLabel
        value={isOnly && isNumbered(plan) ? table.you : plan.name}
        maxLength={20}
        onInput={(name) => onChange({ ...plan, name })}
      />
      <SeatPlayer
        seat={seat}
        bot={plan.bot}
        person={text.person}
        onChange={(level) => onChange(level === null ? person(seat, taken) : bot(level, taken))}
      />
    </>
  );
}
