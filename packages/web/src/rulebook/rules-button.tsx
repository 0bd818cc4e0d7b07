/** A button that opens the rules of a game above what is there. */

import { useState } from 'preact/hooks';
import { words } from '../messages/words';
import { Button } from '../ui/controls/button';
import type { GameHelp } from './game-help';
import { RulesSheet } from './rules-sheet';

export function RulesButton({ help }: { readonly help: GameHelp }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" icon="book" onClick={() => setOpen(true)}>
        {words().app.rules}
      </Button>
      <RulesSheet help={help} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
