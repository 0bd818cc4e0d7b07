/** The numbers that the bots of the race play by, what they mean and how they were found. */

import type { RaceView } from '@riverstone/rules/kakuro-race';
import type { Level } from '../core/levels.js';
import type { TileValues } from './claims/tile-values.js';

/** The share of a clock that is used at the most by whoever knows that it runs. */
export const IN_TIME = 0.95;

/** The plain player: half of all searches take longer than this, in seconds, plus so much for each tile. */
export const PLAIN_TEMPO = { line: 25, tile: 12, none: 45, layingOut: 3, spread: 0.5 } as const;

/** By how much everything is noticed sooner where the hourglass runs from the start: alone, and in sealed games. */
export const HURRY = 0.7;

/** What somebody sees of a field, and how soon. */
export interface RacePerception {
  /** The median time in seconds until one certain line of two numbers that needs no tile is noticed. */
  readonly typical: number;
  /** How much longer it takes for each number more. */
  readonly number: number;
  /** How much longer for each Sum square, each changed number and each repetition. */
  readonly cover: number;
  readonly change: number;
  readonly repetition: number;
  /** How much longer for a column than for a row. */
  readonly down: number;
  /** How far lines differ from each other, and markers as a whole: deviations of the logarithm. */
  readonly lineSpread: number;
  readonly markerSpread: number;
  /** Lines that need more tiles or have more numbers are never seen. */
  readonly mostTiles: number;
  readonly longest: number;
}

/** How a level that takes what it sees plays. */
export interface RaceProfile {
  readonly perception: RacePerception;
  /** After so many seconds (median) it says none. */
  readonly patience: number;
  /** What a tile is worth to it, in points; a line is taken if it is worth more than `least` after that. */
  readonly tilePrice: number;
  readonly least: number;
  /** Having noticed a line that will do, it looks on until so many times as long, and takes the best then. */
  readonly lingers: number;
  /**
   * How likely it is, for a marker, that it takes a line that it has miscounted for a valid one, where it counts for
   * itself.
   */
  readonly miscounts: number;
  /** Seconds to lay out, the median. */
  readonly layingOut: number;
}

/**
 * The levels below master. The times of the eyes were set so that, in games of two, the median of a call is about 46,
 * 35 and 23 seconds (a plain player takes about 40, master 10), and of the markers that can be solved about 70 %, 90 %
 * and nearly all are found. Levels also differ in what they find hard. A novice sees what costs nothing or one tile,
 * mostly covers; a strong player knows what tiles are worth, and does not take the first line at any price.
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

/** How long master takes, in seconds: a line, each tile, the word that there is none, laying out; all medians. */
export const MASTER_TEMPO = { line: 9, tile: 1.5, none: 25, layingOut: 3, spread: 0.4 } as const;

/**
 * The tile values of the playout player, alone: found by a random walk on 2,000 deals, which it plays to 71.5 points on
 * average; whoever takes the most points comes to 47. Nothing is too dear for it: three markers set aside end the game.
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
 * The same with an opponent: found by a random walk on 600 deals, against one who takes the most points and against the
 * walk's own beginning; wins 78 % and 60 % of them. Silver counts for less here, since it is everybody's, and tiles for
 * more, since they come only after odd markers. In sealed games nothing better was found.
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
 * and 30 % against three who play as if there were two. Points now count for more: the next marker is hardly ever one's
 * own.
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
  /** How everybody plays on in rollouts, and what a claim is worth at first sight. */
  readonly tileValues: TileValues;
  /** About how many claims are weighed. */
  readonly candidates: number;
  /** First sight counts as much as so many futures. */
  readonly priorFutures: number;
}

const ALONE: SearchPlan = { tileValues: SOLO_TILE_VALUES, candidates: 24, priorFutures: 60 };
const AGAINST_ONE: SearchPlan = { tileValues: PAIR_TILE_VALUES, candidates: 12, priorFutures: 60 };
const AGAINST_SEVERAL: SearchPlan = { tileValues: CROWD_TILE_VALUES, candidates: 12, priorFutures: 60 };

/**
 * With fewer markers to come, first sight, which saves tiles for later, counts for less, and for nothing at the last
 * one.
 */
const MARKERS_TO_SAVE_FOR = 10;

/** How master searches at this table. */
export function searchPlan({ tiles, markersLeft }: Pick<RaceView, 'tiles' | 'markersLeft'>): SearchPlan {
  const plan = tiles.length === 1 ? ALONE : tiles.length === 2 ? AGAINST_ONE : AGAINST_SEVERAL;
  const share = Math.min(1, markersLeft.length / MARKERS_TO_SAVE_FOR);
  return { ...plan, priorFutures: plan.priorFutures * share };
}

/**
 * How many searches of the playout player master spends on a marker when nobody limits it: about 5 microseconds each.
 */
export const MASTER_NODES = 24_000;
/** The share of it that goes into whether to call at all; the rest is spent when the line is laid out. */
export const CALL_SHARE = 0.2;

/** How many searches go into an assessment, all seats together, when nobody limits it. */
export const ASSESS_NODES = 8_000;
/** How many futures a forecast samples. */
export const FORECAST_FUTURES = 60;
