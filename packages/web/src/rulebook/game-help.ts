/** What helps people to play a game. Each game brings its own, loaded when somebody asks for it. */

import type { GameId } from '@riverstone/rules';
import type { ComponentType } from 'preact';
import type { GameBook } from './rulebook';

/** The drawings of "How to play": each below the step with that index, and one for each of the game's words. */
export interface HowToPictures {
  readonly ofSteps: Readonly<Record<number, ComponentType>>;
  readonly OfWord: ComponentType<{ index: number }>;
}

export interface GameHelp {
  readonly game: GameId;
  loadPictures(): Promise<{ readonly pictures: HowToPictures }>;
  loadBook(): Promise<{ readonly book: GameBook }>;
}
