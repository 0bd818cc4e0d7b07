/** The grid that all boards are made of. */

import { useState } from 'preact/hooks';
import { Badge } from '../../src/ui/board/badge';
import { BoardHeatContext } from '../../src/ui/board/board-heat';
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

const badges = ['flip', 'check', 'undo'] as const;

/** A badge sits in the corner of a square. */
function Badges() {
  return (
    <div class="catalogue-board">
      <GridBoard
        rows={1}
        columns={badges.length}
        label="Badges"
        square={(index) => {
          const icon = badges[index] ?? 'flip';
          return { label: icon, marks: ['change'], content: <Badge icon={icon} /> };
        }}
        onPress={() => {}}
      />
    </div>
  );
}

const odds = new Map([0.7, 0.4, 0.1, 0.02].map((share, square) => [square, share]));

function Heat() {
  return (
    <BoardHeatContext.Provider value={odds}>
      <Grid />
    </BoardHeatContext.Provider>
  );
}

/** A grid is made of squares, so that both are seen at once. */
export const boards = {
  'board/badge': Badges,
  'board/board-heat': Heat,
  'board/grid-board': Grid,
  'board/grid-square': Grid,
};
