/** The lines that say what is asked, what was refused, a hint when one was wanted, and what was done last. */

import { words } from '../messages/words';
import type { ChallengeTable } from './challenge-table';
import { hintWords } from './hint-words';
import './prompt.css';
import { type PromptFacts, promptWords } from './prompt-words';
import { Recent } from './recent';

export interface PromptProps {
  readonly table: ChallengeTable;
  readonly facts: PromptFacts;
  /** What was refused. */
  readonly note: string | null;
}

export function Prompt({ table, facts, note }: PromptProps) {
  const text = words()['kakuro-challenge'];
  // A game that was given up is over with tiles in hand.
  const isGivenUp = table.status.value.over && !facts.view.status.over;
  const asked = isGivenUp ? words().online.refusals.over : promptWords(text, facts);
  const { hint } = facts;
  return (
    <div class="challenge-prompt">
      {/* spoken when it was refused, and once is enough */}
      {note !== null && (
        <p class="challenge-prompt-refused" aria-hidden="true">
          {note}
        </p>
      )}
      {note === null && asked !== '' && <p>{asked}</p>}
      {hint !== null && <p class="challenge-prompt-hint">{hintWords(text, hint, facts.view)}</p>}
      {(hint === null || asked === '') && <Recent table={table} isBrief={note !== null || isLong(facts)} />}
    </div>
  );
}

/** Whether what is asked may take two lines, which leaves one. */
function isLong({ underway, hint, doubter, view }: PromptFacts): boolean {
  const isLast = view.open !== null && view.handSizes.every((size) => size === 0);
  return hint !== null || doubter !== null || isLast || (underway !== null && underway.draft.taken !== null);
}
