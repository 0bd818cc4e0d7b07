/** How much is measured: everything, a quick run, or what the command line says. */

export interface Scale {
  readonly loadTables: readonly number[];
  /** Moves a second that are offered, one rate after the other. */
  readonly rates: readonly number[];
  /** How often all servers are offered them. */
  readonly runs: number;
  readonly warmUpSeconds: number;
  readonly seconds: number;
  /** Tables with two clients each that do nothing. */
  readonly idleTables: number;
  readonly storedTables: readonly number[];
  readonly kills: number;
}

export const fullScale: Scale = {
  loadTables: [50, 500],
  rates: [1000, 5000, 9000],
  runs: 5,
  warmUpSeconds: 3,
  seconds: 10,
  idleTables: 2500,
  storedTables: [10, 1000, 10_000, 1_000_000],
  kills: 50,
};

export const quickScale: Scale = {
  loadTables: [50],
  rates: [1000, 5000],
  runs: 1,
  warmUpSeconds: 1,
  seconds: 3,
  idleTables: 250,
  storedTables: [10, 1000],
  kills: 5,
};
