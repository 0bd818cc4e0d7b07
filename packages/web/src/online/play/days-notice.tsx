/** How much time is left for the next move, where there are days for it. */

import type { Room } from '@riverstone/protocol';
import type { Seat } from '@riverstone/rules';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../../messages/words';
import type { TableClient } from '../client/table-client';
import { nameOfSeat } from '../room/room-facts';
import { timeWords } from '../room/time-words';
import { Notice } from './notice';

const MINUTE = 60_000;

interface DaysNoticeProps {
  readonly online: TableClient;
  readonly room: Room;
  readonly awaited: readonly Seat[];
}

/** Nothing while a bot moves, or in a pause. */
export function DaysNotice({ online, room, awaited }: DaysNoticeProps) {
  const text = words().online.play;
  const [seat] = awaited;
  const left = useTimeLeft(online);
  if (left === null || seat === undefined || room.paused) return null;
  const time = timeWords(left);
  const mine = online.acting.value;
  const isMine = mine !== null && awaited.includes(mine);
  return <Notice text={isMine ? text.myDays({ time }) : text.theirDays({ name: nameOfSeat(room, seat), time })} />;
}

/** On the first clock of the table, in milliseconds; counts down by the minute. */
function useTimeLeft(online: TableClient): number | null {
  const { shown, at } = online.clocks.value;
  const [, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinute((minute) => minute + 1), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const left = Object.values(shown);
  return left.length === 0 ? null : Math.max(0, Math.min(...left) - (online.now() - at));
}
