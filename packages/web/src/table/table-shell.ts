/** The context of the play screen: what the parts around the board need beside the table itself. */

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { GameId, Seat } from '@riverstone/rules';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { MenuItem } from '../ui/controls/menu';
import type { KeyHelp } from './layout/keys-sheet';
import type { LogLine } from './log/log-lines';
import type { Highlight } from './past/highlight';
import type { ScorePoint } from './past/score-points';

/** The parts of the play screen that only online tables have. */
export interface OnlineShell {
  /** Buttons in the header, before the menu. */
  readonly header: ComponentChildren;
  /** A line under the header: the connection is lost, somebody asks for something, somebody is away. */
  readonly notice: ComponentChildren;
  /** The chat, where it has its place beside the board; else null. */
  readonly dock: ComponentChildren;
  /** More items of the table's menu, after the usual ones. */
  readonly menu: readonly MenuItem[];
  /** In the dialog at the end, above and below the final table. */
  readonly endingNews: ComponentChildren;
  readonly ending: ComponentChildren;
  /**
   * `hand`: a phone beside a big screen, which shows the board only on its player's turn. `public`: the big screen,
   * with a large board that can be read across a room.
   */
  readonly layout: 'whole' | 'hand' | 'public';
  /** In the corner of the big screen. */
  readonly corner: ComponentChildren;
  /** The seats whose players are away. */
  readonly away: ReadonlySet<Seat>;
}

/** The parts of the play screen that only lessons and puzzles have. */
interface LessonShell {
  /** Where the arrow in the header leads; home where it is left out. */
  readonly back?: { readonly href: string; readonly label: string };
  /** A button in the header, before the menu. */
  readonly header: ComponentChildren;
  /** In place of the prompt. `refused`: why the last action was refused. */
  coach(refused: string | null): ComponentChildren;
}

/** The parts of the play screen that only replays have. */
interface ReplayShell {
  /** Buttons in the header, before the menu. */
  readonly header: ComponentChildren;
  /** In place of the prompt: the slider and its buttons. */
  readonly bar: ComponentChildren;
  /** Above the log. */
  readonly panel: ComponentChildren;
  /** More items of the menu, before the usual ones. */
  readonly menu: readonly MenuItem[];
  /** In place of the game's own keys. */
  readonly keys: readonly KeyHelp[];
  /** Shows the board after that step. */
  jump(version: number): void;
  /** What a seat hides, where it is shown. */
  seatNote(seat: Seat): ComponentChildren;
}

/** Beside the points of a game that one person played alone. */
export interface SoloStatistics {
  /** The most points in other games of this kind; null where there are none. */
  readonly best: number | null;
  /** How close its moves came to the best ones, from 0 to 1; null where it was not reviewed. */
  readonly accuracy: number | null;
}

/** A rematch and the label of its button. */
interface Rematch {
  readonly label: string;
  run(): void;
}

export interface TableShell {
  readonly game: GameId;
  readonly title: string;
  /** The word for what is counted at the end: points, stones. */
  readonly unit: string;
  /** A number with what is counted: 3 points, 1 stone. */
  score(number: number): string;
  readonly log: ReadonlySignal<readonly LogLine[]>;
  /** How the scores grew. */
  readonly scorePoints: ReadonlySignal<readonly ScorePoint[]>;
  /** The best of the game; null where there is nothing to tell. */
  readonly highlight: ReadonlySignal<Highlight | null>;
  /** The step whose board is shown, looking back; null for the game as it is now. */
  readonly moment: Signal<number | null>;
  /** What this device knows of a game that was played alone; null where others play. */
  readonly solo: SoloStatistics | null;
  /** A new game with the same players and options; null where others decide that. */
  readonly rematch: Rematch | null;
  /** Deals again to the same players, in place of this game. Left out where that is not for one person to say. */
  readonly restart?: (() => void) | undefined;
  /** The address of a new table of this game. */
  readonly newTableHref: string;
  /** Where the arrow in the header leads; home where it is left out. */
  readonly backHref?: string | undefined;
  readonly online?: OnlineShell;
  readonly lesson?: LessonShell;
  readonly replay?: ReplayShell;
}

export const TableShellContext = createContext<TableShell | null>(null);

export function useTableShell(): TableShell {
  const shell = useContext(TableShellContext);
  if (shell === null) throw new Error('a table must be rendered inside a table shell');
  return shell;
}
