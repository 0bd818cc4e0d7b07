/** The games by name, without anything of theirs: for addresses and what is kept. A new game in the rules is an error here. */

import type { GameId } from '@riverstone/rules';

const names: Readonly<Record<GameId, true>> = { 'kakuro-challenge': true, 'kakuro-race': true, kakuzu: true };

/** All games, in the order they are shown. */
export const gameNames = Object.keys(names) as readonly GameId[];

export function isGameName(text: unknown): text is GameId {
  return typeof text === 'string' && Object.hasOwn(names, text);
}
