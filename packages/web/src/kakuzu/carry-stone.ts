/** Carrying a stone: taken off the board it is picked, let go over the board it lies down again. Lifting it is another step. */

import type { Square } from '@riverstone/rules';
import { dragFrom } from '../ui/drag';
import type { Desk } from './desk';
import { moverAt } from './kakuzu-table';
import { liftRefusal } from './staging';

export function carryStone(desk: Desk, square: Square, start: PointerEvent): void {
  const view = desk.table.view.value;
  const seat = moverAt(view);
  const stone = desk.board.value?.element(square)?.querySelector('.kakuzu-stone');
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

/** The stone under the finger, as large as the one it is taken from. */
function ghostOf(stone: Element): HTMLElement {
  const ghost = document.createElement('div');
  const { width, height } = stone.getBoundingClientRect();
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` });
  ghost.append(stone.cloneNode(true));
  return ghost;
}
