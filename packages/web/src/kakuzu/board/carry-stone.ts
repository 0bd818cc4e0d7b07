/** Carrying a stone: taken off the board it is picked, let go over the board it lies down again. Lifting it is another step. */

import type { Square } from '@riverstone/rules';
import { dragFrom } from '../../ui/motion/drag';
import { ghostOf } from '../../ui/motion/drag-ghost';
import type { KakuzuDesk } from '../draft/controller';
import { liftRefusal } from '../draft/draft';
import { moverAt } from '../table/kakuzu-table';

export function carryStone(desk: KakuzuDesk, square: Square, start: PointerEvent): void {
  const view = desk.table.view.value;
  const seat = moverAt(view);
  const stone = desk.board.element(square)?.querySelector('.kakuzu-stone');
  if (seat === null || stone == null || desk.notes.pencil.value || liftRefusal(view, seat, square) !== null) return;
  dragFrom(start, {
    ghost: () => {
      desk.pick(square, start.timeStamp);
      return ghostOf(stone);
    },
    over: (other) => {
      desk.pointed.value = other;
    },
    drop: (other) => {
      desk.pointed.value = null;
      if (other !== null) desk.putBack();
    },
  });
}
