/** The contract of a game: the functions that bots, hosts and clients may call. */

import type { BoardPicture } from './board-picture.js';
import type { TableOptions } from './options.js';
import type { Refusal, Result } from './result.js';
import type { Rng } from './rng.js';

/** A place at the table, counted from 0 in the order of play. */
export type Seat = number;

/** Who looks: a seat, or a spectator. */
export type Viewer = Seat | 'spectator';

/** Who acts: a seat, or the table itself (a clock that ran out, a draw from the bag). */
export type Actor = Seat | 'table';

/** An actor and an action. A game's log is a list of entries. */
export interface Entry<Action> {
  readonly actor: Actor;
  readonly action: Action;
}

/** What a timer is for. When a `reminder` has run out, players are told, and nothing else happens. */
export const timerKinds = ['move', 'reminder', 'result', 'hourglass', 'claim', 'clock'] as const;

/**
 * A time limit, as data. The host runs a clock for each `key`; the rules never ask what time it is. The host keeps the
 * clock while the timer is listed, stops it while `running` is false, and then drops it. When it has run out, the host
 * submits one of `tableActions(state, key)`. For a `reminder` there is none: the host tells everybody that time is up.
 */
export interface Timer {
  readonly key: string;
  readonly kind: (typeof timerKinds)[number];
  /** Whose clock it is; null when it is everybody's. */
  readonly seat: Seat | null;
  /** Its full time. */
  readonly seconds: number;
  readonly running: boolean;
}

/** The status of a game. */
export interface Status {
  readonly over: boolean;
  readonly scores: readonly number[];
  /** The winners, ascending; several share a win. Empty until the game is over. */
  readonly winners: readonly Seat[];
  /** The seats that the game waits for. */
  readonly awaited: readonly Seat[];
  /** The seats that may do something now: the awaited ones and those who may interrupt. */
  readonly allowed: readonly Seat[];
  /** A draw is due before anybody can act: the host submits one of `tableActions(state)`, each equally likely. */
  readonly tableDue: boolean;
  readonly timers: readonly Timer[];
}

/** The actions that a seat may take. */
export interface LegalActions<Action> {
  readonly actions: readonly Action[];
  /** True if the list is complete; false if there are too many to list (such as all possible claims). */
  readonly complete: boolean;
}

/**
 * All types of one game in one bundle, so that whatever works with any game has one type parameter: `T extends
 * GameTypes`.
 */
export interface GameTypes {
  /** The choices made before the game starts. */
  readonly Options: unknown;
  /** Everything that is dealt before the first move. */
  readonly Chance: unknown;
  readonly State: unknown;
  readonly View: unknown;
  readonly Action: unknown;
  readonly Event: unknown;
  /** Why an action can be refused. */
  readonly Code: string;
  /** Why an action is refused as `not-allowed`. */
  readonly Reason: string;
}

/** What an action did: the new state, and what everybody at the table could see happen. */
export interface Transition<T extends GameTypes> {
  readonly state: T['State'];
  /** Public: no event contains anything that is hidden from somebody at the table. */
  readonly events: readonly T['Event'][];
}

/** Where the players sit: in one room (the default), or apart, where nobody sees them look a numbered sheet up. */
export type DealPlace = 'one-room' | 'online';

/** What an event told somebody: nothing, a draw that comes out the same when it is made again, or news. */
export type Revealed = 'nothing' | 'draw' | 'news';

/** Chance as it was dealt, and the table's own draws during the game, in order. */
export interface RecordedChance<T extends GameTypes> {
  readonly chance: T['Chance'];
  readonly draws: readonly T['Action'][];
}

/** How a game is written to and read from a record. */
export interface RecordFormat<T extends GameTypes> {
  /** The options that differ from the default, and those that a record always names. */
  writeOptions(options: T['Options'], chance: T['Chance']): Readonly<Record<string, unknown>>;
  writeChance(recorded: RecordedChance<T>): Readonly<Record<string, unknown>>;
  readChance(raw: unknown, options: T['Options'], seats: number): Result<RecordedChance<T>, Refusal<'bad-request'>>;
  /** Whether an action is one of the moves in a record. */
  isMove(action: T['Action']): boolean;
  /** The table's action that closes a claim still open at the end of a record; null if none is. */
  closingAction(state: T['State']): T['Action'] | null;
}

/**
 * Refusals that games share, in order of precedence. A game may leave some out, and lists its own codes after them.
 */
export const commonCodes = ['bad-notation', 'game-over', 'not-your-turn', 'not-allowed'] as const;
export type CommonCode = (typeof commonCodes)[number];

/**
 * A moment after something has happened in which hosts with a clock hold some actions back, so that people can see it.
 * The rules ignore it: a log may hold actions at any time.
 */
export interface Calm<T extends GameTypes> {
  /** How long the count-in before several people begin at once lasts, in milliseconds. */
  readonly countIn: number;
  readonly milliseconds: number;
  /** Whether it begins with this event. */
  begins(event: T['Event']): boolean;
  /** Whether it holds this action back. */
  holds(action: T['Action']): boolean;
}

/**
 * A game, as pure functions over plain data. `codes` lists why an action can be refused; where several reasons apply,
 * the first in `codes` is given.
 */
export interface Game<T extends GameTypes> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether players take turns. False where all of them search at once: they can't have days for a move. */
  readonly hasTurns: boolean;
  readonly codes: readonly T['Code'][];
  /** Every table option, described once: forms, help, schemas and docs follow from it. */
  readonly options: TableOptions;
  /** Parses options. Missing ones have their default. */
  parseOptions(raw: unknown, seats: number): Result<T['Options'], Refusal<'bad-request'>>;
  /** All chance that is settled before the first move, spelled out. Online, nobody can look any of it up. */
  deal(options: T['Options'], seats: number, rng: Rng, place?: DealPlace): T['Chance'];
  setup(options: T['Options'], seats: number, chance: T['Chance']): T['State'];
  status(state: T['State']): Status;
  /** Whether all viewers see the same with these options: their views differ only in `viewer`. */
  sameViewForAll(options: T['Options']): boolean;
  /** What a viewer may know, and no more: the only way out of a state. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /**
   * A view as plain JSON, boards and moves in notation: what programs outside get; or only the fields in which it
   * differs from another.
   */
  writeView(view: T['View'], since?: T['View']): Readonly<Record<string, unknown>>;
  /** The view that was written; strict: an unknown field, a wrong value or an impossible shape is refused. */
  readView(raw: unknown): Result<T['View'], Refusal<'bad-request' | 'bad-notation'>>;
  /** Whether an action is allowed, from what the actor can see (for the table: what the seat it acts for can see). */
  check(view: T['View'], actor: Actor, action: T['Action']): Result<T['Action'], Refusal<T['Code']>>;
  legal(view: T['View'], seat: Seat): LegalActions<T['Action']>;
  /**
   * What a seat is asked now, as a short text. As long as the key stays the same, an answer still fits, whatever the
   * others did meanwhile. An answer to another prompt is stale, even where it would be legal again.
   */
  promptKey(view: T['View'], seat: Seat): string;
  /**
   * What players learn from an event, with these options. Among people, only a move whose events reveal `nothing` can
   * be taken back; a person who plays bots alone may take back a draw, too.
   */
  reveals(event: T['Event'], options: T['Options']): Revealed;
  /**
   * The table's possible actions: the draws that are due or, with a key, what may follow when that timer runs out.
   * The host picks one, each equally likely. Empty for a timer that does not run or is not listed.
   */
  tableActions(state: T['State'], timerKey?: string): readonly T['Action'][];
  apply(state: T['State'], actor: Actor, action: T['Action']): Result<Transition<T>, Refusal<T['Code']>>;
  /** An action as text, without its actor: `e5`. `formatEntry` adds the actor. */
  formatAction(action: T['Action']): string;
  /**
   * Parses an action that is written under a seat or `*`. Some actions that are written under a seat are the table's
   * (`flag`): see `tableTarget`. `check` refuses them to the seat.
   */
  parseAction(text: string, who: Seat | '*'): Result<T['Action'], Refusal<'bad-notation'>>;
  /**
   * For an action of the table: the seat it is done to, or `*` for nobody in particular. Null for an action of a seat.
   */
  tableTarget(action: T['Action']): Seat | '*' | null;
  readonly record: RecordFormat<T>;
  /** Left out if people can follow without it. */
  readonly calm?: Calm<T>;
  /** Whether players may have hints by these options; left out where they always may. */
  allowsHints?(options: T['Options']): boolean;
  /** The board, reduced for a small picture. Left out where there is no square board. */
  picture?(view: T['View']): BoardPicture;
}
