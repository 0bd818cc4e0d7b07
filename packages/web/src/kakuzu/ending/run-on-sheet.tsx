/** The longest run on a small sheet, for the end of a game. */

import type { Square } from '@riverstone/rules';
import { SIZE } from '@riverstone/rules/kakuzu';
import { Stone } from '../../art/stone';
import { SmallBoard } from '../../figures/small-board';

export function runOnSheet(uncovered: readonly number[], squares: readonly Square[]) {
  return (
    <SmallBoard
      rows={SIZE}
      columns={SIZE}
      isSheet
      piece={(square) => uncovered[square] || <Stone variant={square} />}
      lit={squares.map((square) => ({
        row: Math.floor(square / SIZE),
        column: square % SIZE,
        width: 1,
        height: 1,
      }))}
    />
  );
}
