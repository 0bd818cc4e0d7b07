/** What somebody sees who opens the link for the first time: the game, who is there, a name, and one obvious button. */

import { limits, type Room } from '@riverstone/protocol';
import { useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { settings } from '../../settings/settings';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/text-field';
import type { OnlineRoom } from '../online-room';
import { seatNames } from '../seat-names';
import { attemptAt } from './attempt-at';
import './newcomer.css';
import { refusalWords } from '../refusal-words';
import { freeSeats, nameOfMember } from './room-facts';

export interface NewcomerProps {
  readonly online: OnlineRoom;
  readonly room: Room;
  onWatch(): void;
}

export function Newcomer({ online, room, onWatch }: NewcomerProps) {
  const { newcomer: text, newTable } = words().online;
  const { myName } = settings;
  const [problem, setProblem] = useState<string | null>(null);
  const isFull = room.phase !== 'gathering' || freeSeats(room).length === 0;
  const comeIn = async (event: Event): Promise<void> => {
    event.preventDefault();
    setProblem(myName.value.trim() === '' ? newTable.needName : await sitDown(online, myName.value.trim()));
  };
  return (
    <form class="newcomer" noValidate onSubmit={(event) => void comeIn(event)}>
      <h2 class="newcomer-title">{invitation(room)}</h2>
      <p>{whoSits(room)}</p>
      {isFull && <p>{text.full}</p>}
      <TextField
        label={newTable.yourName}
        hint={text.nameHint}
        value={myName.value}
        maxLength={limits.nameLength}
        onInput={(value) => {
          myName.value = value;
        }}
      />
      {problem !== null && (
        <p class="newcomer-problem" role="alert">
          {problem}
        </p>
      )}
      <div class="newcomer-actions">
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
  const text = words().online.newcomer;
  const game = words().app.games[room.game].name;
  const host = nameOfMember(room, room.host);
  return host === '' ? text.invitesNameless(game) : text.invites(host, game);
}

function whoSits({ seats }: Room): string {
  const text = words().online.newcomer;
  const names = seatNames(seats).filter((name) => name !== '');
  return names.length === 0 ? text.nobodyYet : text.sits(names);
}

/** Takes the name and the first free seat, whichever that is by now; what is wrong with the name, in words. */
async function sitDown(online: OnlineRoom, name: string): Promise<string | null> {
  const entered = await online.do({ type: 'enter', name });
  if (!entered.ok) return refusalWords(entered.error.code);
  const room = online.room.value;
  const [seat] = room === null || room.phase !== 'gathering' ? [] : freeSeats(room);
  if (seat === undefined) return null;
  await attemptAt(online, { type: 'sit', seat });
  return null;
}
