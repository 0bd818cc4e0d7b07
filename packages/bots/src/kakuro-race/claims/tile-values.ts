/** What tiles are worth to somebody who means to play on. */

/** What tiles are worth to a player, in points. */
export interface TileValues {
  /** What a Double, an Exchange and a New number are worth in a small hand. */
  readonly double: number;
  readonly exchange: number;
  readonly newNumber: number;
  /** By which share they are worth less for each tile in hand beyond a small one. */
  readonly plenty: number;
  /** What it costs when a silver tile turns red: it can't be covered or changed any more. */
  readonly silver: number;
  /** What a covered square costs beside the tile: its number is gone in both directions. */
  readonly cover: number;
  /** A line must be worth so much to be taken. */
  readonly least: number;
}

/** What the kinds of tiles are worth in a certain hand. */
export interface TilePrices {
  readonly double: number;
  readonly exchange: number;
  readonly newNumber: number;
}

const SMALL_HAND = 4;

/** How far tiles keep their price in a hand of so many. */
export function priceScale(tileValues: TileValues, tiles: number): number {
  return tiles > SMALL_HAND ? Math.max(0, 1 - tileValues.plenty * (tiles - SMALL_HAND)) : 1;
}

/** The prices of tiles in a hand of so many. */
export function tilePrices(tileValues: TileValues, tiles: number): TilePrices {
  const scale = priceScale(tileValues, tiles);
  return {
    double: scale * tileValues.double,
    exchange: scale * tileValues.exchange,
    newNumber: scale * tileValues.newNumber,
  };
}
