/** What a table can do beside playing. Each is an object of its own, so that a table has it whole or not at all. */

import { type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '@riverstone/rules';
import type { UndoRefusal } from './undo-refusal';

/** Why a table is paused: it was just opened and time counts at once, or somebody asked for a pause. */
export type PauseReason = 'start' | 'pause';

/** The words of the pause button and of a paused table. */
export interface PauseWords {
  /** Null where nobody here may pause the table now. */
  readonly pause: string | null;
  /** Null where nobody here may end the pause now. */
  readonly resume: string | null;
  readonly text: string;
}

/** Pauses the table, or asks the others to. */
export interface PauseControl {
  /** Null while the table is not paused. */
  readonly reason: ReadonlySignal<PauseReason | null>;
  words(): PauseWords;
  /** What is counted before everybody begins at once: 3, 2, 1; null while nothing is. Left out where it never is. */
  readonly count?: ReadonlySignal<number | null>;
  pause(): void;
  /** Ends the pause, after it was counted down where several begin at once. */
  resume(): void;
  /** Holds clocks and bots while the only person reads something over the board. Left out where others would wait. */
  hold?(isHeld: boolean): void;
}

/** Takes back the last action. */
export interface UndoControl {
  /**
   * Whose last action can be taken back. Among people: nothing was revealed, drawn or answered since. Whoever plays
   * alone or against bots takes draws and answers back with it. Null when none can.
   */
  readonly seat: ReadonlySignal<Seat | null>;
  /** Why a seat can't take back its last action; null when it can. Left out where the others are asked. */
  refusal?(seat: Seat): UndoRefusal | null;
  /** The label of the button that undoes that seat's move. */
  label(seat: Seat): string;
  /** Takes it back, or asks those who have to agree. Returns whether it is done. */
  undo(): boolean;
  /** How often draws or answers were taken back by a seat, which the end tells. Left out where none ever are. */
  count?(seat: Seat): number;
}

/** The only person gives up, and the bots win. */
export interface ResignControl {
  readonly seat: Seat;
  resign(): void;
}

/** Several people play on one device and hand it over. */
export interface HotSeatControl {
  /** The people the table waits for who must take the device first, because something is hidden from the others. */
  readonly waiting: ReadonlySignal<readonly Seat[]>;
  /** How often everything private was covered: somebody asked for it, the page was hidden, or the table paused. */
  readonly coverCount: ReadonlySignal<number>;
  /** A person says "it is me": their view is shown until they have acted or cover it again. */
  reveal(seat: Seat): void;
  cover(): void;
}

/** Bots that run on this device. */
export interface BotControl {
  /** Whether a bot could not think. */
  readonly hasFailed: ReadonlySignal<boolean>;
  retry(): void;
}

/** The hints that were given, which the end tells. */
export interface HintCount {
  of(seat: Seat): number;
  /**
   * Counts a hint that is about to be shown. Returns whether it may be. On a device the hints for one `decision` count
   * once; online each counts.
   */
  count(seat: Seat, decision: unknown): Promise<boolean>;
}

/** What is kept for a seat: pencil notes, a move that is laid out but not confirmed, how much help it had. */
export type NoteKind = 'notes' | 'draft' | 'hints' | 'takebacks';

/** Private texts of a seat. They survive a reload. */
export interface SeatNotes {
  /** '' when there is none. */
  read(seat: Seat, kind: NoteKind): string;
  write(seat: Seat, kind: NoteKind, text: string): void;
}

const never = signal(null);
const nothing = (): void => {};

/** For a table without clocks. */
export const noPause: PauseControl = {
  reason: never,
  words: () => ({ pause: null, resume: null, text: '' }),
  pause: nothing,
  resume: nothing,
};

/** For a table that undoes nothing. */
export const noUndo: UndoControl = { seat: never, label: () => '', undo: () => false };
