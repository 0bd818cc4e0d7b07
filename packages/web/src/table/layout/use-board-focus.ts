/** Moves the focus to the board when the focused button is gone, and when an arrow key is pressed elsewhere. */

import type { Square } from '@riverstone/rules';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardHandle } from '../../ui/board/grid-board';
import type { BaseTable } from '../game-table';
import { useTableShell } from '../table-shell';
import { handled, useTableKeys } from './use-table-keys';

/** The focused square of a board, or the one that gets the focus next. */
export class BoardFocus {
  #board: BoardHandle | null = null;
  #last: Square | null = null;

  /** `first` gets the focus first. */
  constructor(private readonly first: Square) {}

  /** The square that has or had the focus; null before the first one. */
  get last(): Square | null {
    return this.#last;
  }

  readonly handle = (board: BoardHandle): void => {
    this.#board = board;
  };

  element(square: Square): HTMLElement | null {
    return this.#board?.element(square) ?? null;
  }

  /** Remembers the square that has the focus, or gets it next. */
  aim(square: Square | null): void {
    if (square !== null) this.#last = square;
  }

  enter(square: Square = this.#last ?? this.first): void {
    this.#last = square;
    this.#board?.focus(square);
  }
}

/** Whether no control has the focus: at first, and when the focused button is gone. */
const isNowhere = (): boolean => document.activeElement === null || document.activeElement.matches('body, main');

/** `situation` changes whenever buttons may disappear. */
export function useBoardFocus(focus: BoardFocus, table: BaseTable, situation: string): void {
  const isLost = useLostFocus();
  // Nobody plays at a big screen: a ring there would look like a mark.
  const rests = table.paused.value || useTableShell().online?.layout === 'public';
  useEffect(() => {
    if (!rests && isLost()) focus.enter();
  }, [situation, rests, focus]);
  useTableKeys(table, ({ key, ctrlKey, metaKey, altKey }) => {
    if (!key.startsWith('Arrow') || ctrlKey || metaKey || altKey || !isNowhere()) return false;
    return handled(() => focus.enter());
  });
}

/**
 * Returns a check whether the focused element has left the page. After a pointer event it says no: no focus is needed.
 */
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
