/** What the frame around a game needs beside the table itself, handed down to wherever it is shown. */

import type { ReadonlySignal } from '@preact/signals';
import type { GameId } from '@riverstone/rules';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { StoryLine } from './game-page';

export interface Frame {
  readonly game: GameId;
  readonly title: string;
  /** What is counted at the end, in words: points, stones. */
  readonly unit: string;
  readonly story: ReadonlySignal<readonly StoryLine[]>;
  /** The same players and options again, dealt anew. */
  rematch(): void;
  /** The address of a new table of this game. */
  readonly newTableHref: string;
}

export const FrameContext = createContext<Frame | null>(null);

export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error('a table is shown inside a frame');
  return frame;
}
