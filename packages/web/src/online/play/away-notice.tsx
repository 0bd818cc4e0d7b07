/** The game waits for a player who is away. After a while the others may vote for a stand-in. */

import { limits, type Room } from '@riverstone/protocol';
import type { Seat } from '@riverstone/rules';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import type { TableClient } from '../client/table-client';
import { isHost, nameOfSeat } from '../room/room-facts';
import { CommandButton, Notice } from './notice';

export interface AwayLineProps {
  readonly online: TableClient;
  readonly room: Room;
  readonly seat: Seat;
}

export function AwayNotice({ online, room, seat }: AwayLineProps) {
  const text = words().online.play;
  const mine = online.acting.value;
  const hasVoted = mine !== null && room.seats[seat]?.votes.includes(mine) === true;
  // The host may decide alone after a while, so the button stays.
  const mayVote = useWait(limits.awayBeforeVote) && (!hasVoted || isHost(online));
  return (
    <Notice text={hasVoted ? text.voted : text.isAway({ name: nameOfSeat(room, seat) })}>
      {mayVote && (
        <CommandButton
          online={online}
          command={{ type: 'stand-in', seat }}
          text={text.letBot}
          refused={{ 'not-away': text.justLeft }}
        />
      )}
    </Notice>
  );
}

/** Whether this much time has passed, in milliseconds. */
function useWait(time: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), time);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}
