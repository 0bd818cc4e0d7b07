/** The line that says what is asked, what was refused, and a hint when one was wanted. */

import { words } from '../messages/words';
import './prompt.css';
import { hintText, type PromptFacts, promptText } from './prompt-text';

export function Prompt({ facts }: { readonly facts: PromptFacts }) {
  const text = words()['kakuro-challenge'];
  const asked = promptText(text, facts);
  const hint = hintText(text, facts);
  return (
    <div class="challenge-prompt">
      {asked !== '' && <p class={facts.note === null ? undefined : 'challenge-prompt-refused'}>{asked}</p>}
      {hint !== '' && <p class="challenge-prompt-hint">{hint}</p>}
    </div>
  );
}
