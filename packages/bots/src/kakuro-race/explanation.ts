/** Why a bot of the race did what it did, as data that a page can put into words. */

/** What a claim brings and takes; every explanation about a claim has it. */
interface ClaimFigures {
  /** Number tiles in the line, which are its points. */
  readonly points: number;
  /** Action tiles spent. */
  readonly tiles: number;
}

/** What came of thinking ahead. */
interface Forecast {
  /** The lead over the best of the others that is expected in the end; alone, the points. */
  readonly worth: number;
  /** In how many random futures it was tried. */
  readonly futures: number;
  /** How many claims were compared. */
  readonly considered: number;
}

export type RaceExplanation =
  /** No claim has more points, and none with as many takes fewer tiles. */
  | ({ readonly code: 'most-points' } & ClaimFigures)
  /** The only line that was noticed, and would do, in so many seconds; or the best of several by its own lights. */
  | ({
      readonly code: 'first-noticed' | 'best-noticed';
      readonly seconds: number;
      readonly noticed: number;
    } & ClaimFigures)
  /** It believes that the line adds up; in truth this is its sum, and so many repetitions lack a Double. */
  | ({ readonly code: 'miscounted'; readonly sum: number; readonly repetitions: number } & ClaimFigures)
  /** Of the claims compared, this one promises most in the end. */
  | ({ readonly code: 'worthiest' } & ClaimFigures & Forecast)
  /**
   * There was no time to think ahead: points less the price of tiles and of silver that turns red, `value`, speak for
   * it.
   */
  | ({ readonly code: 'first-sight'; readonly value: number; readonly considered: number } & ClaimFigures)
  /** There are claims (the worthiest is described), but letting the marker go promises more: `worth`. */
  | ({ readonly code: 'not-worth-it' } & ClaimFigures & Forecast)
  /** Nothing that would do was noticed in so many seconds. */
  | { readonly code: 'none-noticed'; readonly seconds: number }
  /** It is proven that there is no claim. */
  | { readonly code: 'none-exists' };
