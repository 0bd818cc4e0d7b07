/** The messages of kakuzu/companion. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface KakuzuCompanionMessages {
  readonly odds: {
    readonly title: string;
    readonly hint: string;
    readonly note: string;
    readonly board: string;
    readonly pad: string;
    readonly digit: string;
    readonly stone: string;
    readonly chance: (args: { chance: number; digit: number }) => string;
    readonly under: (args: { square: Text; chances: readonly Text[] }) => string;
    readonly counting: string;
    readonly failed: string;
    readonly again: string;
    readonly exact: (args: { grids: number }) => string;
    readonly estimated: (args: { width: number }) => string;
    readonly impossible: string;
    readonly twice: (args: { one: Text; other: Text }) => string;
    readonly none: string;
  };
  readonly sheets: {
    readonly title: string;
    readonly hint: string;
    readonly numbered: string;
    readonly sheet: (args: { number: number }) => string;
    readonly all: string;
    readonly no: string;
    readonly fresh: string;
    readonly freshSheet: (args: { number: number }) => string;
    readonly paper: string;
    readonly papers: {
      readonly a4: string;
      readonly a6: string;
    };
    readonly print: (args: { number: number }) => string;
    readonly look: string;
    readonly foldIn: string;
    readonly foldOut: string;
    readonly cover: string;
  };
}
