/** What helps people to play a game. Each game brings its own, loaded when somebody asks for it. */

import type { GameId } from '@riverstone/rules';
import type { ComponentType } from 'preact';
import type { Language } from '../messages/words';
import type { GameBook } from './rulebook';

/** The drawings of "How to play": each below the step with that index, and one for each of the game's words. */
export interface HowToPictures {
  readonly ofSteps: Readonly<Record<number, ComponentType>>;
  readonly OfWord: ComponentType<{ index: number }>;
}

/** "How to play" in one language. */
export interface HowTo {
  readonly texts: {
    readonly goal: string;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
    readonly words: readonly { readonly term: string; readonly meaning: string }[];
    readonly options: string;
  };
  readonly pictures: HowToPictures;
}

export interface GameHelp {
  readonly game: GameId;
  loadHowTo(language: Language): Promise<HowTo>;
  loadBook(): Promise<{ readonly book: GameBook }>;
}
