/** Every kind of table that changes what a bot may or must do. */

import { type GameId, gameIds, games } from '@riverstone/rules';

export interface TableKind {
  readonly id: GameId;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly name: string;
}

const options: Readonly<Record<GameId, readonly Readonly<Record<string, unknown>>[]>> = {
  'kakuro-challenge': [
    {},
    { expert: true },
    { scoring: 'claim', falseChallenge: 5 },
    { scoring: 'claim', expert: true, moveSeconds: 30 },
    { scoring: 'strict', moveSeconds: 30, timeUp: 'remind' },
    { stones: ['a1', 'b1', 'c1', 'd1', 'e1'], first: 0 },
  ],
  'kakuro-race': [
    {},
    { sealed: true },
    { untimed: true },
    { markers: [15, 16, 17, 3], actions: ['d', 'd', 'd', 'd', 'd', 'n1'] },
  ],
  kakuzu: [{}, { variant: 'same-digit' }, { variant: 'announce' }, { sheet: 7, clockMinutes: 5 }],
};

/** All seats, all options, as far as they go together. */
export const everyTable: readonly TableKind[] = gameIds.flatMap((id) => {
  const { min, max } = games[id].seats;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return options[id].flatMap((each) =>
    counts
      .filter((seats) => games[id].parseOptions(each, seats).ok)
      .map((seats) => ({ id, seats, options: each, name: `${id}, ${seats} seats, ${JSON.stringify(each)}` })),
  );
});
