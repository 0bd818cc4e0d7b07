/** A puzzle as data, for the screen of its game. */

import type { HintStrength } from '@riverstone/bots';
import type { Square } from '@riverstone/rules';
import type { ViewTypes } from '../../table/game-page';

/** A part of an explanation: a board, the squares that it speaks of, and what it says. */
export interface PuzzleScene<T extends ViewTypes, Texts> {
  readonly view: T['View'];
  readonly marks: readonly Square[];
  tell(texts: Texts): string;
}

/** A hint: where to look, and what it says in the language in use. */
export interface PuzzleHint {
  readonly marks: readonly Square[];
  tell(): string;
}

export interface PuzzlePlan<T extends ViewTypes, Texts> {
  /** The position, as the only person sees it. */
  readonly view: T['View'];
  /** The question. */
  ask(texts: Texts): string;
  /** Why an answer does not count, although a strict table would take it. */
  flaw?(action: T['Action']): ((texts: Texts) => string) | null;
  /** What is wrong with an answer that the rules allow; null where it is right. */
  judge(action: T['Action']): ((texts: Texts) => string) | null;
  hint(strength: HintStrength): PuzzleHint;
  /** The solution, part by part; at least one. */
  explain(): readonly PuzzleScene<T, Texts>[];
}
