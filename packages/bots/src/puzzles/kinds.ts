/** The kinds of puzzles, and the games that they belong to. */

import type { GameId } from '@riverstone/rules';

/** Every kind, in the order in which they are shown. */
export const puzzleGames = {
  'best-move': 'kakuro-challenge',
  'expert-move': 'kakuro-challenge',
  'best-line': 'kakuro-race',
  'any-line': 'kakuro-race',
  'certain-stone': 'kakuzu',
  'best-bet': 'kakuzu',
} as const satisfies Readonly<Record<string, GameId>>;

export type PuzzleKind = keyof typeof puzzleGames;
export const puzzleKinds = Object.keys(puzzleGames) as readonly PuzzleKind[];

/**
 * Whether a text names a kind of puzzles.
 * @example isPuzzleKind('best-bet') // => true
 */
export function isPuzzleKind(text: string): text is PuzzleKind {
  return Object.hasOwn(puzzleGames, text);
}
