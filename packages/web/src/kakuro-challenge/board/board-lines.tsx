/** Which Kakuros are lit now: those just made, else those the move that lies ready would make, else those of the last move. */

import type { DraftPreview } from '../draft/preview';
import type { ChallengeStep, ChallengeTable } from '../table/challenge-table';
import { KakuroLines } from './kakuro-lines';
import { madeBy } from './use-step-effects';

interface BoardLinesProps {
  readonly table: ChallengeTable;
  readonly preview: DraftPreview | null;
  /** Whether a tile lies ready: what the last move made is not shown then. */
  readonly isLaying: boolean;
  /** What was made this moment. */
  readonly made: ChallengeStep | null;
}

export function BoardLines({ table, preview, isLaying, made }: BoardLinesProps) {
  if (preview !== null && preview !== 'unfinished') {
    return <KakuroLines kakuros={preview.kakuros} board={preview.board} mood="would" />;
  }
  if (made !== null) return <KakuroLines kakuros={madeBy(made)} board={made.after.board} mood="now" />;
  const last = table.steps.value.findLast(({ events }) => events.some(({ type }) => type === 'placed'));
  if (last === undefined || isLaying) return null;
  return <KakuroLines kakuros={madeBy(last)} board={last.after.board} mood="did" />;
}
