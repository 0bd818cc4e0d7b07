/** The messages of puzzles. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface PuzzlesMessages {
  readonly title: string;
  readonly lead: string;
  readonly kinds: {
    readonly 'best-move': {
      readonly name: string;
      readonly text: string;
    };
    readonly 'expert-move': {
      readonly name: string;
      readonly text: string;
    };
    readonly 'best-line': {
      readonly name: string;
      readonly text: string;
    };
    readonly 'any-line': {
      readonly name: string;
      readonly text: string;
    };
    readonly 'certain-stone': {
      readonly name: string;
      readonly text: string;
    };
    readonly 'best-bet': {
      readonly name: string;
      readonly text: string;
    };
  };
  readonly yourRating: (args: { rating: Text }) => string;
  readonly rated: (args: { rating: Text; change: Text }) => string;
  readonly ratingMeans: string;
  readonly solved: (args: { solved: number; count: number }) => string;
  readonly streak: (args: { streak: number; best: number }) => string;
  readonly bestRush: (args: { best: number }) => string;
  readonly solve: string;
  readonly solveNamed: (args: { kind: Text }) => string;
  readonly all: string;
  readonly allNamed: (args: { kind: Text }) => string;
  readonly rush: string;
  readonly rushNamed: (args: { kind: Text }) => string;
  readonly rushText: string;
  readonly start: string;
  readonly rushState: (args: { solved: number; misses: number }) => string;
  readonly rushOver: (args: { solved: number }) => string;
  readonly rushRecord: string;
  readonly rushBest: (args: { best: number }) => string;
  readonly again: string;
  readonly timeUp: string;
  readonly thirdMiss: string;
  readonly rushMissed: string;
  readonly named: (args: { kind: Text; number: Text }) => string;
  readonly difficulty: (args: { rating: Text }) => string;
  readonly right: string;
  readonly solution: string;
  readonly part: (args: { part: Text; parts: Text }) => string;
  readonly forward: string;
  readonly back: string;
  readonly next: string;
  readonly show: string;
  readonly helped: string;
  readonly repeated: string;
  readonly choose: string;
  readonly group: (args: { first: Text; last: Text; rating: Text }) => string;
  readonly marks: {
    readonly right: string;
    readonly solved: string;
    readonly wrong: string;
    readonly helped: string;
    readonly open: string;
  };
  readonly allTried: string;
  readonly unknownKind: string;
  readonly unknownNumber: (args: { number: Text; count: number }) => string;
  readonly storage: {
    readonly forbidden: string;
    readonly full: string;
    readonly newer: string;
  };
  readonly theme: string;
  readonly anyTheme: string;
  readonly themeCount: (args: { theme: Text; count: number }) => string;
  readonly themes: {
    readonly early: string;
    readonly middle: string;
    readonly late: string;
    readonly overlooked: string;
    readonly 'no-flip': string;
    readonly 'new-total': string;
    readonly joined: string;
    readonly 'many-flips': string;
    readonly red: string;
    readonly crossing: string;
    readonly 'three-or-more': string;
    readonly long: string;
    readonly column: string;
    readonly 'no-tile': string;
    readonly 'sum-square': string;
    readonly exchange: string;
    readonly 'new-number': string;
    readonly double: string;
    readonly 'many-tiles': string;
    readonly none: string;
    readonly 'one-line': string;
    readonly box: string;
    readonly line: string;
    readonly 'only-digit': string;
    readonly chain: string;
    readonly locked: string;
    readonly pair: string;
    readonly triple: string;
    readonly wing: string;
    readonly hidden: string;
    readonly 'nearly-sure': string;
    readonly 'long-shot': string;
    readonly 'many-grids': string;
  };
  readonly about: (args: { themes: readonly Text[] }) => string;
}
