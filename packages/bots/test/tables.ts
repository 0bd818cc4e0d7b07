/** Every kind of table that changes what a bot may or must do. */

import { type GameId, gameIds, games } from '@riverstone/rules';
import { withTestKit } from '../../rules/test/test-kits.js';

export interface TableKind {
  readonly id: GameId;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly name: string;
}

/** All seats, all options, as far as they go together. */
export const everyTable: readonly TableKind[] = gameIds.flatMap((id) => {
  const { min, max } = games[id].seats;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return withTestKit(id, ({ botTables }) => botTables).flatMap((each) =>
    counts
      .filter((seats) => games[id].parseOptions(each, seats).ok)
      .map((seats) => ({ id, seats, options: each, name: `${id}, ${seats} seats, ${JSON.stringify(each)}` })),
  );
});
