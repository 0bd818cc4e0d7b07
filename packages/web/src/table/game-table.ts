/** What the screens know of a table: views, actions, clocks and steps; never the state of its game. */

import type { ReadonlySignal } from '@preact/signals';
import type { Hint, HintStrength } from '@riverstone/bots';
import type {
  Actor,
  GameRecord,
  GameTypes,
  Refusal,
  Result,
  Seat,
  Square,
  Status,
  Timer,
  Viewer,
} from '@riverstone/rules';
import type {
  BotControl,
  HintCount,
  HotSeatControl,
  PauseControl,
  ResignControl,
  SeatNotes,
  UndoControl,
} from './capabilities';
import type { SeatPlan } from './seats/seat-plan';

/** A step of the game, as everybody saw it. */
export interface SeenStep<View, Event> {
  /** The number of the step, from 1. */
  readonly version: number;
  /** When, in milliseconds of the table's time. */
  readonly at: number;
  readonly actor: Actor;
  readonly events: readonly Event[];
  /** What a spectator saw before and after. */
  readonly before: View;
  readonly after: View;
}

/** A clock and what it shows. */
export interface ShownClock {
  readonly timer: Timer;
  /** Milliseconds left. */
  readonly left: number;
  readonly running: boolean;
}

/**
 * Why a table refuses an action, whatever the game: it is paused, the action before is still being sent, what happened
 * last is still being shown, or the step of a lesson asks for something else (and says so in `text`).
 */
export type TableCode = 'paused' | 'sending' | 'too-early' | 'lesson';

/** A table, whatever its game. The optional parts are what only some tables can do. */
export interface BaseTable {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  /** The seats of people on this device. */
  readonly people: readonly Seat[];
  /** The seat of the person at this screen, also where a bot plays for them; null where several share it, or none. */
  readonly you: Seat | null;
  /** Changes whenever the game does. */
  readonly version: ReadonlySignal<number>;
  readonly status: ReadonlySignal<Status>;
  /** Whose view is shown. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** Every clock with what it shows, updated a few times a second. */
  readonly clocks: ReadonlySignal<readonly ShownClock[]>;
  readonly paused: ReadonlySignal<boolean>;
  readonly pausing: PauseControl;
  /** Whether people still look at what has happened, so that nobody may be quick. Left out where nobody is. */
  readonly isCalm?: ReadonlySignal<boolean>;
  /** Shows at once what is still to be shown. Left out where nothing comes late. */
  catchUp?(): void;
  readonly undoing: UndoControl;
  readonly notes: SeatNotes;
  readonly hints: HintCount;
  /** The seats that have given up. */
  readonly resigned: ReadonlySignal<ReadonlySet<Seat>>;
  /** Whether somebody here plays without other people from the start, so that hints are fair. */
  readonly allowsHints: ReadonlySignal<boolean>;
  /** Left out where anybody else would have to play on, or the server is asked. */
  readonly resigning?: ResignControl;
  /** Left out where every person has a device of their own. */
  readonly hotSeat?: HotSeatControl;
  /** Left out where bots run elsewhere. */
  readonly bots?: BotControl;
  /** Whether somebody is taught here, step by step. Left out where nobody is. */
  readonly isLesson?: boolean;
  /** The squares that a lesson points at. Left out where nobody is taught. */
  readonly marked?: ReadonlySignal<readonly Square[]>;
  /** The square that a lesson points at after them. */
  readonly markedNext?: ReadonlySignal<Square | null>;
  /** Whether an action is on its way to the server. Left out where there is none. */
  readonly sending?: ReadonlySignal<boolean>;
  /** The game as a record, finished or not. Before the end it tells everything that is hidden. */
  record(): Promise<GameRecord>;
}

/** What a game's own screen knows of its table. */
export interface GameTable<T extends GameTypes> extends BaseTable {
  /** What the viewer may see. */
  readonly view: ReadonlySignal<T['View']>;
  /** All steps, from the beginning. */
  readonly steps: ReadonlySignal<readonly SeenStep<T['View'], T['Event']>[]>;
  check(seat: Seat, action: T['Action']): Result<T['Action'], Refusal<T['Code']>>;
  /**
   * Does something, with the draws that follow; or says why not. A paused table refuses everything. `done` is called at
   * once, or when the server has accepted it: keep the draft until then, because the server may still refuse.
   */
  act(seat: Seat, action: T['Action'], done?: () => void): Result<true, Refusal<T['Code'] | TableCode>>;
  hint(seat: Seat, strength: HintStrength): Promise<Hint<T['Action'], unknown> | null>;
}
