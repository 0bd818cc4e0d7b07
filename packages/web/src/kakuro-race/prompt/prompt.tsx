/** What is asked, what was refused, and in small type what happened last. */

import { words } from '../../messages/words';
import { useTableShell } from '../../table/table-shell';
import type { RaceDesk } from '../draft/controller';
import { Latest, type LookBack } from '../look-back/look-back';
import './prompt.css';
import type { RaceHint } from '../table/race-table';
import type { Ruling } from '../words/ruling';
import { promptWords } from './prompt-words';
import { UnsolvedMarkers } from './unsolved-markers';

export interface PromptProps {
  readonly desk: RaceDesk;
  readonly hint: RaceHint | null;
  readonly lookBack: LookBack;
  /** What was wrong with the last claim, for a while. */
  readonly ruling: Ruling | null;
}

export function Prompt({ desk, hint, lookBack, ruling }: PromptProps) {
  const isSeated = (useTableShell().online?.mySeat ?? null) !== null;
  const note = desk.moment.note.text.value;
  return (
    <span class="race-prompt-row">
      <span class="race-prompt">
        {ruling !== null && (
          // the story says it to the ears
          <span class="race-prompt-ruling" aria-hidden="true">
            {ruling.words}
          </span>
        )}
        {ruling === null && !isLayingOut(desk) && <Latest table={desk.table} lookBack={lookBack} />}
        {note === null ? (
          <span>{promptWords(words()['kakuro-race'], { desk, hint, isSeated })}</span>
        ) : (
          // spoken when it was refused, and once is enough
          <span class="race-prompt-refused" aria-hidden="true">
            {note}
          </span>
        )}
      </span>
      <UnsolvedMarkers markers={desk.table.view.value.unsolved} />
    </span>
  );
}

/** Whether somebody here is busy with a line; alone the tray is open all the time. */
function isLayingOut({ phase, staged, moment }: RaceDesk): boolean {
  if (phase.value.kind !== 'alone') return staged.isOpen.value;
  const { anchor, line } = staged.draft.value;
  return anchor !== null || line !== null || moment.question.value !== null;
}
