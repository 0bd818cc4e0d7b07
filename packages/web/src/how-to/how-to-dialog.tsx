/** "How to play" as a dialog, with a way to the rules. Its content is loaded when it is opened. */

import { useEffect, useState } from 'preact/hooks';
import { type Language, language, words } from '../messages/words';
import type { GameHelp } from '../rulebook/game-help';
import { RulesSheet } from '../rulebook/rules-sheet';
import { Button } from '../ui/controls/button';
import { Dialog } from '../ui/dialogs/dialog';
import { attempt } from '../ui/feedback/attempt';

export interface HowToProps {
  readonly help: GameHelp;
  readonly open: boolean;
  onClose(): void;
}

type HowToContent = Awaited<ReturnType<typeof loadContent>>;

async function loadContent(help: GameHelp, language: Language) {
  const [{ HowToPlay }, howTo] = await Promise.all([import('./how-to-play'), help.loadHowTo(language)]);
  return { HowToPlay, howTo };
}

export function HowToDialog({ help, open, onClose }: HowToProps) {
  const [content, setContent] = useState<HowToContent | null>(null);
  const spoken = language();
  useEffect(() => {
    if (open) attempt(loadContent(help, spoken).then(setContent));
  }, [open, spoken]);
  const [isRules, setRules] = useState(false);
  if (open && isRules) return <RulesSheet help={help} open onClose={() => setRules(false)} />;
  const { rules, howToNamed, howToDone } = words().app;
  return (
    <Dialog
      open={open && content !== null}
      kind="sheet"
      title={howToNamed({ game: words()[help.game].name })}
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
      {content !== null && <content.HowToPlay howTo={content.howTo} />}
    </Dialog>
  );
}
