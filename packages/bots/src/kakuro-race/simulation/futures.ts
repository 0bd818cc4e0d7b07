/** Random futures of a game: what is face down in some order, with the playout player in every seat. */

import type { Rng } from '@riverstone/rules';
import { UNSOLVED_LIMIT } from '@riverstone/rules/kakuro-race';
import { SmallRng } from '../../core/small-rng.js';
import type { TileValues } from '../claims/tile-values.js';
import type { FastTable } from './fast-table.js';
import { PlayoutPlayer } from './playout-player.js';

/** One order of the markers and tiles that are face down, and a lot for each marker. */
export class Future {
  readonly markers: Int32Array;
  readonly pile: Int32Array;
  /** The last one is for the open marker. */
  readonly lots: Uint32Array;
  readonly #dice: SmallRng;

  /** Takes the markers and the kinds of the tiles. */
  constructor(markers: readonly number[], pile: readonly number[], rng: Rng) {
    this.markers = Int32Array.from(markers);
    this.pile = Int32Array.from(pile);
    this.lots = new Uint32Array(markers.length + 1);
    this.#dice = new SmallRng(rng.word() | 1);
  }

  /** Becomes another random future. */
  shuffle(): void {
    this.#shuffleList(this.markers);
    this.#shuffleList(this.pile);
    for (let index = 0; index < this.lots.length; index++) this.lots[index] = this.#dice.word();
  }

  #shuffleList(list: Int32Array): void {
    for (let index = list.length - 1; index > 0; index--) {
      const other = this.#dice.below(index + 1);
      const value = list[index] as number;
      list[index] = list[other] as number;
      list[other] = value;
    }
  }
}

/** How the table plays on. */
export interface PlayoutSettings {
  /** By seat. */
  readonly tileValuesBySeat: readonly TileValues[];
  /** Whether the most points win a marker, not the first call. */
  readonly sealed: boolean;
}

/** Nobody found anything. */
export const NOBODY = -1;

const player = new PlayoutPlayer();

/** Plays a table on from the end of `marker`, which `finder` has solved (or nobody), to the end of the game. */
export function playOn(
  table: FastTable,
  future: Future,
  marker: number,
  finder: number,
  settings: PlayoutSettings,
): void {
  let drawn = 0;
  let closed = marker;
  let winner = finder;
  for (let next = 0; ; next++) {
    if (winner === NOBODY && ++table.unsolved >= UNSOLVED_LIMIT) return;
    drawn = drawTiles(table, future.pile, drawn, closed, winner);
    if (next >= future.markers.length) return;
    closed = future.markers[next] as number;
    winner = solve(table, closed, future.lots[next] as number, settings, 0, 0);
  }
}

/**
 * Lets all seats search for a marker, except the absent ones (bit 0 for seat 0), and returns the finder. In a sealed
 * game the line must have at least `least` points.
 */
export function solve(
  table: FastTable,
  marker: number,
  lot: number,
  settings: PlayoutSettings,
  absent: number,
  least: number,
): number {
  const { seats } = table;
  let finder = NOBODY;
  let most = settings.sealed ? least - 1 : 0;
  for (let turn = 0; turn < seats; turn++) {
    const seat = (lot + turn) % seats;
    if (((absent >> seat) & 1) === 1) continue;
    const tileValues = settings.tileValuesBySeat[seat] as TileValues;
    table.searches++;
    if (!player.choose(table, seat, marker, tileValues)) continue;
    if (!settings.sealed) {
      player.take(table, seat, tileValues);
      return seat;
    }
    if (player.points <= most) continue;
    most = player.points;
    finder = seat;
  }
  if (finder !== NOBODY) {
    const tileValues = settings.tileValuesBySeat[finder] as TileValues;
    table.searches++;
    player.choose(table, finder, marker, tileValues);
    player.take(table, finder, tileValues);
  }
  return finder;
}

/** The draw of tiles after a marker, by the rules. Returns how many tiles are drawn in all. */
function drawTiles(table: FastTable, pile: Int32Array, drawn: number, marker: number, finder: number): number {
  const { seats } = table;
  if (seats > 1 && marker % 2 === 0 && !nobodyHasAny(table)) return drawn;
  let next = drawn;
  for (let turn = 0; turn < seats && next < pile.length; turn++) {
    table.draw((Math.max(0, finder) + turn) % seats, pile[next++] as number);
  }
  return next;
}

function nobodyHasAny({ seats, totals }: FastTable): boolean {
  for (let seat = 0; seat < seats; seat++) if ((totals[seat] as number) > 0) return false;
  return true;
}
