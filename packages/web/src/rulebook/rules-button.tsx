/** A button that opens the rules of a game above what is there. */

import type { GameId } from '@riverstone/rules';
import { useState } from 'preact/hooks';
import { words } from '../messages/words';
import { Button } from '../ui/controls/button';
import { RulesSheet } from './rules-sheet';

export function RulesButton({ game }: { readonly game: GameId }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon="book" onClick={() => setOpen(true)}>
        {words().app.rules}
      </Button>
      <RulesSheet game={game} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
