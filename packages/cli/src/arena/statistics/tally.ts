/** The running totals of a contest: for each contender and measure, one value per deal. */

import type { ArenaGame, PlayedDeal } from '../plan.js';
import { FaultLog } from '../programs/faults.js';
import { meanOf } from './statistics.js';

/** The measures of one contender, each a mean over the games of a deal. */
export interface Measures {
  /** The share of wins; a shared win counts in parts. */
  readonly shares: number[];
  readonly points: number[];
  /** Own points minus the mean of the others' points. */
  readonly margins: number[];
  /** 1 is first; equal scores share a place. */
  readonly places: number[];
}

/** Games won alone, shared, and lost. */
export interface GameCounts {
  won: number;
  shared: number;
  lost: number;
}

export class Tally {
  readonly faults = new FaultLog();
  readonly measures: readonly Measures[];
  readonly games: readonly GameCounts[];
  deals = 0;
  gamesPlayed = 0;

  constructor(contenders: number) {
    const each = Array.from({ length: contenders });
    this.measures = each.map(() => ({ shares: [], points: [], margins: [], places: [] }));
    this.games = each.map(() => ({ won: 0, shared: 0, lost: 0 }));
  }

  add({ games, faults }: PlayedDeal): void {
    this.deals++;
    this.gamesPlayed += games.length;
    this.faults.merge(faults);
    for (const [contender, { shares, points, margins, places }] of this.measures.entries()) {
      const results = games.map((game) => resultOf(game, contender));
      shares.push(meanOf(results.map(({ share }) => share)));
      points.push(meanOf(results.map((result) => result.points)));
      margins.push(meanOf(results.map(({ margin }) => margin)));
      places.push(meanOf(results.map(({ place }) => place)));
      for (const { share } of results) this.#count(contender, share);
    }
  }

  #count(contender: number, share: number): void {
    const games = this.games[contender] as GameCounts;
    if (share > 1 - 1e-9) games.won++;
    else if (share > 0) games.shared++;
    else games.lost++;
  }
}

interface Result {
  readonly share: number;
  readonly points: number;
  readonly margin: number;
  readonly place: number;
}

/** The measures of one game for a contender, over all of its seats. */
function resultOf({ seating, scores, winners }: ArenaGame, contender: number): Result {
  const own = [...seating.keys()].filter((seat) => seating[seat] === contender);
  const points = meanOf(own.map((seat) => scores[seat] as number));
  const others = scores.filter((_, seat) => !own.includes(seat));
  return {
    share: own.filter((seat) => winners.includes(seat)).length / winners.length,
    points,
    margin: others.length === 0 ? 0 : points - meanOf(others),
    place: meanOf(own.map((seat) => placeOf(scores, seat))),
  };
}

function placeOf(scores: readonly number[], seat: number): number {
  const mine = scores[seat] as number;
  const better = scores.filter((score) => score > mine).length;
  const equal = scores.filter((score) => score === mine).length - 1;
  return 1 + better + equal / 2;
}
