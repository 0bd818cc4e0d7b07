/** The puzzles of a game, their types hidden: what the page knows of them. */

import type { ReadonlySignal } from '@preact/signals';
import type { PuzzleKind } from '@riverstone/bots/puzzles';
import type { Language } from '../messages/words';
import type { OpenGame } from './open-game';

/** How far a puzzle is: to be solved, solved, or its solution was asked for. */
export type PuzzlePhase = 'open' | 'solved' | 'shown';

/** A puzzle that is open on this page. */
export interface OpenPuzzle extends OpenGame {
  readonly phase: ReadonlySignal<PuzzlePhase>;
  /** The question, or the part of the explanation that is shown. */
  readonly coachText: ReadonlySignal<string>;
  /** The part of the explanation that is shown, from 0, and how many there are. */
  readonly part: ReadonlySignal<number>;
  readonly parts: ReadonlySignal<number>;
  showPart(part: number): void;
  /** The last hint, in words; null before the first. */
  readonly advice: ReadonlySignal<string | null>;
  readonly hintsLeft: ReadonlySignal<number>;
  askHint(): void;
  /** Gives up: shows the solution. */
  showSolution(): void;
  /** Says everything in another language from now on. */
  speak(language: Language): Promise<void>;
}

/** What the page lends to a puzzle. */
export interface PuzzleDeps {
  /** The name of the person who solves. */
  readonly name: string;
  /** Whether hints are given. */
  readonly givesHints: boolean;
  /** An answer was given. */
  onTry(isRight: boolean): void;
  /** A hint or the solution was asked for. */
  onHelp(): void;
}

export interface GamePuzzles {
  /** Opens a puzzle; throws if the text is none of that kind. */
  open(kind: PuzzleKind, text: string, language: Language, deps: PuzzleDeps): Promise<OpenPuzzle>;
}
