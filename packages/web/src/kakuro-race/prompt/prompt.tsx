/** What is asked, what was refused, and in small type what happened last. */

import { words } from '../../messages/words';
import { useTableShell } from '../../table/table-shell';
import type { RaceController } from '../draft/controller';
import { Latest, type LookBack } from '../look-back/look-back';
import './prompt.css';
import type { RaceHint } from '../table/race-table';
import type { Ruling } from '../words/ruling';
import { promptWords } from './prompt-words';
import { UnsolvedMarkers } from './unsolved-markers';

interface PromptProps {
  readonly controller: RaceController;
  readonly hint: RaceHint | null;
  readonly lookBack: LookBack;
  /** What was wrong with the last claim, for a while. */
  readonly ruling: Ruling | null;
}

export function Prompt({ controller, hint, lookBack, ruling }: PromptProps) {
  const isSeated = (useTableShell().online?.mySeat ?? null) !== null;
  const note = controller.pending.note.text.value;
  return (
    <span class="race-prompt-row">
      <span class="race-prompt">
        {ruling !== null && (
          // the story says it to the ears
          <span class="race-prompt-ruling" aria-hidden="true">
            {ruling.words}
          </span>
        )}
        {ruling === null && !isLayingOut(controller) && <Latest table={controller.table} lookBack={lookBack} />}
        {note === null ? (
          <span>{promptWords(words()['kakuro-race'], { controller, hint, isSeated })}</span>
        ) : (
          // spoken when it was refused, and once is enough
          <span class="race-prompt-refused" aria-hidden="true">
            {note}
          </span>
        )}
      </span>
      <UnsolvedMarkers markers={controller.table.view.value.unsolved} />
    </span>
  );
}

/** Whether somebody here is busy with a line; alone the tray is open all the time. */
function isLayingOut({ phase, drafts, pending }: RaceController): boolean {
  if (phase.value.kind !== 'alone') return drafts.isOpen.value;
  const { anchor, line } = drafts.draft.value;
  return anchor !== null || line !== null || pending.question.value !== null;
}
