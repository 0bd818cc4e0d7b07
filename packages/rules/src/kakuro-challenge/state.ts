/** The types of Kakuro Challenge: chance, state, actions and events. */

import type { Seat } from '../core/game.js';
import type { Square } from '../core/grid.js';
import { type Rng, shuffled } from '../core/rng.js';
import { type Board, COPIES, emptyBoard, RED, SIZE, type Side, TILES } from './board/board.js';
import type { Kakuro } from './board/kakuro.js';
import type { Placement } from './board/placement.js';
import type { ClaimTruth } from './claim.js';
import { type ChallengeOptions, stoneSquares } from './options.js';

/** All chance of a game: who begins, and the 72 digits in the order they leave the bag. */
export interface ChallengeChance {
  readonly first: Seat;
  readonly tiles: readonly number[];
}

/** The last move, as everybody saw it. */
export interface LastMove extends Placement {
  readonly seat: Seat;
  /** Made by the table when the mover's time was up. */
  readonly byClock: boolean;
  /** The credited points; 0 after an upheld challenge, and after a wrong flip in a strict game. */
  readonly credited: number;
}

/** A claim that may still be challenged, and the truth about it, which nobody may see yet. */
export interface OpenClaim {
  readonly seat: Seat;
  readonly claim: number;
  readonly truth: ClaimTruth;
  /** After the last placement: the opponents who let it stand. */
  readonly accepted: readonly Seat[];
}

export interface ChallengeState {
  readonly options: Omit<ChallengeOptions, 'first'>;
  readonly board: Board;
  /** Each seat's tiles, two or fewer. */
  readonly hands: readonly (readonly number[])[];
  /** The tiles in the bag, in the order they will be drawn. */
  readonly bag: readonly number[];
  readonly scores: readonly number[];
  /** Whose turn it is; after the last placement, the seat whose turn it would be. */
  readonly turn: Seat;
  /** Null until the first placement. */
  readonly last: LastMove | null;
  /** Null when nothing can be challenged. */
  readonly open: OpenClaim | null;
}

export type ChallengeAction =
  | ({ readonly type: 'place' /** Null but in claim games. */; readonly claim: number | null } & Placement)
  | { readonly type: 'challenge' }
  | { readonly type: 'accept' }
  /** The table moves for a seat whose time is up. */
  | {
      readonly type: 'place-by-clock';
      readonly seat: Seat;
      readonly digit: number;
      readonly side: Side;
      readonly square: Square;
    }
  /** The table takes the result: nobody challenged the last claim in time. */
  | { readonly type: 'close' };

export type ChallengeEvent =
  | {
      readonly type: 'placed';
      readonly move: LastMove;
      /** Null while their truth is nobody's to know. */
      readonly kakuros: readonly Kakuro[] | null;
      /** Strict games: the wrongly flipped tiles, which have turned back. Empty in other games. */
      readonly turnedBack: readonly Square[];
    }
  | { readonly type: 'drew'; readonly seat: Seat }
  | {
      readonly type: 'challenged';
      readonly seat: Seat;
      readonly mover: Seat;
      readonly upheld: boolean;
      readonly truth: ClaimTruth;
      readonly penalty: number;
    }
  | { readonly type: 'accepted'; readonly seat: Seat }
  | { readonly type: 'claim-stood'; readonly seat: Seat; readonly claim: number; readonly truth: ClaimTruth }
  | { readonly type: 'ended'; readonly scores: readonly number[]; readonly winners: readonly Seat[] };

const HAND = 2;

/** Every tile: 8 of each digit. */
export const allTiles: readonly number[] = Array.from({ length: TILES }, (_, index) => 1 + Math.floor(index / COPIES));

/** Shuffles the bag and, unless the options name a seat, draws who begins. */
export function deal(options: ChallengeOptions, seats: number, rng: Rng): ChallengeChance {
  const tiles = shuffled(allTiles, rng);
  return { first: options.first === 'lot' ? rng.below(seats) : options.first, tiles };
}

/** Lays the river stones and gives every seat two tiles. */
export function setup(options: ChallengeOptions, seats: number, chance: ChallengeChance): ChallengeState {
  const { first: _first, ...kept } = options;
  const { stones } = kept;
  const board = [...emptyBoard];
  for (const [index, square] of stoneSquares(stones).entries()) {
    const isCentre = index === 2;
    board[square] = (chance.tiles[index] as number) + (isCentre ? RED : 0);
  }
  const handsFrom = stones.length;
  const hands = Array.from({ length: seats }, (_, seat) =>
    chance.tiles.slice(handsFrom + seat * HAND, handsFrom + (seat + 1) * HAND),
  );
  return {
    options: kept,
    board,
    hands,
    bag: chance.tiles.slice(handsFrom + seats * HAND),
    scores: hands.map(() => 0),
    turn: chance.first,
    last: null,
    open: null,
  };
}

/** Whether every tile is on the board. */
export function allPlaced(state: Pick<ChallengeState, 'hands'>): boolean {
  return state.hands.every((hand) => hand.length === 0);
}

/** The number of tiles on the board. */
export function tilesOn(board: Board): number {
  let count = 0;
  for (let square = 0; square < SIZE * SIZE; square++) if (board[square] !== 0) count++;
  return count;
}
