/** The end of a game that one person played alone: the points, the best so far, and how accurate it was. */

import { grammar, words } from '../../messages/words';
import type { BaseTable } from '../game-table';
import { type SoloStatistics, useTableShell } from '../table-shell';
import { HelpUsed } from './help-used';
import './solo-result.css';

interface SoloResultProps {
  readonly table: BaseTable;
  /** What the points are of: all stones. The unit alone where no most is known. */
  readonly ofAll: string | undefined;
}

export function SoloResult({ table, ofAll }: SoloResultProps) {
  const { unit, solo } = useTableShell();
  const [score = 0] = table.status.value.scores;
  return (
    <div class="solo-result">
      <p class="solo-result-points">
        <strong>{grammar().number(score)}</strong> <span>{ofAll ?? unit}</span>
      </p>
      {solo !== null && <Past score={score} past={solo} />}
      <HelpUsed table={table} seat={0} />
    </div>
  );
}

function Past({ score, past: { best, accuracy } }: { readonly score: number; readonly past: SoloStatistics }) {
  const { table: text } = words().app;
  return (
    <p class="solo-result-past">
      {best !== null && <span>{score > best ? text.newBest : text.bestSoFar({ score: grammar().number(best) })}</span>}
      {accuracy !== null && <span>{text.accuracy({ share: accuracy })}</span>}
    </p>
  );
}
