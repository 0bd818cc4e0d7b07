/** What the buttons of the frame say at an online table, where the others are asked first. */

import { words } from '../messages/words';
import type { FrameWording } from '../table/live-table';
import type { JoinedTable } from './joined-table';

export function remoteWording({ room }: JoinedTable, isPlaying: boolean): FrameWording {
  const text = words().online.table;
  const mayAsk = isPlaying && room.value?.asked === null;
  return {
    pause: mayAsk ? text.askPause : null,
    resume: mayAsk ? text.askResume : null,
    pausedText: isPlaying ? text.pausedText : text.pausedWatching,
    undoOf: () => text.askTakeback,
  };
}
