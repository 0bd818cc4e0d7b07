/** The grid that all boards are made of. */

import { useState } from 'preact/hooks';
import { GridBoard } from '../../src/ui/board/grid-board';

const SIZE = 4;

function Grid() {
  const [pressed, setPressed] = useState<number | null>(null);
  return (
    <div class="catalogue-board">
      <GridBoard
        rows={SIZE}
        columns={SIZE}
        label="Grid"
        coordinates={{ row: (row) => String(row + 1), column: (column) => 'abcd'[column] ?? '' }}
        square={(index) => ({ label: `Square ${index}`, marks: pressed === index ? ['chosen'] : [], content: index })}
        onPress={setPressed}
      />
    </div>
  );
}

/** A grid is made of squares, so that both are seen at once. */
export const boards = { 'board/grid-board': Grid, 'board/grid-square': Grid };
