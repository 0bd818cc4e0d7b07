/** What each game brings to the page, and how the page holds it without knowing its types. */

import type { Level } from '@riverstone/bots';
import type { Game, GameId, GameTypes, Refusal, Rng, Seat, Square, Status, Viewer } from '@riverstone/rules';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { GameTable, SeenStep } from './game-table';
import type { DescribeStep } from './log/log-lines';
import type { Highlight } from './past/highlight';
import type { SeatPlan } from './seats/seat-plan';
import type { Speaker } from './speaker';

/** What every game's view has. */
export interface ViewBase {
  readonly viewer: Viewer;
  readonly status: Status;
}

/** The types of a game whose views have it. */
export interface ViewTypes extends GameTypes {
  readonly View: ViewBase;
}

/** Options as they come from outside. */
export type RawOptions = Readonly<Record<string, unknown>>;

export interface OptionsFormProps {
  readonly options: RawOptions;
  readonly seats: readonly SeatPlan[];
  /** Whether each player has a device of their own. */
  readonly isOnline?: boolean | undefined;
  onChange(options: RawOptions): void;
}

/** What every table needs to know of its game. */
interface BaseGameParts<T extends GameTypes> {
  readonly id: GameId;
  readonly game: Game<T>;
  /**
   * How long people look at what happened before the table's draw that follows is shown: 1 is the time of a bot's turn.
   * Left out where no draw is looked at.
   */
  beat?(events: readonly T['Event'][]): number;
}

/** What a table on this device needs to know of its game. */
export interface DeviceGameParts<T extends GameTypes> extends BaseGameParts<T> {
  /** Whether a seat sees what the others at the device may not. */
  hides(view: T['View']): boolean;
  /** Whether an action is said on the side, so that its actor keeps the device. */
  isAside?(action: T['Action']): boolean;
  /**
   * For a shared clock on a shared device: with this, each person has the full time to themselves. Returns the action
   * for a person whose time is up; null when they only give the device back. Left out where the clock stays shared.
   */
  personalTimeUpAction?(view: T['View'], seat: Seat): T['Action'] | null;
  /** Whether time counts from the first moment, so that somebody should say "ready" first. */
  needsReady?(view: T['View']): boolean;
}

/** What an online table needs to know of its game. */
export interface OnlineGameParts<T extends ViewTypes> extends BaseGameParts<T> {
  /** Why the game refuses something, in words; null where its prompt says so already. */
  refused(refusal: Refusal<T['Code']>, speaker: Speaker): string | null;
}

/** How reviews show the odds of a bet, square by square. */
interface SquareOdds<T extends ViewTypes> {
  /** The square that an action bets on. */
  squareOf(action: T['Action']): Square | null;
  nameOf(square: Square): string;
  /** The digit that the odds are of; null where any may be chosen. */
  digitOf(view: T['View']): number | null;
  /** What was sought before a move, with what is known after it. */
  later(before: T['View'], after: T['View']): T['View'];
}

/** What a replay can show of a game that a viewer does not see. It alone is given the state: the game is over. */
interface Unveiling<T extends ViewTypes> {
  /** The view with more in it. Left out where the board hides nothing. */
  view?(view: T['View'], state: T['State']): T['View'];
  /** What a seat holds, shown beside its name. Left out where seats hide nothing. */
  seat?(state: T['State'], seat: Seat): ComponentChildren;
}

/** A game up to a moment: its chance, and its states from the set-up on. */
export interface GameUntilNow<T extends GameTypes> {
  readonly chance: T['Chance'];
  readonly states: readonly T['State'][];
}

/** What the day's deal of a game may depend on: the day of the week, 1 for Monday, and random numbers of the day. */
export interface DayOfDeal {
  readonly weekday: number;
  readonly rng: Rng;
}

/** How the day's deal of a game is played. */
export interface DayPlan {
  /** The bots, in the seats after the player's. */
  readonly bots: readonly Level[];
  readonly options: RawOptions;
}

/** Something remarkable that the statistics tell of: the best Kakuro, the longest line. */
export interface Feat<Event> {
  /** How large it is; 0 where nothing of the kind happened. */
  of(event: Event, seat: Seat): number;
  /** The largest one, in words. */
  words(number: number): string;
}

/** A game's part of the page. */
export interface GameParts<T extends ViewTypes> extends DeviceGameParts<T>, OnlineGameParts<T> {
  /** The screen of a running game. It lays itself out with `PlayLayout`. */
  readonly Play: FunctionComponent<{ readonly table: GameTable<T> }>;
  /** The options of a new table on this device, where they differ from the rules' defaults. */
  presetOptions?(seats: readonly SeatPlan[]): RawOptions;
  /** What happened in a step, in the current language. */
  readonly tell: DescribeStep<T['View'], T['Event']>;
  /** What a replay tells of a step that leaves no line in the log; left out where there is none. */
  readonly tellQuietly?: DescribeStep<T['View'], T['Event']>;
  /** How reviews speak of an action; left out where its notation is said. */
  tellAction?(action: T['Action']): string;
  /** Advice to do nothing, with the reason; null for an action that the board can show. */
  tellNothing?(action: T['Action']): string | null;
  /** Why an action is best, where there is a simple reason; null where there is none. */
  tellWhy?(before: T['View'], action: T['Action'], detail: unknown): string | null;
  /** What a turn cost besides points, from its assessment; null for nothing. Left out where moves cost nothing. */
  tellCost?(detail: unknown): string | null;
  /** The lines that a step makes, square by square; left out where none are made. */
  linesOf?(events: readonly T['Event'][]): readonly (readonly Square[])[];
  /** Where a move is a bet: the odds of every square. Left out where moves make points for certain. */
  readonly odds?: SquareOdds<T>;
  /**
   * The state in which a seat could do what a review found. Left out where the seat was to act anyway; in the race
   * another one may have called first.
   */
  asCaller?(state: T['State'], seat: Seat): T['State'];
  /**
   * The chance of a game that led through these states, with all dealt again that is still hidden from a seat, or from
   * anybody: whoever has seen a replay knows it. Left out where nothing is hidden.
   */
  redeal?(past: GameUntilNow<T>, known: Seat | null, rng: Rng): T['Chance'];
  /** How many of these states come before the first choice that is still secret. Left out where none ever is. */
  openStates?(states: readonly T['State'][], known: Seat | null): number;
  /** Left out where everybody sees everything. */
  readonly unveiling?: Unveiling<T>;
  /** The day's deal; left out where it is one strong bot and the options are the rules' own. */
  dayPlan?(day: DayOfDeal): DayPlan;
  /** The best of a game, for its end. Left out where that is the step with the most points, without a picture. */
  highlight?(steps: readonly SeenStep<T['View'], T['Event']>[], speaker: Speaker): Highlight | null;
  /** Left out where points tell all. */
  readonly feat?: Feat<T['Event']>;
}

/** Something that works with the parts of any game. */
type GamePartsUser<Result> = <T extends ViewTypes>(parts: GameParts<T>) => Result;

/** A game on the page, its types hidden. */
export interface GamePage {
  readonly seats: { readonly min: number; readonly max: number };
  readonly hasTurns: boolean;
  /** See `GameParts.presetOptions`. */
  presetOptions(seats: readonly SeatPlan[]): RawOptions;
  /** Calls `use` with the game's parts: tables on this device and online are opened with them. */
  withParts<Result>(use: GamePartsUser<Result>): Result;
}

/** What plans a new table of a game. */
export interface GameForm extends GamePage {
  /** Its options, as the rules read them: only what differs from the default is there. */
  readonly OptionsForm: FunctionComponent<OptionsFormProps>;
}

/** Makes a page of a game's parts. */
export function gamePage<T extends ViewTypes>(parts: GameParts<T>): GamePage {
  return {
    seats: parts.game.seats,
    hasTurns: parts.game.hasTurns,
    presetOptions: (seats) => parts.presetOptions?.(seats) ?? {},
    withParts: (use) => use(parts),
  };
}
