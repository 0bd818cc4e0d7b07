/** How a table will be played, in words: its options, and the days for each move. */

import type { Room } from '@riverstone/protocol';
import { words } from '../../messages/words';
import { useOptionWords } from '../../option-words';
import { seatNames } from './seat-names';

export function usePlanWords(room: Room): readonly string[] {
  const options = useOptionWords({ ...room, names: seatNames(room.seats) });
  const { days, room: text } = words().online;
  return room.days === null ? options : [...options, text.daysEach({ time: days({ number: room.days }) })];
}
