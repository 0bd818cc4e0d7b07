/** The prompt: what to do, or why something was refused. */

import { words } from '../../messages/words';
import type { KakuzuController } from '../draft/controller';
import type { KakuzuHint } from '../table/kakuzu-table';
import './prompt.css';
import { promptWords } from './prompt-words';

interface PromptProps {
  readonly controller: KakuzuController;
  readonly hint: KakuzuHint | null;
}

export function Prompt({ controller, hint }: PromptProps) {
  const note = controller.drafts.note.text.value;
  if (note === null) return <p class="kakuzu-prompt">{asked(controller, hint)}</p>;
  return (
    // Announced when it was refused, so screen readers skip it here.
    <p class="kakuzu-prompt kakuzu-prompt-refused" aria-hidden="true">
      {note}
    </p>
  );
}

/** A game that was given up ends with stones on the sheet. */
function asked(controller: KakuzuController, hint: KakuzuHint | null): string {
  const { status, view } = controller.table;
  const isGivenUp = status.value.over && view.value.phase !== 'over';
  return isGivenUp ? words().kakuzu.refused['game-over'] : promptWords(words().kakuzu, controller, hint);
}
