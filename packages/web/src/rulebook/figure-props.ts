/** What every game's figures are given. */

import type { RulebookMessages } from '../messages/catalogue';

export interface FigureProps {
  /** Its name in the plan. */
  readonly id: string;
  /** What there is to see. */
  readonly title: string;
  readonly words: RulebookMessages;
}
