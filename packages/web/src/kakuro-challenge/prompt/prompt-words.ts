/** The text of the prompt, one or two short sentences. */

import type { Seat } from '@riverstone/rules';
import type { ChallengeView } from '@riverstone/rules/kakuro-challenge';
import type { KakuroChallengeMessages } from '../../messages/generated/kakuro-challenge';
import type { Speaker } from '../../table/speaker';
import { flippable } from '../draft/draft';
import type { ActiveDraft } from '../draft/draft-store';
import type { DraftPreview } from '../draft/preview';
import type { ChallengeHint } from '../table/challenge-table';
import { spelledOut, tileWords } from '../words/kakuro-words';
import { noScoreReason } from './no-score-yet';

export interface ChallengePromptFacts {
  readonly view: ChallengeView;
  readonly speaker: Speaker;
  readonly activeDraft: ActiveDraft | null;
  readonly preview: DraftPreview | null;
  readonly hint: ChallengeHint | null;
  /** The seat that has pressed "challenge" and must confirm it. */
  readonly challenger: Seat | null;
  /** The seat whose time is up, where that is only a reminder. */
  readonly late: Seat | null;
}

/** The prompt. Empty where a hint replaces it. */
export function promptWords(text: KakuroChallengeMessages, facts: ChallengePromptFacts): string {
  const { hint, activeDraft, view } = facts;
  if (view.status.over) return text.prompt.over;
  if (facts.challenger !== null && view.open !== null) return sureWords(text, facts, facts.challenger, view.open);
  if (activeDraft === null) return waitingWords(text, facts);
  const { draft } = activeDraft;
  if (draft.square !== null) return laidWords(text, facts, activeDraft);
  if (draft.taken !== null) return takenWords(text, activeDraft, draft.taken);
  if (hint !== null) return '';
  return [takeUpWords(text, facts, activeDraft), noScoreWords(text, activeDraft)]
    .filter((each) => each !== '')
    .join(' ');
}

function takeUpWords(
  { prompt }: KakuroChallengeMessages,
  { speaker }: ChallengePromptFacts,
  { seat }: ActiveDraft,
): string {
  return speaker.say(seat, prompt.takeUp, {});
}

/** The first tiles can't score. Saying so saves players a vain search. */
export function noScoreWords({ prompt }: KakuroChallengeMessages, { position }: Pick<ActiveDraft, 'position'>): string {
  const reason = noScoreReason(position);
  return reason === null ? '' : prompt.early[reason];
}

type Open = NonNullable<ChallengeView['open']>;

/** A challenge can't be taken back, so it must be confirmed. */
function sureWords(
  { claim: text }: KakuroChallengeMessages,
  facts: ChallengePromptFacts,
  challenger: Seat,
  open: Open,
): string {
  const { speaker, view } = facts;
  const { falseChallenge } = view.options;
  const question = speaker.say(challenger, text.sure, { claimant: speaker.nameOf(open.seat), claim: open.claim });
  return falseChallenge > 0 ? `${question} ${text.cost({ number: falseChallenge })}` : question;
}

function waitingWords({ prompt }: KakuroChallengeMessages, { view, speaker }: ChallengePromptFacts): string {
  const { open } = view;
  const isLast = view.handSizes.every((size) => size === 0);
  if (isLast && open !== null) return speaker.say(open.seat, prompt.lastClaim, { claim: open.claim });
  return speaker.say(view.turn, prompt.waiting, {});
}

function takenWords(text: KakuroChallengeMessages, { draft, position }: ActiveDraft, taken: number): string {
  return text.prompt.place({ tile: tileWords(text, position.hand[taken] ?? 0, draft.sides[taken] ?? 'yellow') });
}

function laidWords(
  { prompt }: KakuroChallengeMessages,
  { preview }: ChallengePromptFacts,
  { draft, position }: ActiveDraft,
): string {
  if (position.options.scoring === 'strict') return position.options.expert ? prompt.strictExpert : prompt.strict;
  if (preview === null) return draft.claim === null ? prompt.claim : prompt.claimTyped({ claim: draft.claim });
  if (preview === 'unfinished') return prompt.flipMore;
  const { kakuros, points, board } = preview;
  if (kakuros.length > 0)
    return prompt.makes({ sums: kakuros.map((kakuro) => spelledOut(board, kakuro)), total: points });
  const flips = flippable(draft, position).size;
  return flips === 0 ? prompt.noKakuro : prompt.noKakuroCanFlip({ number: flips });
}
