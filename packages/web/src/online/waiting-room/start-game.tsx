/** The host's start button; the others see whom they wait for. */

import type { Room } from '@riverstone/protocol';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import { Button } from '../../ui/controls/button';
import type { OnlineRoom } from '../client/online-room';
import { freeSeats, isHost, isMember, nameOfMember, withoutShare } from '../room/room-facts';
import { runCommand } from '../room/run-command';
import './start-game.css';

/** How long to wait for the share of somebody who is present, in milliseconds. */
const ON_ITS_WAY = 2000;

export interface StartGameProps {
  readonly online: OnlineRoom;
  readonly room: Room;
}

export function StartGame({ online, room }: StartGameProps) {
  const text = words().online.room;
  if (isHost(online)) return <HostStart online={online} room={room} />;
  if (!isMember(online)) return null;
  const host = nameOfMember(room, room.host);
  return <p>{host === '' ? text.waitForAnyHost : text.waitForHost({ name: host })}</p>;
}

function HostStart({ online, room }: StartGameProps) {
  const text = words().online.room;
  const free = freeSeats(room).length;
  const { isWaiting, press } = useStart(online, room);
  return (
    <div class="start-game">
      {free > 0 ? (
        <p class="start-game-reason">{text.seatsFree({ number: free })}</p>
      ) : (
        <MissingShares room={room} me={online.me.value} />
      )}
      <Button kind="primary" size="large" icon="play" disabled={free > 0 || isWaiting} onClick={press}>
        {isWaiting ? text.oneMoment : words().app.newTable.start}
      </Button>
    </div>
  );
}

/** Whose share of the luck is missing, without mine. */
function MissingShares({ room, me }: { readonly room: Room; readonly me: number | null }) {
  const names = withoutShare(room)
    .filter((member) => member !== me)
    .map((member) => nameOfMember(room, member));
  return names.length === 0 ? null : <p class="start-game-reason">{words().online.room.noShareYet({ names })}</p>;
}

/** Starts as soon as everybody who is present has given their share. */
function useStart(online: OnlineRoom, room: Room): { readonly isWaiting: boolean; press(): void } {
  const [isPressed, setPressed] = useState(false);
  const isOnItsWay = withoutShare(room).some((member) => online.here.value.includes(member));
  useEffect(() => {
    if (!isPressed) return;
    const start = (): void => {
      setPressed(false);
      void runCommand(online, { type: 'start' });
    };
    if (!isOnItsWay) return start();
    const timer = setTimeout(start, ON_ITS_WAY);
    return () => clearTimeout(timer);
  }, [isPressed, isOnItsWay]);
  return { isWaiting: isPressed, press: () => setPressed(true) };
}
