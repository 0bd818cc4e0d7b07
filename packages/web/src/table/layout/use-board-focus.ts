/** Keeps the keyboard at the board: when the button that had the focus is gone, and when an arrow is pressed elsewhere. */

import type { Square } from '@riverstone/rules';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardHandle } from '../../ui/board/grid-board';
import type { BaseTable } from '../game-table';
import { does, useTableKeys } from './use-table-keys';

/** Where the focus is on the board, or would be. */
export class BoardFocus {
  #board: BoardHandle | null = null;
  #last: Square | null = null;

  /** `first` is where the focus enters the board for the first time. */
  constructor(private readonly first: Square) {}

  /** The square that has the focus, or had it last; null before it came to the board. */
  get last(): Square | null {
    return this.#last;
  }

  readonly handle = (board: BoardHandle): void => {
    this.#board = board;
  };

  element(square: Square): HTMLElement | null {
    return this.#board?.element(square) ?? null;
  }

  /** The focus has come to a square, or would go there next. */
  aim(square: Square | null): void {
    if (square !== null) this.#last = square;
  }

  enter(square: Square = this.#last ?? this.first): void {
    this.#last = square;
    this.#board?.focus(square);
  }
}

/** On the page as a whole, which is where it is at first and where it falls to when its button goes. */
const isNowhere = (): boolean => document.activeElement === null || document.activeElement.matches('body, main');

/** `situation` changes whenever buttons may go away. */
export function useBoardFocus(focus: BoardFocus, table: BaseTable, situation: string): void {
  const isLost = useLostFocus();
  const isPaused = table.paused.value;
  useEffect(() => {
    if (!isPaused && isLost()) focus.enter();
  }, [situation, isPaused, focus]);
  useTableKeys(table, ({ key, ctrlKey, metaKey, altKey }) => {
    if (!key.startsWith('Arrow') || ctrlKey || metaKey || altKey || !isNowhere()) return false;
    return does(() => focus.enter());
  });
}

/** Asks whether what had the focus has left the page; not after a pointer, which needs no focus to go on. */
function useLostFocus(): () => boolean {
  const held = useRef<Element | null>(null);
  const byPointer = useRef(false);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    const hold = ({ target }: FocusEvent): void => {
      held.current = target instanceof Element ? target : null;
    };
    const touch = (): void => {
      byPointer.current = true;
    };
    const type = (): void => {
      byPointer.current = false;
    };
    addEventListener('focusin', hold, options);
    addEventListener('pointerdown', touch, options);
    addEventListener('keydown', type, options);
    return () => listeners.abort();
  }, []);
  return () => !byPointer.current && isNowhere() && held.current?.isConnected === false;
}
