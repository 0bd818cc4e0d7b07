/** What the frame's own buttons say, at a table on this device unless the table says otherwise. */

import { words } from '../messages/words';
import type { FrameWording, TableFrame } from './live-table';

export function wordingOf(table: TableFrame): FrameWording {
  const { pause, resume, pausedText, undoOf } = words().app.table;
  return table.wording?.() ?? { pause, resume, pausedText, undoOf };
}
