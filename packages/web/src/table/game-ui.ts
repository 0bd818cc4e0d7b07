/** What a game brings to the page: a light part for the home page, and loaders for the rest. */

import type { FunctionComponent } from 'preact';
import type { GameCompanion } from '../companion/position/game-companion';
import type { GameHelp } from '../rulebook/game-help';
import type { GamePage, OptionsFormProps } from './game-page';
import type { GameLesson } from './open-lesson';
import type { GamePuzzles } from './open-puzzle';
import type { OptionSummary } from './option-summary';

export interface GameUi {
  /** The small board on the home page. */
  readonly Miniature: FunctionComponent;
  readonly help: GameHelp;
  loadOptionWords(): Promise<{ readonly summary: OptionSummary }>;
  /** The options of a new table. */
  loadForm(): Promise<{ readonly OptionsForm: FunctionComponent<OptionsFormProps> }>;
  /** What is needed to play. */
  loadPage(): Promise<{ readonly page: GamePage }>;
  /** The guided first game. */
  loadLesson(): Promise<{ readonly lesson: GameLesson }>;
  /** Tools for the real box. A game may have none. */
  loadCompanion?(): Promise<{ readonly companion: GameCompanion }>;
  /** Its puzzles. Left out where it has none. */
  loadPuzzles?(): Promise<{ readonly puzzles: GamePuzzles }>;
}
