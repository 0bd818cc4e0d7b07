/** The dialog where the host changes the number of seats, the options and the days for each move. */

import type { MoveDays, Room } from '@riverstone/protocol';
import { useEffect, useState } from 'preact/hooks';
import { loadForm } from '../../games';
import { words } from '../../messages/words';
import type { GameForm, RawOptions } from '../../table/game-page';
import { Button } from '../../ui/controls/button';
import { Stepper } from '../../ui/controls/stepper';
import { Dialog } from '../../ui/dialogs/dialog';
import { attempt } from '../../ui/feedback/attempt';
import { toast } from '../../ui/feedback/toast';
import type { OnlineRoom } from '../client/online-room';
import './plan-dialog.css';
import { DaysChoice } from '../room/days-choice';
import { nameOfSeat } from '../room/room-facts';
import { runCommand } from '../room/run-command';

export interface PlanDialogProps {
  readonly online: OnlineRoom;
  readonly room: Room;
  readonly open: boolean;
  onClose(): void;
}

export function PlanDialog({ online, room, open, onClose }: PlanDialogProps) {
  const [seats, setSeats] = useState(room.seats.length);
  const [options, setOptions] = useState<RawOptions>(room.options);
  const [days, setDays] = useState(room.days);
  const { room: text } = words().online;
  // Start from the table's plan, not from an earlier attempt.
  useEffect(() => {
    setSeats(room.seats.length);
    setOptions(room.options);
    setDays(room.days);
  }, [open]);
  const save = async (): Promise<void> => {
    if (!(await runCommand(online, { type: 'plan', seats, options, days }))) return;
    toast(text.saved);
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={text.changeTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words().app.kit.close}</Button>
          <Button kind="primary" onClick={() => attempt(save())}>
            {text.save}
          </Button>
        </>
      }
    >
      <PlanFields
        room={room}
        seats={seats}
        options={options}
        days={days}
        onSeats={setSeats}
        onOptions={setOptions}
        onDays={setDays}
      />
    </Dialog>
  );
}

interface PlanFieldsProps {
  readonly room: Room;
  readonly seats: number;
  readonly options: RawOptions;
  readonly days: MoveDays | null;
  onSeats(seats: number): void;
  onOptions(options: RawOptions): void;
  onDays(days: MoveDays | null): void;
}

function PlanFields({ room, seats, options, days, onSeats, onOptions, onDays }: PlanFieldsProps) {
  const [page, setPage] = useState<GameForm | null>(null);
  useEffect(() => attempt(loadForm(room.game).then(setPage)), []);
  if (page === null) return <p>{words().app.loading}</p>;
  const { OptionsForm } = page;
  const planned = Array.from({ length: seats }, (_, seat) => ({ name: nameOfSeat(room, seat), bot: null }));
  return (
    <div class="plan-fields">
      <Stepper
        label={words().online.room.numberOfSeats}
        value={seats}
        min={page.seats.min}
        max={page.seats.max}
        onChange={onSeats}
      />
      {page.hasTurns && <DaysChoice days={days} onChange={onDays} />}
      <OptionsForm options={options} seats={planned} isOnline onChange={onOptions} />
    </div>
  );
}
