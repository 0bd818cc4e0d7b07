/** The words of a pause at an online table, where the other players have to agree. */

import { words } from '../../messages/words';
import type { PauseWords } from '../../table/capabilities';
import type { TableClient } from '../client/table-client';

export interface PauseSituation {
  readonly isPlaying: boolean;
  readonly hasClocks: boolean;
}

export function onlinePauseWords(client: TableClient, { isPlaying, hasClocks }: PauseSituation): PauseWords {
  const text = words().online.table;
  const { pausing } = words().online;
  const { room } = client;
  const mayAsk = isPlaying && room.value?.proposal === null;
  const playersText = hasClocks ? text.pausedText : text.pausedUntimed;
  const endsAlone = isPlaying && isMineAlone(client);
  const resume = endsAlone ? pausing.resume : text.askResume;
  return {
    pause: mayAsk ? text.askPause : null,
    resume: mayAsk ? resume : null,
    text: isPlaying ? (endsAlone ? pausing.mine : playersText) : text.pausedWatching,
  };
}

/** Whether nobody else has to agree that the game goes on. */
function isMineAlone({ room, mySeat }: TableClient): boolean {
  const { pausedBy = [], seats = [] } = room.value ?? {};
  return pausedBy.every((seat) => seat === mySeat.value || seats[seat]?.bot !== null);
}
