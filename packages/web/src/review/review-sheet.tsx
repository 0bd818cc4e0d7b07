/** The review as a sheet, where there is no room beside the board. */

import type { ComponentChildren } from 'preact';
import { replayWords } from '../replay/replay-words';
import { Dialog } from '../ui/dialogs/dialog';

interface ReviewSheetProps {
  readonly open: boolean;
  readonly children: ComponentChildren;
  onClose(): void;
}

export function ReviewSheet({ open, children, onClose }: ReviewSheetProps) {
  return (
    <Dialog open={open} kind="sheet" title={replayWords().review.open} onClose={onClose}>
      {children}
    </Dialog>
  );
}
