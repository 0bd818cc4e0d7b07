/** The rules of a game as a sheet, so that nobody leaves a table or a form to read them. */

import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../messages/words';
import { Dialog } from '../ui/dialogs/dialog';
import { attempt } from '../ui/feedback/attempt';
import type { GameHelp } from './game-help';

interface RulesSheetProps {
  readonly help: GameHelp;
  readonly open: boolean;
  onClose(): void;
}

export function RulesSheet({ help, open, onClose }: RulesSheetProps) {
  const [content, setContent] = useState<{
    readonly SheetReader: FunctionComponent<{ readonly help: GameHelp }>;
  } | null>(null);
  useEffect(() => {
    if (open) attempt(import('./sheet-reader').then(setContent));
  }, [open]);
  return (
    <Dialog
      open={open && content !== null}
      kind="sheet"
      title={words().app.rulesNamed({ game: words()[help.game].name })}
      onClose={onClose}
    >
      {content !== null && <content.SheetReader help={help} />}
    </Dialog>
  );
}
