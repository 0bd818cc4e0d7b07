/** What else the analysis of Kakuzu says of a turn, beside the numbers that every game has. */

import type { Square } from '@riverstone/rules';

export type KakuzuDetail =
  /** To the seat that lifted a stone. */
  | {
      readonly code: 'removal';
      /** The digit that it hoped for. */
      readonly wanted: number;
      /** The odds of the digits 1 to 9 under the stone, before it was lifted. */
      readonly odds: readonly number[];
      /** The chance that the wanted digit lay there, */
      readonly chance: number;
      /** the best chance there was, and where: of that digit, or of any where digits are announced. */
      readonly bestChance: number;
      readonly bestSquare: Square;
      readonly bestDigit: number;
      /** How many grids agreed with what was uncovered; an estimate unless exact. */
      readonly grids: number;
      readonly exact: boolean;
    }
  /** To the seat that drew the 0: so many digits could have come instead. */
  | { readonly code: 'zero'; readonly digits: number; readonly grids: number; readonly exact: boolean }
  /** To the next seat: whether it got the stone, and the chance that it would not. */
  | { readonly code: 'next'; readonly received: boolean; readonly chance: number };
