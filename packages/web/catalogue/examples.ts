/** The example tables of every game, from the games' own folders. */

import { type GameId, gameIds } from '@riverstone/rules';
import type { ExampleTable } from '../src/table/example-table';

const modules = import.meta.glob<readonly ExampleTable[]>('../src/*/example-tables.ts', {
  eager: true,
  import: 'examples',
});

export function examplesOf(game: GameId): readonly ExampleTable[] {
  const examples = modules[`../src/${game}/example-tables.ts`];
  if (examples === undefined) throw new Error(`src/${game}/example-tables.ts is missing`);
  return examples;
}

/** `kakuzu/draft`: a game and one of its tables. */
export function findExample(path: string): { readonly game: GameId; readonly example: ExampleTable } {
  const [id, name] = path.split('/');
  const game = gameIds.find((each) => each === id);
  const example = game && examplesOf(game).find((each) => each.name === name);
  if (game === undefined || example === undefined) throw new Error(`there is no example table ${path}`);
  return { game, example };
}
