/** What is asked of whoever is before the screen, in one or two short sentences. */

import type { Hint } from '@riverstone/bots';
import type { Seat } from '@riverstone/rules';
import type { ChallengeAction, ChallengeView } from '@riverstone/rules/kakuro-challenge';
import type { ChallengeMessages } from '../messages/catalogue';
import { spelledOut } from './kakuro-text';
import type { Preview } from './preview';
import type { Underway } from './stage';
import { flippable } from './staging';
import { moveInWords } from './tell';

export interface PromptFacts {
  readonly view: ChallengeView;
  readonly names: readonly string[];
  readonly people: readonly Seat[];
  readonly underway: Underway | null;
  readonly preview: Preview | null;
  readonly hint: Hint<ChallengeAction, unknown> | null;
  /** What was refused. */
  readonly note: string | null;
}

/** What is asked. Empty where a hint stands in its place. */
export function promptText(text: ChallengeMessages, facts: PromptFacts): string {
  const { note, hint, underway, view } = facts;
  if (note !== null) return note;
  if (view.status.over) return text.prompt.over;
  if (underway === null) return waitingText(text, facts);
  const { draft } = underway;
  if (draft.square !== null) return laidText(text, facts, underway);
  if (hint !== null) return '';
  if (draft.taken !== null) return takenText(text, underway, draft.taken);
  const name = facts.names[underway.seat] ?? '';
  return facts.people.length === 1 ? text.prompt.takeUp : text.prompt.takeUpFor(name);
}

function waitingText({ prompt }: ChallengeMessages, { view, names }: PromptFacts): string {
  const { open } = view;
  const isLast = view.handSizes.every((size) => size === 0);
  if (isLast && open !== null) return prompt.lastClaim(names[open.seat] ?? '', open.claim);
  return prompt.waiting(names[view.turn] ?? '');
}

function takenText({ prompt, tile }: ChallengeMessages, { draft, position }: Underway, taken: number): string {
  return prompt.lay(tile[draft.sides[taken] ?? 'yellow'](position.hand[taken] ?? 0));
}

function laidText({ prompt }: ChallengeMessages, { preview }: PromptFacts, { draft, position }: Underway): string {
  if (preview === null) return draft.claim === null ? prompt.claim : prompt.claimTyped(draft.claim);
  if (preview === 'unfinished') return prompt.flipMore;
  const { kakuros, points, board } = preview;
  if (kakuros.length > 0)
    return prompt.makes(
      kakuros.map((kakuro) => spelledOut(board, kakuro)),
      points,
    );
  const flips = flippable(draft, position).size;
  return flips === 0 ? prompt.noKakuro : prompt.noKakuroCanFlip(flips);
}

/** A hint in words; '' where there is none. */
export function hintText(text: ChallengeMessages, { hint, view }: Pick<PromptFacts, 'hint' | 'view'>): string {
  if (hint === null) return '';
  const { move, digit, strength } = hint;
  if (strength === 'where' || digit === null) return text.hint.where;
  if (move === null || move.action.type !== 'place') return text.hint.which(digit);
  const laid = moveInWords(text, move.action);
  // In claim games the points are for the player to count.
  return view.options.scoring === 'claim' ? text.hint.move(laid) : text.hint.moveFor(laid, move.points);
}
