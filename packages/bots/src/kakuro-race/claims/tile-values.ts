/** The value of tiles for the rest of the game. */

/** Tile values in points. */
export interface TileValues {
  /** The values of a Double, an Exchange and a New number in a small hand. */
  readonly double: number;
  readonly exchange: number;
  readonly newNumber: number;
  /** How much the values fall for each tile beyond a small hand, as a share. */
  readonly plenty: number;
  /** The cost of a silver tile that turns red: it can't be covered or changed any more. */
  readonly silver: number;
  /** The cost of a covered square, apart from the tile: its number is gone in both directions. */
  readonly cover: number;
  /** The least value of a line that is taken. */
  readonly least: number;
}

/** The values of all kinds of tiles in a given hand. */
export interface TilePrices {
  readonly double: number;
  readonly exchange: number;
  readonly newNumber: number;
}

const SMALL_HAND = 4;

/** The factor for tile values in a hand of this size. */
export function priceScale(tileValues: TileValues, tiles: number): number {
  return tiles > SMALL_HAND ? Math.max(0, 1 - tileValues.plenty * (tiles - SMALL_HAND)) : 1;
}

/** The values of tiles in a hand of this size. */
export function tilePrices(tileValues: TileValues, tiles: number): TilePrices {
  const scale = priceScale(tileValues, tiles);
  return {
    double: scale * tileValues.double,
    exchange: scale * tileValues.exchange,
    newNumber: scale * tileValues.newNumber,
  };
}
