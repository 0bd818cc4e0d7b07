/** The messages of kakuro-race/companion. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface KakuroRaceCompanionMessages {
  readonly title: string;
  readonly hint: string;
  readonly mode: string;
  readonly modes: {
    readonly field: string;
    readonly scored: string;
    readonly claim: string;
  };
  readonly modeHints: {
    readonly field: string;
    readonly scored: string;
    readonly claim: string;
  };
  readonly otherEnd: (args: { square: Text }) => string;
  readonly board: string;
  readonly pad: string;
  readonly sumSquare: string;
  readonly before: string;
  readonly after: string;
  readonly marker: string;
  readonly tiles: string;
  readonly tilesHint: string;
  readonly addTile: (args: { tile: Text }) => string;
  readonly removeTile: (args: { tile: Text }) => string;
  readonly noTiles: string;
  readonly claim: string;
  readonly claimHint: (args: { example: Text }) => string;
  readonly asks: string;
  readonly valid: (args: { points: number }) => string;
  readonly invalid: string;
  readonly impossible: string;
  readonly problems: {
    readonly notRed: (args: { line: Text }) => string;
    readonly twice: (args: { line: Text }) => string;
    readonly stray: (args: { square: Text }) => string;
    readonly tooMany: (args: { digit: number; silver: number; red: number }) => string;
  };
  readonly find: (args: { marker: number }) => string;
  readonly found: (args: { claim: Text }) => string;
  readonly none: string;
  readonly searched: (args: { stretches: number }) => string;
  readonly best: string;
  readonly play: string;
  readonly played: string;
}
