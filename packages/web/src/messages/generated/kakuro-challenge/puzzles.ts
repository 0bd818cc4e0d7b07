/** The messages of kakuro-challenge/puzzles. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface KakuroChallengePuzzlesMessages {
  readonly flips: (args: { reason: Text }) => string;
  readonly ask: string;
  readonly askExpert: string;
  readonly less: (args: { points: number; more: Text }) => string;
  readonly nothing: string;
  readonly solution: (args: { move: Text; points: number; sums: readonly Text[] }) => string;
  readonly kakuro: (args: { sum: Text }) => string;
  readonly nextBest: (args: { move: Text; points: number }) => string;
  readonly onlyOne: string;
}
