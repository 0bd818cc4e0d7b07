/** A lesson as data: a guided first game on a prepared board, a few steps long. Each game brings its own. */

import type { GameTypes, Square } from '@riverstone/rules';
import type { RawOptions } from '../table/game-page';

/**
 * What a step says of an action that the rules allow: it solves the step, it belongs to it and more has to follow, or
 * what is wrong with it.
 */
export type LessonVerdict<Texts> = 'right' | 'go-on' | ((texts: Texts) => string);

/** What the words of a step depend on. */
export interface LessonMoment<View> {
  readonly view: View;
  /** What the learner has laid out and not confirmed yet, as the game's screen keeps it; '' for nothing. */
  readonly draft: string;
  /** The name of the opponent. */
  readonly opponent: string;
}

export interface LessonStep<T extends GameTypes, Texts> {
  /** What to do now. */
  ask(texts: Texts, moment: LessonMoment<T['View']>): string;
  /** Exactly what to do: shown after some mistakes. */
  show(texts: Texts, moment: LessonMoment<T['View']>): string;
  /** The squares that the board marks. */
  readonly marks: readonly Square[];
  /** The same, once the step shows exactly what to do. */
  readonly target: readonly Square[];
  /** The square that is pointed at once these are chosen, where the step has one. */
  readonly markedNext?: Square | undefined;
  /** What the learner does, as the log writes it: the last action solves the step. */
  readonly answer: readonly string[];
  /** What happens next, as the log writes it: draws, and the opponent's actions. */
  readonly next: readonly string[];
  judge(action: T['Action'], view: T['View']): LessonVerdict<Texts>;
}

/** The learner has seat 0, a scripted opponent seat 1. */
export interface LessonPlan<T extends GameTypes, Texts> {
  readonly options: RawOptions;
  /** All chance of the deal, as records write it. */
  readonly chance: unknown;
  /** What was played before the lesson begins, as the log writes it. */
  readonly entries: readonly string[];
  readonly steps: readonly LessonStep<T, Texts>[];
  /** What is said after the last step. */
  end(texts: Texts): string;
}
