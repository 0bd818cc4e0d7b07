/** The messages of kakuro-race/puzzles. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface KakuroRacePuzzlesMessages {
  readonly askBest: (args: { marker: Text; tiles: number }) => string;
  readonly askAny: (args: { marker: Text }) => string;
  readonly thereIsOne: string;
  readonly wrong: (args: { fault: Text }) => string;
  readonly shorter: (args: { points: number; most: Text }) => string;
  readonly solution: (args: { claim: Text; sum: Text; points: number }) => string;
  readonly nextBest: (args: { line: Text; points: number }) => string;
  readonly onlyOne: string;
  readonly proof: (args: { lines: number; marker: Text; ends: number; sums: number; repeats: number }) => string;
  readonly missSum: (args: { line: Text; sum: Text; side: Text; off: Text }) => string;
  readonly missRepeats: (args: { line: Text; sum: Text }) => string;
}
