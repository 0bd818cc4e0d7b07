/** Dragging a stone: off the board it is picked, dropped on the board it is put back. Lifting is a separate action. */

import type { Square } from '@riverstone/rules';
import { dragFrom } from '../../ui/motion/drag';
import { ghostOf } from '../../ui/motion/drag-ghost';
import type { KakuzuController } from '../draft/controller';
import { liftRefusal } from '../draft/draft';
import { moverAt } from '../table/kakuzu-table';

export function dragStone(controller: KakuzuController, square: Square, start: PointerEvent): void {
  const view = controller.table.view.value;
  const seat = moverAt(view);
  const stone = controller.board.element(square)?.querySelector('.kakuzu-stone');
  if (seat === null || stone == null || controller.notes.pencil.value || liftRefusal(view, seat, square) !== null)
    return;
  dragFrom(start, {
    ghost: () => {
      controller.pick(square, start);
      return ghostOf(stone);
    },
    over: (other) => {
      controller.hovered.value = other;
    },
    drop: (other) => {
      controller.hovered.value = null;
      if (other !== null) controller.putBack();
    },
  });
}
