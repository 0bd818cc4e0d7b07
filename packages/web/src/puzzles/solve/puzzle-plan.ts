/** A puzzle as data, for the screen of its game. */

import type { Hint, HintStrength } from '@riverstone/bots';
import type { Square } from '@riverstone/rules';
import type { ViewTypes } from '../../table/game-page';

/** A part of an explanation: a board, the squares that it speaks of, and what it says. */
export interface PuzzleScene<T extends ViewTypes, Texts> {
  readonly view: T['View'];
  readonly marks: readonly Square[];
  tell(texts: Texts): string;
}

export interface PuzzlePlan<T extends ViewTypes, Texts> {
  /** The position, as the only person sees it. */
  readonly view: T['View'];
  /** The question. */
  ask(texts: Texts): string;
  /** What is wrong with an answer that the rules allow; null where it is right. */
  judge(action: T['Action']): ((texts: Texts) => string) | null;
  hint(strength: HintStrength): Hint<T['Action'], unknown> | null;
  /** The solution, part by part; at least one. */
  explain(): readonly PuzzleScene<T, Texts>[];
}
