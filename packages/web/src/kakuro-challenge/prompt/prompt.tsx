/** The prompt: what to do, why something was refused, a hint, and the last move. */

import type { KakuroChallengeMessages } from '../../messages/generated/kakuro-challenge';
import { words } from '../../messages/words';
import { Icon } from '../../ui/pictures/icon';
import type { ChallengeTable } from '../table/challenge-table';
import { hintWords } from '../words/hint-words';
import './prompt.css';
import { LatestStep } from './latest-step';
import { type ChallengePromptFacts, noScoreWords, promptWords } from './prompt-words';

interface PromptProps {
  readonly table: ChallengeTable;
  readonly facts: ChallengePromptFacts;
  /** What was refused. */
  readonly note: string | null;
}

export function Prompt({ table, facts, note }: PromptProps) {
  const text = words()['kakuro-challenge'];
  // A game that was given up ends with tiles in hand.
  const isGivenUp = table.status.value.over && !facts.view.status.over;
  const asked = isGivenUp ? text.refusals['game-over'] : promptWords(text, facts);
  const { hint } = facts;
  return (
    <div class="challenge-prompt">
      {/* Announced when it was refused, so screen readers skip it here. */}
      {note !== null && (
        <p class="challenge-prompt-refused" aria-hidden="true">
          {note}
        </p>
      )}
      {note === null && asked !== '' && <p>{asked}</p>}
      {hint !== null && <p class="challenge-prompt-hint">{hintWords(text, hint, facts.view)}</p>}
      {/* Announced when time was up, so screen readers skip it here. */}
      {facts.late !== null && (
        <p class="challenge-prompt-late" aria-hidden="true">
          <Icon name="bell" />
          {facts.speaker.say(facts.late, text.prompt.timeUp, {})}
        </p>
      )}
      {facts.late === null && (hint === null || asked === '') && (
        <LatestStep table={table} isBrief={note !== null || isLong(facts, text)} />
      )}
    </div>
  );
}

/** Whether the prompt may take two lines, which leaves one for the last move. */
function isLong({ activeDraft, hint, challenger, view }: ChallengePromptFacts, text: KakuroChallengeMessages): boolean {
  const isLast = view.open !== null && view.handSizes.every((size) => size === 0);
  if (hint !== null || challenger !== null || isLast) return true;
  return activeDraft !== null && (activeDraft.draft.taken !== null || noScoreWords(text, activeDraft) !== '');
}
