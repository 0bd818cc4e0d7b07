/** What the frame's own buttons say, at a table on this device unless the table says otherwise. */

import { words } from '../../messages/words';
import type { BaseTable, FrameWording } from '../game-table';

export function wordingOf(table: BaseTable): FrameWording {
  const { pause, resume, pausedText, pausedUntimed, undoOf } = words().app.table;
  const hasClocks = table.status.value.timers.length > 0;
  return table.wording?.() ?? { pause, resume, pausedText: hasClocks ? pausedText : pausedUntimed, undoOf };
}
