/** The longest run, in words and on a small sheet, for the end of a game. */

import { SIZE } from '@riverstone/rules/kakuzu';
import { Stone } from '../../art/stone';
import { SmallBoard } from '../../figures/small-board';
import { words } from '../../messages/words';
import type { Highlight } from '../../table/past/highlight';
import type { Speaker } from '../../table/speaker';
import type { KakuzuStep } from '../table/kakuzu-table';
import { longestRun } from './longest-run';

export function runOnSheet(steps: readonly KakuzuStep[], speaker: Speaker): Highlight | null {
  const run = longestRun(steps);
  const step = run && steps.find(({ version }) => version === run.version);
  if (run === null || step == null) return null;
  const { seat, squares, version } = run;
  const { title, text } = words().kakuzu.run;
  const { uncovered } = step.after;
  return {
    version,
    seat,
    title,
    text: text({ name: speaker.nameOf(seat), number: squares.length }),
    picture: (
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
    ),
  };
}
