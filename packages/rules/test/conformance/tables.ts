/** Every kind of table that the conformance suite plays: all games, numbers of seats and options. */

import type { GameId } from '../../src/index.js';

export interface TableKind {
  readonly game: GameId;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

/** All combinations of the values of several options. */
function combinations(values: Readonly<Record<string, readonly unknown[]>>): Record<string, unknown>[] {
  return Object.entries(values).reduce<Record<string, unknown>[]>(
    (sets, [name, choices]) => sets.flatMap((set) => choices.map((choice) => ({ ...set, [name]: choice }))),
    [{}],
  );
}

function tables(game: GameId, seats: readonly number[], options: readonly Record<string, unknown>[]): TableKind[] {
  return seats.flatMap((count) => options.map((each) => ({ game, seats: count, options: each })));
}

const shortRace = { markers: [3, 8, 9, 10, 11, 12, 13, 20], actions: ['d', 'd', 'd', 'd', 'd', 'x', 'n4', 'n9'] };

export const tableKinds: readonly TableKind[] = [
  ...tables(
    'kakuro-challenge',
    [2, 3, 4],
    combinations({
      expert: [false, true],
      scoring: ['referee', 'strict', 'claim'],
      moveSeconds: ['off', 30],
      first: ['lot', 1],
    }),
  ),
  ...tables('kakuro-challenge', [3], [{ scoring: 'claim', falseChallenge: 5, stones: ['a1', 'i1', 'e5', 'a9', 'i9'] }]),
  ...tables('kakuro-challenge', [2], [{ scoring: 'strict', expert: true, moveSeconds: 30, timeUp: 'remind' }]),
  ...tables('kakuro-race', [1], [{}, { untimed: true }, shortRace]),
  ...tables(
    'kakuro-race',
    [2, 3, 4, 5],
    [{ counting: 'shown' }, { sealed: true }, shortRace, { ...shortRace, sealed: true }],
  ),
  ...tables(
    'kakuzu',
    [1, 2, 3, 4],
    combinations({ variant: ['bag', 'same-digit', 'announce'], clockMinutes: ['off', 5], sheet: ['random', 'lot', 7] }),
  ),
];

/** A table's name in a report. */
export function tableName({ game, seats, options }: TableKind): string {
  return `${game}, ${seats} seat(s), ${JSON.stringify(options)}`;
}
