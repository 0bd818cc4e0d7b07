/** What a game tells the terminal: how its board is drawn, what happened in words, and what typed words mean. */

import type { HintStrength } from '@riverstone/bots';
import type { Result, Seat } from '@riverstone/rules';
import type { TerminalColors } from './colors.js';

/** Everybody's name, in seat order. */
export type Names = readonly string[];

/** A move as everybody saw it: the public view before and after. */
export interface PublicMove<View, Event> {
  readonly events: readonly Event[];
  readonly before: View;
  readonly after: View;
}

/** How people act: in turn; all at once, the fastest first; or each in secret, until all have acted. */
export type TurnStyle = 'turns' | 'race' | 'sealed';

/** A question of the set-up about an option. Which values there are, and when to ask, follows from its description. */
export interface SetupQuestion {
  readonly option: string;
  readonly question: string;
  /** What a value means, in words. */
  label(value: unknown): string;
}

/** Questions about the options of one game, with the values of each option by type. */
export type SetupQuestions<Options> = readonly {
  readonly [Name in keyof Options & string]: {
    readonly option: Name;
    readonly question: string;
    label(value: Options[Name]): string;
  };
}[keyof Options & string][];

/** A game at the terminal. Lines of boards are at most 40 columns wide. Sentences of any length are wrapped. */
export interface GameTerminal<View, Action, Event> {
  readonly name: string;
  /** The game in one sentence. */
  readonly about: string;
  /** The authors and the publisher. */
  readonly credit: string;
  /** What every table option does. */
  readonly options: Readonly<Record<string, string>>;
  readonly questions: readonly SetupQuestion[];
  /** How to play and what to type. */
  readonly help: readonly string[];
  turnStyle(view: View): TurnStyle;
  /** Whether a seat sees something that the others at this terminal must not see. */
  hides(view: View): boolean;
  board(view: View, colors: TerminalColors): readonly string[];
  /** What the viewer should know, apart from the board and the scores. */
  situation(view: View): readonly string[];
  /** A note beside a seat's score; empty for none. */
  seatNote(view: View, seat: Seat): string;
  /** What the seat can type now, as a sentence. */
  inputHelp(view: View, seat: Seat): string;
  /** The word to type to object to another player's move; null if the game has no objections. */
  readonly objection: string | null;
  /** Identifies the prompt: while it stays the same, a half-typed line is still valid. */
  promptKey(view: View): string;
  /** The action that accepts the others' move, where accepting is an action; null elsewhere. */
  acceptMove(view: View, seat: Seat): Action | null;
  /** The actions that a typed line stands for, or a sentence that says why it can't be read. */
  read(line: string, view: View, seat: Seat): Result<readonly Action[], string>;
  /** The legal moves, or the first of them; or why they are not listed. */
  moves(view: View, seat: Seat): readonly string[];
  /** A hint of the given strength, or why hints are not allowed. */
  hint(view: View, seat: Seat, strength: HintStrength): string;
  /** What happened, in words, except the end of the game. */
  describeMove(move: PublicMove<View, Event>, names: Names): readonly string[];
  /** What is shown when the game is over, apart from the board and the scores. */
  reveal(view: View): readonly string[];
}
