/** The form for somebody who opens an invite link: a name, and one button to sit down. */

import type { Room } from '@riverstone/protocol';
import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import type { OnlineRoom } from '../client/online-room';
import { NameField, useTypedName } from '../people/name-field';
import { runCommand } from '../room/run-command';
import { seatNames } from '../room/seat-names';
import './join-form.css';
import { refusalWords } from '../room/refusal-words';
import { freeSeats, nameOfMember } from '../room/room-facts';

export interface NewcomerProps {
  readonly online: OnlineRoom;
  readonly room: Room;
  onWatch(): void;
}

export function JoinForm({ online, room, onWatch }: NewcomerProps) {
  const { joinForm: text } = words().online;
  const typed = useTypedName();
  const isFull = room.phase !== 'gathering' || freeSeats(room).length === 0;
  const comeIn = async (event: Event): Promise<void> => {
    event.preventDefault();
    const name = typed.take();
    if (name !== null) typed.complain(await sitDown(online, name));
  };
  return (
    <form class="join-form" noValidate onSubmit={(event) => void comeIn(event)}>
      <h2 class="join-form-title">{invitation(room)}</h2>
      <p>{whoSits(room)}</p>
      {isFull && <p>{text.full}</p>}
      <NameField typed={typed} hint={text.nameHint} />
      <div class="join-form-actions">
        <Button kind="primary" size="large" type="submit">
          {isFull ? text.comeIn : text.sitDown}
        </Button>
        <Button kind="quiet" icon="eye" onClick={onWatch}>
          {text.onlyWatch}
        </Button>
      </div>
    </form>
  );
}

function invitation(room: Room): string {
  const text = words().online.joinForm;
  const game = words()[room.game].name;
  const host = nameOfMember(room, room.host);
  return host === '' ? text.invitesNameless({ game }) : text.invites({ name: host, game });
}

function whoSits({ seats }: Room): string {
  const text = words().online.joinForm;
  const names = seatNames(seats)
    .map((name, seat) => (seats[seat]?.bot == null ? name : words().online.bots.marked({ name })))
    .filter((name) => name !== '');
  return names.length === 0 ? text.nobodyYet : text.sits({ names });
}

/** Takes the name and the first seat that is free now. Returns what is wrong with the name, in words. */
async function sitDown(online: OnlineRoom, name: string): Promise<string | null> {
  const entered = await online.do({ type: 'enter', name });
  if (!entered.ok) return refusalWords(entered.error.code);
  const room = online.room.value;
  const [seat] = room === null || room.phase !== 'gathering' ? [] : freeSeats(room);
  if (seat === undefined) return null;
  await runCommand(online, { type: 'sit', seat });
  return null;
}
