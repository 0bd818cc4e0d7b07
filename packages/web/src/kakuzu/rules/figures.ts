/** The figures of the rules of Kakuzu: what lies open, what was drawn, and the stones that can be lifted. */

import type { FigureId } from '../../rulebook/rules-data';
import type { kakuzuPlan } from './plan';

export interface KakuzuFigure {
  /** The squares that lie open. */
  readonly open: string;
  /** The digit that was drawn; null in the set-up. */
  readonly drawn: number | null;
  readonly lifts: readonly string[];
  /** How many rows of the board are shown, from the top. */
  readonly rows: number;
}

/** The sheet under the stones of all figures. */
export const figureSheet = '342985167/195637482/876124359/964751238/281369574/753248691/418596723/529473816/637812945';

export const kakuzuFigures: Readonly<Record<FigureId<typeof kakuzuPlan>, KakuzuFigure>> = {
  opening: { open: 'b2 e5', drawn: null, lifts: ['h2', 'c3', 'd8'], rows: 9 },
  search: { open: 'f1 c2 d2 g3 i3 b4 e5 g6 c7 e8 h9', drawn: 5, lifts: ['h3', 'g1'], rows: 3 },
  ninth: { open: 'f1 c2 h3 e4 g5 b6 d7 a8 g8 h9', drawn: 5, lifts: ['i9', 'g7'], rows: 9 },
};
