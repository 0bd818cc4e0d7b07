/** What a game brings to the tests that every game passes. Each game has one in a folder of its own. */

import type { GameTypes, Rng, Seat, Viewer } from '../src/index.js';

type Options = Readonly<Record<string, unknown>>;

/** Tables with these numbers of seats, each with these options. */
interface TableGroup {
  readonly seats: readonly number[];
  readonly options: readonly Options[];
}

/** What the doc examples of a game use beside what those of every game do; see `doc-examples/fixtures.ts`. */
export interface ExampleNames {
  /** The options of their table. */
  readonly options: Options;
  readonly names: Options;
}

export interface GameTestKit<T extends GameTypes> {
  /** Every kind of table that the conformance suite plays. */
  readonly tables: readonly TableGroup[];
  /** Options of a table with timers, if the game has any. */
  readonly timedOptions: Options;
  /** Options that change what a bot may or must do. */
  readonly botTables: readonly Options[];
  /** Options that change what is hidden. */
  readonly secretTables: readonly Options[];
  /** Something that somebody might try: mostly sensible, often wrong, never more than the view tells. */
  wild(view: T['View'], seat: Seat, rng: Rng): T['Action'];
  /** Another state that differs only in what a viewer may not know. */
  twin(state: T['State'], viewer: Viewer, rng: Rng): T['State'];
  /** What lies hidden in an order, and how many of it in a row are no accident; the default is 8. */
  hiddenOrders(state: T['State']): readonly (readonly string[])[];
  readonly tellingLength?: number;
  /** The key of the prompt, computed a second way from the view as JSON: as docs/online/socket.md says. */
  promptKeyOf(view: Options, seat: Seat): string;
  readonly examples?: ExampleNames;
}

/** Whether something with that chance happens. */
export const chance = (rng: Rng, percent: number): boolean => rng.below(100) < percent;

/** All combinations of the values of several options. */
export function combinations(values: Readonly<Record<string, readonly unknown[]>>): Options[] {
  return Object.entries(values).reduce<Options[]>(
    (sets, [name, choices]) => sets.flatMap((set) => choices.map((choice) => ({ ...set, [name]: choice }))),
    [{}],
  );
}
