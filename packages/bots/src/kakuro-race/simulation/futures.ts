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

  /**
   * Sets the order to the future with this number. The order of the remaining markers and tiles does not depend on
   * those that are gone, so two moments of a game are compared in the same futures.
   */
  setTo(number: number, open: number): void {
    const lotOf = (marker: number): number => mixed(mixed(number) ^ marker);
    const seen = new Map<number, number>();
    const keys = new Map<number, number>();
    this.markers.sort((one, other) => lotOf(one) - lotOf(other) || one - other);
    // Tiles of a kind are told apart by a count.
    const pile = Array.from(this.pile.sort(), (kind) => {
      const copies = seen.get(kind) ?? 0;
      seen.set(kind, copies + 1);
      const tile = kind * COPIES + copies;
      keys.set(tile, mixed(mixed(number + 1) ^ (tile + PILE)));
      return tile;
    });
    pile.sort((one, other) => (keys.get(one) as number) - (keys.get(other) as number) || one - other);
    for (const [index, tile] of pile.entries()) this.pile[index] = Math.floor(tile / COPIES);
    for (const [index, marker] of this.markers.entries()) this.lots[index] = mixed(lotOf(marker) + 1);
    this.lots[this.lots.length - 1] = mixed(lotOf(open) + 1);
  }

  /** Sets a new random order. */
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

/** More than the tiles of any kind, so that kind and copy fit into one key. */
const COPIES = 64;
/** Added to the keys of tiles, so that none equals a marker. */
const PILE = 4096;

/** A number of 32 bits that looks random. */
function mixed(number: number): number {
  let value = Math.imul(number ^ 0x6d2b79f5, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** How the table plays on. */
export interface PlayoutSettings {
  /** By seat. */
  readonly tileValuesBySeat: readonly TileValues[];
  /** Whether the most points win a marker, not the first call. */
  readonly sealed: boolean;
  /** How often nobody finds a line that is there, from 0 to 1. */
  readonly missRate: number;
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
    const lot = future.lots[next] as number;
    winner = isMissed(lot, settings) ? NOBODY : solve(table, closed, lot, settings, 0, 0);
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

/** Whether nobody finds the marker with this lot. The lot also decides who looks first, so it is mixed. */
export function isMissed(lot: number, { missRate }: PlayoutSettings): boolean {
  return missRate > 0 && (Math.imul(lot ^ (lot >>> 15), LOT_MIX) >>> 0) / LOTS < missRate;
}

const LOT_MIX = 0x9e3779b1;
const LOTS = 2 ** 32;

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
