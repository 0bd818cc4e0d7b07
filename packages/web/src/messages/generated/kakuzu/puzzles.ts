/** The messages of kakuzu/puzzles. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface KakuzuPuzzlesMessages {
  readonly askCertain: (args: { digit: Text }) => string;
  readonly askBet: (args: { digit: Text }) => string;
  readonly impossible: (args: { square: Text; digit: Text }) => string;
  readonly unsure: (args: { square: Text; digit: Text }) => string;
  readonly less: (args: { square: Text; odds: number }) => string;
  readonly best: (args: { square: Text; digit: Text; odds: number }) => string;
  readonly others: (args: { stones: readonly Text[] }) => string;
  readonly stone: (args: { square: Text; odds: number }) => string;
  readonly unit: {
    readonly row: (args: { row: Text }) => string;
    readonly column: (args: { column: Text }) => string;
    readonly box: (args: { box: Text }) => string;
  };
  readonly steps: {
    readonly onlyPlace: (args: { unit: Text; square: Text; digit: Text }) => string;
    readonly onlyDigit: (args: { square: Text; digit: Text }) => string;
    readonly locked: (args: { unit: Text; digit: Text; squares: readonly Text[] }) => string;
    readonly subset: (args: { squares: readonly Text[]; digits: readonly Text[] }) => string;
    readonly hiddenPair: (args: { unit: Text; digits: readonly Text[]; squares: readonly Text[] }) => string;
    readonly wing: (args: { lines: Text; digit: Text; squares: readonly Text[] }) => string;
  };
}
