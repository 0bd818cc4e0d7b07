/** What the draft would score. Unknown in strict and claim games, where players find out for themselves. */

import { judgePlacement, type ScoredPlacement } from '@riverstone/rules/kakuro-challenge';
import { isHelping, type PositionedDraft, placementOf } from './draft';

/** `unfinished`: the flipped tiles share no Kakuro with the laid tile yet. */
export type DraftPreview = ScoredPlacement | 'unfinished';

/** Null while no tile is laid, and in strict and claim games. */
export function previewOf(ready: PositionedDraft | null): DraftPreview | null {
  if (ready === null || !isHelping(ready.position)) return null;
  const { draft, position } = ready;
  const placement = placementOf(draft, position);
  if (placement === null) return null;
  const judged = judgePlacement(position.board, placement, { expert: position.options.expert, hand: position.hand });
  return judged.ok ? judged.value : 'unfinished';
}
