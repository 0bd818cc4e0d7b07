/** The details of an assessment in Kakuzu. */

import type { Square } from '@riverstone/rules';

export type KakuzuDetail =
  /** For the seat that lifted a stone. */
  | {
      readonly code: 'removal';
      /** The digit that it looked for. */
      readonly wanted: number;
      /** The odds of the digits 1 to 9 under the stone, before it was lifted. */
      readonly odds: readonly number[];
      /** The chance that the wanted digit was there. */
      readonly chance: number;
      /** The best chance, and where: of that digit, or of any digit in announce games. */
      readonly bestChance: number;
      readonly bestSquare: Square;
      readonly bestDigit: number;
      /** How many grids agreed with the uncovered digits; an estimate unless exact. */
      readonly grids: number;
      readonly exact: boolean;
    }
  /** For the seat that drew the 0: how many digits could have come instead. */
  | { readonly code: 'zero'; readonly digits: number; readonly grids: number; readonly exact: boolean }
  /** For the next seat: whether it got the stone, and the chance that it would not. */
  | { readonly code: 'next'; readonly received: boolean; readonly chance: number };
