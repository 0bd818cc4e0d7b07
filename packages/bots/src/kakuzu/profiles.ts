/** The numbers of the bots of Kakuzu: what they mean, and how they were found. */

/**
 * What a bot that plays like a person sees and overlooks. All are chances from 0 to 1, drawn again for each occasion.
 */
export interface SightProfile {
  /** Overlooks that a row or column has a digit already, for each row or column and digit. */
  readonly overlooksLine: number;
  /** The same for a box. */
  readonly overlooksBox: number;
  /** Counts the places of a digit in a box, for each box. */
  readonly countsBox: number;
  /** Counts the places of a digit in a row or column, for each of them. */
  readonly countsLine: number;
  /** Counts the digits that a square allows, for each square. */
  readonly countsSquare: number;
  /** Draws conclusions from conclusions (the places of a digit within a band, pairs, the last square of a digit). */
  readonly reasons: number;
  /** Compares stones that look equally sure by all evidence, instead of taking any of them. */
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
  /** With at most this many squares that reasoning does not settle, all grids are listed at once. */
  fewOpen: 34,
  /** Otherwise the number of grids is estimated first, by this many descents. */
  firstDescents: 48,
  /** If the estimate is at most this, all grids are listed. */
  exactGrids: 25_000,
  /** The listing is given up once it has used this share of the effort. */
  listing: 0.6,
  /** Without a listing, the most descents of the sample: the 95% half-width of a share is then about 0.02 at most. */
  mostDescents: 6_000,
} as const;

/**
 * How master looks ahead. It decides between nearly equal chances, no more: over 39 deals, without luck, it gained
 * 0.1 ± 0.3 stones a game over taking the likeliest stone. The strength comes from the odds.
 */
export const foresight = {
  /** The default limit, in nodes of about 50 microseconds each. */
  nodes: 1_400,
  /** The share of the nodes that is reserved for looking ahead. */
  reserve: 0.25,
  /** Only stones whose chance is at most this much below the likeliest are examined. */
  slack: 0.06,
  /** The most stones to examine if all grids are known. */
  candidates: 12,
  /** The most stones to examine if the grids are a sample. */
  sampledCandidates: 12,
  /** The most grids that each stone is examined on. */
  grids: 6_000,
  /**
   * How much of a turn's gain remains as an advantage at the end, because the others gain in the next turns too. In 60
   * games of master against itself the final margin was about half of the gain of the next turn, at most stages.
   */
  lastingShare: 0.5,
} as const;

/**
 * How games go on between equal players: 500 games of strong against itself for each variant and number of seats. The
 * tables have an entry for 0, 8, 16 ... 72 stones left.
 */
export interface ForecastNumbers {
  /** How many stones above an even share the seat in turn ends with. */
  readonly edge: readonly number[];
  /**
   * The deviation of a final score. What one seat gets another does not, so this is not the standard deviation of a
   * score but 1 / sqrt(2) of that of the difference between two seats. Winning chances are computed as if scores were
   * independent, and then the differences have the right deviation.
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
