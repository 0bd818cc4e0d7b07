/** Plays one marker of a table on again and again: what a claim, or letting the marker go, leads to. */

import type { Rng, Seat } from '@riverstone/rules';
import type { RaceView } from '@riverstone/rules/kakuro-race';
import type { Candidate } from './claims/candidates.js';
import { searchPlan } from './profiles.js';
import { FastTable, kindOf } from './simulation/fast-table.js';
import { Future, isMissed, NOBODY, type PlayoutSettings, playOn, solve } from './simulation/futures.js';

/** Scratch table: each playout starts from a copy of the position in it. Shared, because playouts never overlap. */
const playoutTable = new FastTable();

/** The top bit of a lot breaks ties; the other bits decide who looks first. */
const TIE_BIT = 31;

/** Plays on from the current position. `nextFuture` changes the future. */
export class Playouts {
  readonly #now = new FastTable();
  readonly #future: Future;
  readonly #settings: PlayoutSettings;
  readonly #marker: number;
  /** Who sits out, as bits. */
  readonly #out: number;
  /** Whether another seat has sealed before this one, and so wins a tie. */
  readonly #hasEarlierSeal: boolean;

  constructor(
    view: RaceView,
    private readonly seat: Seat,
    rng: Rng,
    missRate = 0,
  ) {
    playoutTable.searches = 0;
    this.#now.load(view, view.tiles);
    this.#now.unsolved = view.unsolved.length;
    for (const [each, score] of view.status.scores.entries()) this.#now.scores[each] = score;
    this.#future = new Future(view.markersLeft, view.pileLeft.map(kindOf), rng);
    const { tileValues } = searchPlan(view);
    this.#settings = { tileValuesBySeat: view.tiles.map(() => tileValues), sealed: view.options.sealed, missRate };
    this.#marker = view.round?.marker ?? 0;
    this.#out = (view.round?.out ?? []).reduce((bits, each) => bits | (1 << each), 0);
    this.#hasEarlierSeal = view.round?.sealed.some((other) => other !== seat) ?? false;
  }

  /** Another order of what is face down, from now on. */
  nextFuture(): void {
    this.#future.shuffle();
  }

  /** The same future at every moment of a game; see `Future.setTo`. */
  commonFuture(number: number): void {
    this.#future.setTo(number, this.#marker);
  }

  /**
   * The final lead over the best of the others (in a solo game: the points) after a claim, or after letting the marker
   * go.
   */
  lead(candidate: Candidate | null): number {
    playoutTable.copy(this.#now);
    playOn(playoutTable, this.#future, this.#marker, this.#close(candidate), this.#settings);
    return leadOf(playoutTable, this.seat);
  }

  /** The final scores if everybody keeps searching; valid until the next call. Markers are missed at the given rate. */
  scores(): Int32Array {
    playoutTable.copy(this.#now);
    const finder = isMissed(this.#lot, this.#settings)
      ? NOBODY
      : solve(playoutTable, this.#marker, this.#lot, this.#settings, this.#out, 0);
    playOn(playoutTable, this.#future, this.#marker, finder, this.#settings);
    return playoutTable.scores;
  }

  /** The work done since the last call. */
  takeSearches(): number {
    const { searches } = playoutTable;
    playoutTable.searches = 0;
    return searches;
  }

  get #lot(): number {
    return this.#future.lots[this.#future.lots.length - 1] as number;
  }

  /** The finder of the marker that is open. */
  #close(candidate: Candidate | null): number {
    const absent = this.#out | (1 << this.seat);
    if (candidate === null) return solve(playoutTable, this.#marker, this.#lot, this.#settings, absent, 0);
    if (this.#settings.sealed) {
      const losesTie = this.#hasEarlierSeal || this.#lot >>> TIE_BIT === 1;
      const least = losesTie ? candidate.points : candidate.points + 1;
      const winner = solve(playoutTable, this.#marker, this.#lot, this.#settings, absent, least);
      if (winner !== NOBODY) return winner;
    }
    playoutTable.apply(this.seat, candidate.claim);
    return this.seat;
  }
}

function leadOf({ scores, seats }: FastTable, seat: Seat): number {
  let rival = seats === 1 ? 0 : Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat) rival = Math.max(rival, scores[other] as number);
  return (scores[seat] as number) - rival;
}
