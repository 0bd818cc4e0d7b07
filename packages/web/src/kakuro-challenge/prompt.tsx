/** The line that says what is asked, what was refused, and a hint when one was wanted. */

import { words } from '../messages/words';
import { hintWords } from './hint-words';
import './prompt.css';
import { type PromptFacts, promptWords } from './prompt-words';

export interface PromptProps {
  readonly facts: PromptFacts;
  /** What was refused. */
  readonly note: string | null;
}

export function Prompt({ facts, note }: PromptProps) {
  const text = words()['kakuro-challenge'];
  const asked = promptWords(text, facts);
  return (
    <div class="challenge-prompt">
      {/* spoken when it was refused, and once is enough */}
      {note !== null && (
        <p class="challenge-prompt-refused" aria-hidden="true">
          {note}
        </p>
      )}
      {note === null && asked !== '' && <p>{asked}</p>}
      {facts.hint !== null && <p class="challenge-prompt-hint">{hintWords(text, facts.hint, facts.view)}</p>}
    </div>
  );
}
