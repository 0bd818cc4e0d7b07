/** How a game is played, as a sheet over whatever is there; loaded when somebody wants to know. */

import type { GameId } from '@riverstone/rules';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../messages/words';
import { RulesSheet } from '../rulebook/rules-sheet';
import { Button } from '../ui/controls/button';
import { Dialog } from '../ui/dialogs/dialog';
import { attempt } from '../ui/feedback/attempt';

export interface HowToSheetProps {
  readonly game: GameId;
  readonly open: boolean;
  onClose(): void;
}

export function HowToSheet({ game, open, onClose }: HowToSheetProps) {
  const [content, setContent] = useState<{ readonly HowToPlay: FunctionComponent<{ readonly game: GameId }> } | null>(
    null,
  );
  useEffect(() => {
    if (open) attempt(import('./how-to-play').then(setContent));
  }, [open]);
  const [isRules, setRules] = useState(false);
  if (open && isRules) return <RulesSheet game={game} open onClose={() => setRules(false)} />;
  const { rules, howToNamed, howToDone, games } = words().app;
  return (
    <Dialog
      open={open && content !== null}
      kind="sheet"
      title={howToNamed(games[game].name)}
      onClose={onClose}
      actions={
        <>
          <Button icon="book" onClick={() => setRules(true)}>
            {rules}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {howToDone}
          </Button>
        </>
      }
    >
      {content !== null && <content.HowToPlay game={game} />}
    </Dialog>
  );
}
