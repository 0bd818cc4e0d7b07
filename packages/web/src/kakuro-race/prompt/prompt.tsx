/** The prompt: what to do, why something was refused, and in small type the last step. */

import { useRef } from 'preact/hooks';
import { words } from '../../messages/words';
import type { RaceController } from '../draft/controller';
import { Latest, type LookBack } from '../look-back/look-back';
import './prompt.css';
import type { RaceHint } from '../table/race-table';
import type { Ruling } from '../words/ruling';
import { promptWords, spokenPrompt } from './prompt-words';
import { UnsolvedMarkers } from './unsolved-markers';

interface PromptProps {
  readonly controller: RaceController;
  readonly hint: RaceHint | null;
  readonly lookBack: LookBack;
  /** What was wrong with the last claim, shown for a few seconds. */
  readonly ruling: Ruling | null;
}

export function Prompt({ controller, hint, lookBack, ruling }: PromptProps) {
  const note = controller.pending.note.text.value;
  const told = useToldHint(controller, hint);
  const text = words()['kakuro-race'];
  const facts = { controller, hint: told };
  return (
    <span class="race-prompt-row">
      <span class="race-prompt">
        {ruling !== null && (
          // Hidden from screen readers: the log says the same.
          <span class="race-prompt-ruling" aria-hidden="true">
            {ruling.words}
          </span>
        )}
        {ruling === null && !isLayingOut(controller) && <Latest table={controller.table} lookBack={lookBack} />}
        {note === null ? (
          <Asked seen={promptWords(text, facts)} spoken={spokenPrompt(text, facts)} />
        ) : (
          // Announced when it was refused, so screen readers skip it here.
          <span class="race-prompt-refused" aria-hidden="true">
            {note}
          </span>
        )}
      </span>
      <UnsolvedMarkers markers={controller.table.view.value.unsolved} />
    </span>
  );
}

/** The hint in words: until the line changes, and again while there is none. The board shows it all the time. */
function useToldHint({ drafts, pending }: RaceController, hint: RaceHint | null): RaceHint | null {
  const draft = drafts.draft.value;
  const asked = useRef({ hint, draft });
  if (asked.current.hint !== hint) asked.current = { hint, draft };
  const hasBegun = draft.line !== null || draft.anchor !== null || pending.tool.value !== null;
  return hasBegun && asked.current.draft !== draft ? null : hint;
}

/** What to do. Screen readers get it without dragging, and with the time. */
function Asked({ seen, spoken }: { readonly seen: string; readonly spoken: string | null }) {
  if (spoken === null) return <span>{seen}</span>;
  return (
    <span>
      <span aria-hidden="true">{seen}</span>
      <span class="visually-hidden">{spoken}</span>
    </span>
  );
}

/** Whether somebody here has started a line. Alone, the tray is always open. */
function isLayingOut({ phase, drafts, pending }: RaceController): boolean {
  if (phase.value.kind !== 'alone') return drafts.canLay.value;
  const { anchor, line } = drafts.draft.value;
  return anchor !== null || line !== null || pending.question.value !== null;
}
