/** What is asked, what was refused, and in small type what happened last. */

import { words } from '../messages/words';
import { useFrame } from '../table/frame';
import type { RaceDesk } from './desk';
import { Latest, type LookBack } from './look-back';
import './prompt.css';
import { promptWords } from './prompt-words';
import type { RaceHint } from './race-table';

export interface PromptProps {
  readonly desk: RaceDesk;
  readonly hint: RaceHint | null;
  readonly lookBack: LookBack;
}

export function Prompt({ desk, hint, lookBack }: PromptProps) {
  const isSeated = (useFrame().online?.mySeat ?? null) !== null;
  const note = desk.moment.note.text.value;
  return (
    <span class="race-prompt">
      {!desk.staged.isOpen.value && <Latest table={desk.table} lookBack={lookBack} />}
      {note === null ? (
        <span>{promptWords(words()['kakuro-race'], { desk, hint, isSeated })}</span>
      ) : (
        // spoken when it was refused, and once is enough
        <span class="race-prompt-refused" aria-hidden="true">
          {note}
        </span>
      )}
    </span>
  );
}
