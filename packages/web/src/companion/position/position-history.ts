/** The position on the board, the ones before and the ones taken back; stored after every change. */

import { useState } from 'preact/hooks';
import { deviceStore } from '../../settings/text-store';

export interface PositionHistory {
  readonly past: readonly string[];
  readonly present: string;
  readonly future: readonly string[];
}

/** The oldest positions beyond this number are dropped. */
const MAX_PAST = 200;

export function historyOf(present: string): PositionHistory {
  return { past: [], present, future: [] };
}

export function withPosition(history: PositionHistory, present: string): PositionHistory {
  if (present === history.present) return history;
  return { past: [...history.past, history.present].slice(-MAX_PAST), present, future: [] };
}

export function undoPosition({ past, present, future }: PositionHistory): PositionHistory {
  const before = past.at(-1);
  return before === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redoPosition({ past, present, future }: PositionHistory): PositionHistory {
  const [next, ...later] = future;
  return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: later };
}

/** The history that a text stands for; null if it is none. */
export function readHistory(text: string | null): PositionHistory | null {
  try {
    const raw: unknown = JSON.parse(text ?? '');
    const isTexts = (list: unknown): list is string[] =>
      Array.isArray(list) && list.every((each) => typeof each === 'string');
    if (typeof raw !== 'object' || raw === null || !('past' in raw && 'present' in raw && 'future' in raw)) return null;
    const { past, present, future } = raw;
    return isTexts(past) && isTexts(future) && typeof present === 'string' ? { past, present, future } : null;
  } catch {
    // Nothing was stored, or not by this page.
    return null;
  }
}

export interface KeptPosition {
  readonly text: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  set(text: string): void;
  undo(): void;
  redo(): void;
}

/** The position of a tool, kept on the device; `opened` comes after it, where a link has brought one. */
export function useKeptPosition(key: string, first: string, opened: string): KeptPosition {
  const storedAs = `riverstone:companion-position:${key}`;
  const [history, setHistory] = useState(() => {
    const kept = readHistory(deviceStore.read(storedAs)) ?? historyOf(first);
    return opened === '' ? kept : withPosition(kept, opened);
  });
  const keep = (next: PositionHistory): void => {
    deviceStore.write(storedAs, JSON.stringify(next));
    setHistory(next);
  };
  return {
    text: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    set: (text) => keep(withPosition(history, text)),
    undo: () => keep(undoPosition(history)),
    redo: () => keep(redoPosition(history)),
  };
}
