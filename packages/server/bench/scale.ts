/** How much is measured: all of it, or a first impression. */

export interface Scale {
  readonly loadTables: readonly number[];
  readonly warmUpSeconds: number;
  readonly seconds: number;
  /** Tables with two clients each that do nothing. */
  readonly idleTables: number;
  readonly storedTables: readonly number[];
  readonly kills: number;
}

export const fullScale: Scale = {
  loadTables: [50, 500],
  warmUpSeconds: 3,
  seconds: 10,
  idleTables: 2500,
  storedTables: [10, 1000, 10_000],
  kills: 50,
};

export const quickScale: Scale = {
  loadTables: [50],
  warmUpSeconds: 1,
  seconds: 3,
  idleTables: 250,
  storedTables: [10, 1000],
  kills: 5,
};
