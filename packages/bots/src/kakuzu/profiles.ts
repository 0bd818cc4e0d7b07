/** The numbers that make the players of Kakuzu what they are. */

/**
 * What somebody who thinks like a person sees and overlooks. All are chances from 0 to 1, drawn anew for each occasion.
 */
export interface SightProfile {
  /** To overlook that a row or a column has a digit already, for each row or column and digit. */
  readonly overlooksLine: number;
  /** The same for a box. */
  readonly overlooksBox: number;
  /** To count the places of a digit in a box, for each box. */
  readonly countsBox: number;
  /** To count the places of a digit in a row or a column, for each of them. */
  readonly countsLine: number;
  /** To count the digits that a square allows, for each square. */
  readonly countsSquare: number;
  /** To draw conclusions from conclusions (the places of a digit within a band, pairs, the last square of a digit). */
  readonly reasons: number;
  /** To compare what looks equally sure by all that speaks for it, rather than to take any. */
  readonly compares: number;
}

/**
 * Found with paired matches of 150 deals in each variant: each level wins 75 to 94% against the one below, most where
 * digits are announced, and strong about half of its games against plain.
 */
export const sightProfiles = {
  novice: {
    overlooksLine: 0.18,
    overlooksBox: 0.18,
    countsBox: 0.7,
    countsLine: 0.25,
    countsSquare: 0.25,
    reasons: 0,
    compares: 0,
  },
  casual: {
    overlooksLine: 0.08,
    overlooksBox: 0.08,
    countsBox: 0.9,
    countsLine: 0.4,
    countsSquare: 0.4,
    reasons: 0,
    compares: 0.1,
  },
  strong: {
    overlooksLine: 0.012,
    overlooksBox: 0.012,
    countsBox: 1,
    countsLine: 0.85,
    countsSquare: 0.85,
    reasons: 0.3,
    compares: 0.3,
  },
} as const satisfies Record<string, SightProfile>;

/**
 * How master gets to know the grids. Listing takes about half a microsecond a grid, a descent 20 to 90 microseconds.
 */
export const posteriorLimits = {
  /** With so few squares that are not settled by reasoning, all grids are listed without a second thought. */
  fewOpen: 34,
  /** Else so many descents tell about how many there are. */
  firstDescents: 48,
  /** Up to about so many all are listed, */
  exactGrids: 25_000,
  /** unless that takes more than this share of the effort; */
  listing: 0.6,
  /**
   * else so many descents are enough: no share then has a 95% half-width of much more than 0.02, twice that of a
   * quarter of them.
   */
  mostDescents: 6_000,
} as const;

/**
 * How master looks ahead. It is what comes after equal chances, no more: over 39 deals with luck taken out it brought
 * 0.1 ± 0.3 stones a game against taking the likeliest stone. The strength lies in the odds.
 */
export const foresight = {
  /** Nodes when nobody sets a limit, of about 50 microseconds each. */
  nodes: 1_400,
  /** Of these so many are kept for looking ahead. */
  reserve: 0.25,
  /** Only stones whose chance is at most so much below the likeliest are thought through, */
  slack: 0.06,
  /** and at most so many of them, */
  candidates: 12,
  /** where all grids are known; else at most so many, */
  sampledCandidates: 12,
  /** on at most so many grids. */
  grids: 6_000,
  /**
   * How much of what a turn brings remains an advantage at the end, as the next turns bring the others something too.
   * In 60 games of master against itself the margin to come was about half of what the turn to come brings, at most
   * stages.
   */
  keeps: 0.5,
} as const;

/**
 * How games go on between equals: 500 games of strong against itself for each variant and number of seats. The tables
 * have an entry for 0, 8, 16 ... 72 stones left.
 */
export interface ForecastNumbers {
  /** By how many stones the seat in turn ends above an even share. */
  readonly edge: readonly number[];
  /**
   * How far a final score may be off. What one seat gets another does not, so this is not the standard deviation of a
   * score by itself but 1 / sqrt(2) of that of the difference between two seats: taken as independent, as chances to
   * win are computed from it, the scores then differ by as much as they really do.
   */
  readonly spread: readonly number[];
  /** The share of the stones left that a lone player keeps. */
  readonly kept: readonly number[];
}

export const forecastNumbers: Readonly<Record<'bag' | 'same-digit' | 'announce', ForecastNumbers>> = {
  bag: {
    edge: [0, 0.53, 0.71, 0.54, 0.5, 0.31, 0.2, 0.14, -0.08, -0.11],
    spread: [0, 2.1, 3.5, 4.7, 5.6, 6.6, 7.4, 7.9, 8.3, 8.3],
    kept: [1, 0.99, 0.97, 0.96, 0.93, 0.9, 0.87, 0.83, 0.8, 0.76],
  },
  'same-digit': {
    edge: [0, 0.71, 0.83, 0.65, 0.63, 0.36, 0.24, 0.06, -0.1, -0.11],
    spread: [0, 3.3, 4.2, 4.7, 5.2, 5.5, 6, 6.4, 6.6, 6.8],
    kept: [1, 1, 0.99, 0.97, 0.96, 0.93, 0.9, 0.85, 0.81, 0.77],
  },
  announce: {
    edge: [0, 0.49, 0.51, 0.55, 0.36, 0.33, 0.26, 0.27, 0.09, 0.13],
    spread: [0, 1.7, 2.4, 3.1, 3.7, 4.3, 5.1, 5.7, 6.2, 6.6],
    kept: [1, 0.95, 0.93, 0.92, 0.9, 0.88, 0.86, 0.84, 0.82, 0.79],
  },
};

/** The spread with one to four seats, compared with two. */
export const spreadBySeats = [0.38, 1, 0.77, 0.68] as const;
