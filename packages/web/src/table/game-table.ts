/** What the screens know of a table: views, actions, clocks and what happened; never its state. */

import type { ReadonlySignal } from '@preact/signals';
import type { Hint, HintStrength } from '@riverstone/bots';
import type { Actor, GameRecord, Refusal, Result, Seat, Status, Timer, Viewer } from '@riverstone/rules';
import type { SeatPlan } from './seat-plan';

/** Something that was done at the table, as everybody saw it. */
export interface SeenStep<View, Event> {
  /** Counts what was done at this table, from 1. */
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

/** What a seat may keep for itself. */
export type NoteKind = 'notes' | 'draft';

/** What the frame's own buttons say. */
export interface FrameWording {
  /** Null where nobody here can pause the table, or is asked about something else. */
  readonly pause: string | null;
  /** The button that ends a pause. */
  readonly resume: string | null;
  readonly pausedText: string;
  /** Takes back the last move of the player with this name. */
  undoOf(name: string): string;
}

/** Why a table does nothing, whatever the game: it is paused, or what was done before is still on its way. */
export type TableCode = 'paused' | 'sending';

/** What the frame around every game knows of a table. */
export interface BaseTable {
  readonly id: string;
  readonly seats: readonly SeatPlan[];
  /** The seats of people on this device. */
  readonly people: readonly Seat[];
  /** Counts what was done; the same number, the same table. */
  readonly version: ReadonlySignal<number>;
  readonly status: ReadonlySignal<Status>;
  /** Who is before the screen: the seat whose view is shown, or nobody in particular. */
  readonly viewer: ReadonlySignal<Viewer>;
  /** The people whom the table waits for and who must take the device first, because something is hidden from the others. */
  readonly curtainFor: ReadonlySignal<readonly Seat[]>;
  /** Somebody says "it is me": their view is shown until they have acted or cover it again. */
  reveal(seat: Seat): void;
  cover(): void;
  /** Whose last action can be taken back: nothing was revealed, drawn or answered since. Null when none can. */
  readonly undoable: ReadonlySignal<Seat | null>;
  /** Takes it back, or asks those who have to agree; whether it is done. */
  undo(): boolean;
  readonly paused: ReadonlySignal<boolean>;
  readonly pausedFor: ReadonlySignal<'start' | 'pause' | null>;
  /** Counts how often everything private was to be covered: the page was hidden, or the table paused. */
  readonly covers: ReadonlySignal<number>;
  pause(): void;
  resume(): void;
  /** Left out where the words of a table on one device will do. */
  wording?(): FrameWording;
  /** Whether something that was done is still on its way; left out where nothing ever is. */
  readonly sending?: ReadonlySignal<boolean>;
  /** Whether hints are given; left out where one who plays alone on this device gets them. */
  readonly isHelped?: ReadonlySignal<boolean>;
  /** Every clock with what it shows, to the last look at the time (a few times a second). */
  readonly clocks: ReadonlySignal<readonly ShownClock[]>;
  /** Whether a bot could not think; `retryBots` asks again. */
  readonly botTrouble: ReadonlySignal<boolean>;
  retryBots(): void;
  /** What a seat kept for itself, '' when nothing. It survives a reload. */
  jotting(seat: Seat, kind: NoteKind): string;
  jot(seat: Seat, kind: NoteKind, text: string): void;
  /** The game as a record, finished or not. Before the end it tells everything that is hidden. */
  record(): Promise<GameRecord>;
}

/** What a game's own screen knows of its table. */
export interface GameTable<View, Action, Event, Code extends string> extends BaseTable {
  /** What the viewer may see. */
  readonly view: ReadonlySignal<View>;
  /** Everything that happened, from the beginning. */
  readonly story: ReadonlySignal<readonly SeenStep<View, Event>[]>;
  check(seat: Seat, action: Action): Result<Action, Refusal<Code>>;
  /**
   * Does something and makes the draws that follow; or says why not. Nothing is done while the table is paused. `done` is called
   * when it is done, at once or when the server has said so: what lies ready must stay until then, for it may still be refused.
   */
  act(seat: Seat, action: Action, done?: () => void): Result<true, Refusal<Code | TableCode>>;
  hint(seat: Seat, strength: HintStrength): Promise<Hint<Action, unknown> | null>;
}
