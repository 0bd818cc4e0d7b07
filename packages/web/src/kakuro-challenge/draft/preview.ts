/** What the move that lies ready would make: the referee's ruling before it is confirmed, and nothing in strict and claim games. */

import { judgePlacement, type Scored } from '@riverstone/rules/kakuro-challenge';
import { isHelping, type PositionedDraft, placementOf } from './draft';

/** `unfinished`: the tiles turned over lie in no Kakuro with the tile laid (yet). */
export type DraftPreview = Scored | 'unfinished';

/** Null while no tile lies ready, and in strict and claim games, where nobody is told. */
export function previewOf(ready: PositionedDraft | null): DraftPreview | null {
  if (ready === null || !isHelping(ready.position)) return null;
  const { draft, position } = ready;
  const placement = placementOf(draft, position);
  if (placement === null) return null;
  const judged = judgePlacement(position.board, placement, { expert: position.options.expert, hand: position.hand });
  return judged.ok ? judged.value : 'unfinished';
}
