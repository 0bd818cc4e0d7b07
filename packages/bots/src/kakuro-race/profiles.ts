/** The numbers of the bots of the race: what they mean, and how they were found. */

import type { RaceView } from '@riverstone/rules/kakuro-race';
import type { Level } from '../core/levels.js';
import type { TileValues } from './claims/tile-values.js';

/** The largest share of a running clock that a bot uses. */
export const MAX_CLOCK_SHARE = 0.95;

/** The plain bot: the median time of a search in seconds, and the extra time for each tile. */
export const PLAIN_TEMPO = { line: 25, tile: 12, none: 45, layingOut: 3, spread: 0.5 } as const;

/** How much sooner lines are noticed when the hourglass runs from the start: in solo and sealed games. */
export const HURRY_FACTOR = 0.7;

/** What a bot sees of a field, and how soon. */
export interface RacePerception {
  /** The median time in seconds until a given line of two numbers that needs no tile is noticed. */
  readonly typical: number;
  /** The factor for each further number. */
  readonly number: number;
  /** The factors for each Sum square, each changed number and each repetition. */
  readonly cover: number;
  readonly change: number;
  readonly repetition: number;
  /** The factor for a column. */
  readonly down: number;
  /** The deviations of the logarithm of the time, between lines and between markers. */
  readonly lineSpread: number;
  readonly markerSpread: number;
  /** Lines that need more tiles or have more numbers are never seen. */
  readonly mostTiles: number;
  readonly longest: number;
}

/** A level that takes the first acceptable line that it sees. */
export interface RaceProfile {
  readonly perception: RacePerception;
  /** The median time in seconds after which it says none. */
  readonly patience: number;
  /** The value of a tile in points. A line is taken if its points minus the tiles are more than `least`. */
  readonly tilePrice: number;
  readonly least: number;
  /** After the first acceptable line it looks on until this many times as long, and then takes the best. */
  readonly lingers: number;
  /** The chance per marker that it takes a miscounted line for a valid one, where players count for themselves. */
  readonly miscounts: number;
  /** The median time to lay out, in seconds. */
  readonly layingOut: number;
}

/**
 * The levels below master. The times were set so that, in games of two, the median of a call is about 46, 35 and 23
 * seconds (plain takes about 40, master 10), and about 70 %, 90 % and nearly all of the markers that can be solved are
 * found. Levels also differ in what they find hard. A novice sees what costs at most one tile, mostly Sum squares;
 * strong knows the value of tiles, and does not take the first line at any price.
 */
export const levelProfiles: Readonly<Record<Exclude<Level, 'master'>, RaceProfile>> = {
  novice: {
    perception: {
      typical: 35,
      number: 1.25,
      cover: 1.6,
      change: 2.5,
      repetition: 1.5,
      down: 1.3,
      lineSpread: 0.6,
      markerSpread: 0.35,
      mostTiles: 1,
      longest: 5,
    },
    patience: 110,
    tilePrice: 0,
    least: 0,
    lingers: 1,
    miscounts: 0.05,
    layingOut: 8,
  },
  casual: {
    perception: {
      typical: 28,
      number: 1.15,
      cover: 1.4,
      change: 1.9,
      repetition: 1.3,
      down: 1.2,
      lineSpread: 0.6,
      markerSpread: 0.35,
      mostTiles: 2,
      longest: 6,
    },
    patience: 100,
    tilePrice: 1,
    least: -1,
    lingers: 1.2,
    miscounts: 0.02,
    layingOut: 6,
  },
  strong: {
    perception: {
      typical: 16,
      number: 1.08,
      cover: 1.25,
      change: 1.5,
      repetition: 1.2,
      down: 1.1,
      lineSpread: 0.6,
      markerSpread: 0.35,
      mostTiles: 4,
      longest: 8,
    },
    patience: 95,
    tilePrice: 3,
    least: -5,
    lingers: 1.7,
    miscounts: 0.005,
    layingOut: 4,
  },
};

/** The median times of master in seconds: for a line, for each tile, to say none, to lay out. */
export const MASTER_TEMPO = { line: 9, tile: 1.5, none: 25, layingOut: 3, spread: 0.4 } as const;

/**
 * The tile values of the playout player in solo games: found by a random walk on 2,000 deals, where it scores 71.5
 * points on average; always taking the most points scores 47. No price is too high: three unsolved markers end the
 * game.
 */
export const SOLO_TILE_VALUES: TileValues = {
  double: 3.07,
  exchange: 3.79,
  newNumber: 2.86,
  plenty: 0.135,
  silver: 0.77,
  cover: 0.61,
  least: -99,
};

/**
 * The same with one opponent: found by a random walk on 600 deals, against a player who takes the most points (wins
 * 78 %) and against the start of the walk (wins 60 %). Silver counts less here, because everybody can use it, and tiles
 * count more, because they come only after odd markers. For sealed games nothing better was found.
 */
const PAIR_TILE_VALUES: TileValues = {
  double: 3.5,
  exchange: 4.2,
  newNumber: 3.4,
  plenty: 0.09,
  silver: 0.17,
  cover: 0.4,
  least: -5,
};

/**
 * The same at a larger table: found on 250 deals for four, where it wins 36 % against three who take the most points,
 * and 30 % against three with the values for two players. Points count more, because the next marker usually goes to
 * somebody else.
 */
const CROWD_TILE_VALUES: TileValues = {
  double: 3.4,
  exchange: 3.2,
  newNumber: 2.3,
  plenty: 0.12,
  silver: -0.25,
  cover: 0.08,
  least: -8,
};

/** How master searches at a table. */
export interface SearchPlan {
  /** How everybody plays in playouts. Also used for the first estimate of a claim. */
  readonly tileValues: TileValues;
  /** About how many claims are compared. */
  readonly candidates: number;
  /** The first estimate counts as much as this many futures. */
  readonly priorFutures: number;
}

const ALONE: SearchPlan = { tileValues: SOLO_TILE_VALUES, candidates: 24, priorFutures: 60 };
const AGAINST_ONE: SearchPlan = { tileValues: PAIR_TILE_VALUES, candidates: 12, priorFutures: 60 };
const AGAINST_SEVERAL: SearchPlan = { tileValues: CROWD_TILE_VALUES, candidates: 12, priorFutures: 60 };

/**
 * With fewer markers to come the first estimate, which saves tiles for later, counts less; at the last marker it counts
 * nothing.
 */
const MARKERS_TO_SAVE_FOR = 10;

/** How master searches at this table. */
export function searchPlan({ tiles, markersLeft }: Pick<RaceView, 'tiles' | 'markersLeft'>): SearchPlan {
  const plan = tiles.length === 1 ? ALONE : tiles.length === 2 ? AGAINST_ONE : AGAINST_SEVERAL;
  const share = Math.min(1, markersLeft.length / MARKERS_TO_SAVE_FOR);
  return { ...plan, priorFutures: plan.priorFutures * share };
}

/** The default limit of master for a marker, in searches of the playout player of about 5 microseconds each. */
export const MASTER_NODES = 24_000;
/** The share of the limit for the decision to call; the rest is for laying out the line. */
export const CALL_SHARE = 0.2;

/** The default limit of an assessment, for all seats together, in searches. */
export const ASSESS_NODES = 8_000;
/** How many futures a forecast samples. */
export const FORECAST_FUTURES = 120;
/** How many markers of so many players leave unsolved, before a game has shown how good its players are. */
export const usualMisses = { unsolved: 1.5, markers: 7 } as const;
