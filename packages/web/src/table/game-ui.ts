/** What a game brings to the page: a light part for the home page, and loaders for the rest. */

import type { FunctionComponent } from 'preact';
import type { GameHelp } from '../rulebook/game-help';
import type { GamePage } from './game-page';

export interface GameUi {
  /** The small board on the home page. */
  readonly Miniature: FunctionComponent;
  readonly help: GameHelp;
  loadPage(): Promise<{ readonly page: GamePage }>;
}
