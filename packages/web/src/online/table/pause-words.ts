/** The words of a pause at an online table, where the other players have to agree. */

import { words } from '../../messages/words';
import type { PauseWords } from '../../table/capabilities';
import type { TableClient } from '../client/table-client';

export interface PauseSituation {
  readonly isPlaying: boolean;
  readonly hasClocks: boolean;
}

export function onlinePauseWords({ room }: TableClient, { isPlaying, hasClocks }: PauseSituation): PauseWords {
  const text = words().online.table;
  const mayAsk = isPlaying && room.value?.proposal === null;
  const playersText = hasClocks ? text.pausedText : text.pausedUntimed;
  return {
    pause: mayAsk ? text.askPause : null,
    resume: mayAsk ? text.askResume : null,
    text: isPlaying ? playersText : text.pausedWatching,
  };
}
