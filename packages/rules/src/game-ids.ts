/** The ids of all games, without the games: a page that only lists them need not load them. */

export const gameIds = ['kakuro-challenge', 'kakuro-race', 'kakuzu'] as const;

export type GameId = (typeof gameIds)[number];

/**
 * Whether a text names a game.
 * @example isGameId('kakuzu') // => true
 */
export function isGameId(text: unknown): text is GameId {
  return gameIds.some((id) => id === text);
}
