/** The types of the race: chance, state, actions and events. */

import type { Seat } from '../core/game.js';
import { type Rng, shuffled } from '../core/rng.js';
import type { ClaimCode } from './claim.js';
import type { ActionTile, Claim, Line, RaceField } from './field.js';
import type { RaceOptions } from './options.js';

/** All chance of a game. */
export interface RaceChance {
  /** 72 digits: the field in board order, then the 8 spare ones. */
  readonly tiles: readonly number[];
  /** All markers in the order they are turned up. */
  readonly markers: readonly number[];
  /** The pile after every player took a Double, in the order it is drawn. */
  readonly actions: readonly ActionTile[];
}

/** A claim that was sealed, or (null) the word that there is none. */
export interface Sealed {
  readonly seat: Seat;
  readonly claim: Claim | null;
}

/** The search for one marker. */
export interface Round {
  readonly marker: number;
  /** Counts the markers turned up, from 1. */
  readonly number: number;
  /** The seats that sit out until the next marker. */
  readonly out: readonly Seat[];
  /** Who says that there is none; nobody in a sealed game, where that is sealed like a claim. */
  readonly none: readonly Seat[];
  /** Whether the hourglass was started. It pauses while a call is open; in a solo game nothing pauses it. */
  readonly hourglass: boolean;
  /** The seat that has called and must lay a line out; null when no call is open, and in solo games. */
  readonly caller: Seat | null;
  /** How many calls there have been. */
  readonly calls: number;
  /** Sealed games: the seals, in order. */
  readonly sealed: readonly Sealed[];
}

/** A line that was scored, and the marker laid at its start. */
export interface ScoredLine extends Line {
  readonly marker: number;
}

export interface RaceState {
  readonly options: Omit<RaceOptions, 'markers' | 'actions'>;
  readonly field: RaceField;
  readonly scored: readonly ScoredLine[];
  /** Each seat's Action tiles, in the order they came. */
  readonly tiles: readonly (readonly ActionTile[])[];
  readonly scores: readonly number[];
  /** The markers set aside unsolved. */
  readonly unsolved: readonly number[];
  /** Null when the game is over. */
  readonly round: Round | null;
  /** The markers still face down, in order. */
  readonly markers: readonly number[];
  /** The Action tiles still face down, in order. */
  readonly pile: readonly ActionTile[];
  /** The 8 Number tiles that were put away. */
  readonly spare: readonly number[];
}

export type RaceAction =
  | { readonly type: 'call' }
  | { readonly type: 'claim'; readonly claim: Claim }
  | { readonly type: 'withdraw' }
  | { readonly type: 'none' }
  | { readonly type: 'none-back' }
  | { readonly type: 'seal'; readonly claim: Claim }
  /** The table: the hourglass has run out. */
  | { readonly type: 'sand' }
  /** The table: the caller's time to lay out has run out. */
  | { readonly type: 'late'; readonly seat: Seat };

/** What only the table does. */
export type RaceTableAction = RaceAction & { readonly type: 'sand' | 'late' };
/** What only a seat does. */
export type RaceSeatAction = Exclude<RaceAction, RaceTableAction>;

export function isTableAction(action: RaceAction): action is RaceTableAction {
  return action.type === 'sand' || action.type === 'late';
}

/** Why a call came to nothing. */
export type WrongCall = ClaimCode | 'withdrawn' | 'late';

/** The result of a sealed claim when it was opened. */
export interface OpenedSeal {
  readonly seat: Seat;
  readonly claim: Claim | null;
  /** Its points, 0 when it is void or there is none. */
  readonly points: number;
  /** Why it is void; null when it is valid, or when there is none. */
  readonly void: ClaimCode | null;
}

export type RaceEvent =
  | { readonly type: 'marker-turned'; readonly marker: number; readonly number: number }
  | { readonly type: 'called'; readonly seat: Seat }
  | { readonly type: 'wrong-call'; readonly seat: Seat; readonly reason: WrongCall; readonly claim: Claim | null }
  | { readonly type: 'said-none'; readonly seat: Seat }
  | { readonly type: 'took-none-back'; readonly seat: Seat }
  | { readonly type: 'hourglass-started' }
  | { readonly type: 'sealed'; readonly seat: Seat }
  | { readonly type: 'seals-opened'; readonly seals: readonly OpenedSeal[] }
  | {
      readonly type: 'solved';
      readonly seat: Seat;
      readonly marker: number;
      readonly claim: Claim;
      readonly points: number;
    }
  | { readonly type: 'unsolved'; readonly marker: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly tile: ActionTile }
  | { readonly type: 'ended'; readonly scores: readonly number[]; readonly winners: readonly Seat[] };

/** The field has 64 of the 72 Number tiles. */
const FIELD = 64;
const COPIES = 8;
export const allTiles: readonly number[] = Array.from({ length: 72 }, (_, index) => 1 + Math.floor(index / COPIES));

/** Shuffles Number tiles, markers and the pile. */
export function deal(options: RaceOptions, seats: number, rng: Rng): RaceChance {
  return {
    tiles: shuffled(allTiles, rng),
    markers: shuffled(options.markers, rng),
    actions: shuffled(pileAfterDoubles(options.actions, seats), rng),
  };
}

/** The Action tiles that are left when every seat has taken a Double. */
export function pileAfterDoubles(actions: readonly ActionTile[], seats: number): ActionTile[] {
  const rest = [...actions];
  for (let seat = 0; seat < seats; seat++) rest.splice(rest.indexOf('d'), 1);
  return rest;
}

/** How many Action tiles each seat draws in addition to its Double. */
function extraTiles(seats: number): number {
  return seats === 1 ? 3 : seats === 2 ? 2 : 1;
}

/** Fills the field, gives every seat its Action tiles and turns up the first marker. */
export function setup(options: RaceOptions, seats: number, chance: RaceChance): RaceState {
  const { markers: _markers, actions: _actions, ...kept } = options;
  const [marker, ...markers] = chance.markers;
  const dealt = Math.min(seats * extraTiles(seats), chance.actions.length);
  const tiles = Array.from({ length: seats }, (_, seat): ActionTile[] => [
    'd',
    ...chance.actions.slice(0, dealt).filter((_, index) => index % seats === seat),
  ]);
  return {
    options: kept,
    field: chance.tiles.slice(0, FIELD),
    scored: [],
    tiles,
    scores: tiles.map(() => 0),
    unsolved: [],
    round: newRound(kept, seats, marker as number, 1),
    markers,
    pile: chance.actions.slice(dealt),
    spare: chance.tiles.slice(FIELD),
  };
}

/** A marker just turned up. Alone, and in sealed games, the hourglass starts with it. */
export function newRound(options: RaceState['options'], seats: number, marker: number, number: number): Round {
  const hourglass = options.sealed || (seats === 1 && !options.untimed);
  return { marker, number, out: [], none: [], hourglass, caller: null, calls: 0, sealed: [] };
}

/**
 * Whether one player plays alone, with nobody to call before.
 * @example isSolo({ tiles: [['d', 'x']] }) // => true
 */
export function isSolo({ tiles }: Pick<RaceState, 'tiles'>): boolean {
  return tiles.length === 1;
}

/** The seats that still search for the marker. */
export function searching(round: Pick<Round, 'out'>, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !round.out.includes(seat));
}
