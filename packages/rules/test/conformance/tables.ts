/** Every kind of table that the conformance suite plays: all games, numbers of seats and options. */

import { type GameId, gameIds } from '../../src/index.js';
import { withTestKit } from '../test-kits.js';

export interface TableKind {
  readonly game: GameId;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

export const tableKinds: readonly TableKind[] = gameIds.flatMap((game) =>
  withTestKit(game, ({ tables }) =>
    tables.flatMap(({ seats, options }) =>
      seats.flatMap((count) => options.map((each) => ({ game, seats: count, options: each }))),
    ),
  ),
);

/** A table's name in a report. */
export function tableName({ game, seats, options }: TableKind): string {
  return `${game}, ${seats} seat(s), ${JSON.stringify(options)}`;
}
