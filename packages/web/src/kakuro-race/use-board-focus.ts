/** Keeps the keyboard at the board: when the button that had the focus is gone, and when an arrow key is pressed elsewhere. */

import type { Square } from '@riverstone/rules';
import { useEffect, useRef } from 'preact/hooks';
import { isForTable } from '../table/play-layout';
import type { BoardHandle } from '../ui/grid-board';

/** On the page as a whole, which is where it is at first and where it falls to when its button goes. */
const isNowhere = (): boolean => document.activeElement === null || document.activeElement.matches('body, main');

/** Whether the last thing that was touched is the keyboard: only then is the ring around a square of use. */
let byKeyboard = false;

/** Gives a function that is told which square has the focus. */
export function useBoardFocus(
  situation: string,
  board: { readonly current: BoardHandle | null },
): (square: Square | null) => void {
  const last = useRef<Square>(0);
  const before = useRef(situation);
  useEffect(() => {
    if (before.current !== situation && isNowhere() && byKeyboard) board.current?.focus(last.current);
    before.current = situation;
  }, [situation, board]);
  useEffect(() => {
    const touch = (): void => {
      byKeyboard = false;
    };
    const type = (event: KeyboardEvent): void => {
      byKeyboard = true;
      if (!event.key.startsWith('Arrow') || event.defaultPrevented || !isNowhere() || !isForTable(event)) return;
      event.preventDefault();
      board.current?.focus(last.current);
    };
    addEventListener('pointerdown', touch, true);
    addEventListener('keydown', type);
    return () => {
      removeEventListener('pointerdown', touch, true);
      removeEventListener('keydown', type);
    };
  }, [board]);
  return (square) => {
    if (square !== null) last.current = square;
  };
}
