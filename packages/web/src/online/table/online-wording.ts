/** What the buttons of the frame say at an online table, where the others are asked first. */

import { words } from '../../messages/words';
import type { FrameWording } from '../../table/game-table';
import type { TableClient } from '../client/table-client';

export interface Bystanding {
  readonly isPlaying: boolean;
  readonly hasClocks: boolean;
}

export function onlineWording({ room }: TableClient, { isPlaying, hasClocks }: Bystanding): FrameWording {
  const text = words().online.table;
  const mayAsk = isPlaying && room.value?.asked === null;
  const playersText = hasClocks ? text.pausedText : text.pausedUntimed;
  return {
    pause: mayAsk ? text.askPause : null,
    resume: mayAsk ? text.askResume : null,
    pausedText: isPlaying ? playersText : text.pausedWatching,
    undoOf: () => text.askTakeback,
  };
}
