/** The options of a table where programs play. */

import { type GameId, games, type TableOption } from '@riverstone/rules';

const described = (id: GameId): readonly [string, TableOption][] => Object.entries(games[id].options);

/** Options that are not sent to programs. */
export function hiddenOptions(id: GameId): readonly string[] {
  return described(id).flatMap(([name, { hiddenFromPrograms }]) => (hiddenFromPrograms ? [name] : []));
}

/**
 * The options that differ from their default where programs play.
 * @example programDefaults(gameIds[0]) // => { moveSeconds: 30 }
 */
export function programDefaults(id: GameId): Readonly<Record<string, number>> {
  return Object.fromEntries(
    described(id).flatMap(([name, { programDefault }]) =>
      programDefault === undefined ? [] : [[name, programDefault]],
    ),
  );
}
