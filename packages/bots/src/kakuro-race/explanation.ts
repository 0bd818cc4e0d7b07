/** The explanations of bots of the race, as data that a page can put into words. */

/** The points and cost of a claim. Every explanation about a claim has them. */
interface ClaimFigures {
  /** Number tiles in the line, which are its points. */
  readonly points: number;
  /** Action tiles spent. */
  readonly tiles: number;
}

/** The result of looking ahead. */
interface Forecast {
  /** The expected final lead over the best of the others; in a solo game, the points. */
  readonly worth: number;
  /** The number of random futures. */
  readonly futures: number;
  /** How many claims were compared. */
  readonly considered: number;
}

export type RaceExplanation =
  /** No claim has more points, and none with as many takes fewer tiles. */
  | ({ readonly code: 'most-points' } & ClaimFigures)
  /** The only acceptable line that it noticed in that time, or the best of several by its own values. */
  | ({
      readonly code: 'first-noticed' | 'best-noticed';
      readonly seconds: number;
      readonly noticed: number;
    } & ClaimFigures)
  /** It miscounted: this is the true sum of the line, and the number of repetitions without a Double. */
  | ({ readonly code: 'miscounted'; readonly sum: number; readonly repetitions: number } & ClaimFigures)
  /** Of the compared claims, this one has the highest expected result. */
  | ({ readonly code: 'worthiest' } & ClaimFigures & Forecast)
  /** There was no time to look ahead. `value` is the points minus the price of tiles and of silver that turns red. */
  | ({ readonly code: 'first-sight'; readonly value: number; readonly considered: number } & ClaimFigures)
  /** There are claims (the best is described), but letting the marker go has a higher expected result: `worth`. */
  | ({ readonly code: 'not-worth-it' } & ClaimFigures & Forecast)
  /** It noticed no acceptable line in that time. */
  | { readonly code: 'none-noticed'; readonly seconds: number }
  /** It is proven that there is no claim. */
  | { readonly code: 'none-exists' };
