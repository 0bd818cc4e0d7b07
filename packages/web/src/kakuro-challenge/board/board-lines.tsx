/** Which Kakuros are lit: those of the draft, else those just made, else those of the last move. */

import type { DraftPreview } from '../draft/preview';
import type { ChallengeStep, ChallengeTable } from '../table/challenge-table';
import { KakuroLines } from './kakuro-lines';
import { madeBy } from './use-step-effects';

interface BoardLinesProps {
  readonly table: ChallengeTable;
  readonly preview: DraftPreview | null;
  /** Whether the draft has a tile on the board. The Kakuros of the last move are hidden then. */
  readonly isLaying: boolean;
  /** The step that has just made Kakuros. */
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
