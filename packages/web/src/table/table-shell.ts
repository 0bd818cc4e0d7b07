/** What the frame around a game needs beside the table itself, handed down to wherever it is shown. */

import type { ReadonlySignal } from '@preact/signals';
import type { GameId, Seat } from '@riverstone/rules';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { MenuItem } from '../ui/controls/menu';
import type { LogLine } from './log-lines';

/** What stands at an online table only. */
export interface OnlineShell {
  /** Buttons in the header, before the menu: who is here, talk. */
  readonly header: ComponentChildren;
  /** A line under the header: the line is broken, something is asked, somebody is away. */
  readonly notice: ComponentChildren;
  /** More entries of the table's menu; they stand after the usual ones. */
  readonly menu: readonly MenuItem[];
  /** In the dialog at the end, above the final table and under it. */
  readonly endingNews: ComponentChildren;
  readonly ending: ComponentChildren;
  /**
   * `hand`: a phone beside a big screen: the board is there only while its player is to move; `public`: the big screen: the board
   * as large as can be, and everything for eyes at the other end of the room.
   */
  readonly layout: 'whole' | 'hand' | 'public';
  /** On the big screen, in the corner. */
  readonly corner: ComponentChildren;
  /** The seats whose players are not here, and whose players have given up. */
  readonly away: ReadonlySet<Seat>;
  readonly resigned: ReadonlySet<Seat>;
  /** Where the one before the screen sits or sat, also when they no longer play; null for who only watches. */
  readonly mySeat: Seat | null;
}

/** One more game, and what its button says. */
interface Rematch {
  readonly label: string;
  run(): void;
}

export interface TableShell {
  readonly game: GameId;
  readonly title: string;
  /** What is counted at the end, in words: points, stones. */
  readonly unit: string;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** The same players and options again, dealt anew; null where that is for others to decide. */
  readonly rematch: Rematch | null;
  /** The address of a new table of this game. */
  readonly newTableHref: string;
  readonly online?: OnlineShell;
}

export const TableShellContext = createContext<TableShell | null>(null);

export function useTableShell(): TableShell {
  const shell = useContext(TableShellContext);
  if (shell === null) throw new Error('a table is shown inside a frame');
  return shell;
}
