/** The lesson of a game, its types hidden: what the page knows of it. */

import type { ReadonlySignal } from '@preact/signals';
import type { Language } from '../messages/words';
import type { OpenGame } from './open-game';
import type { SeatPlan } from './seats/seat-plan';

/** A lesson that is open on this page. */
export interface OpenLesson extends OpenGame {
  /** How many steps are done. */
  readonly stepsDone: ReadonlySignal<number>;
  /** Whether a draw of the table is to be looked at. */
  readonly isDrawing: ReadonlySignal<boolean>;
  /** What the learner is told now; null while the opponent acts. */
  readonly coachText: ReadonlySignal<string | null>;
  /** Says everything in another language from now on. */
  speak(language: Language): Promise<void>;
}

/** What the page lends to a lesson. */
export interface LessonDeps {
  /** The learner and the opponent. */
  readonly seats: readonly SeatPlan[];
  /** How many steps were done before. */
  readonly from: number;
  /** How long each action of the opponent takes, in milliseconds. */
  beat(): number;
  /** Milliseconds that only rise. */
  now(): number;
}

export interface GameLesson {
  /** The number of steps. */
  readonly steps: number;
  open(language: Language, deps: LessonDeps): Promise<OpenLesson>;
}
