/** The messages of kakuro-race/lesson. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface KakuroRaceLessonMessages {
  readonly row: {
    readonly call: string;
    readonly claim: string;
  };
  readonly cut: {
    readonly call: string;
    readonly claim: (args: { first: Text; last: Text }) => string;
    readonly tile: (args: { square: Text }) => string;
    readonly press: string;
  };
  readonly double: {
    readonly call: string;
    readonly claim: string;
    readonly tile: string;
  };
  readonly otherEnd: (args: { square: Text }) => string;
  readonly press: string;
  readonly none: string;
  readonly end: string;
  readonly show: {
    readonly call: string;
    readonly row: (args: { first: Text; last: Text }) => string;
    readonly cut: (args: { first: Text; last: Text; square: Text }) => string;
    readonly double: (args: { first: Text; last: Text }) => string;
    readonly none: string;
  };
  readonly wrong: {
    readonly none: string;
    readonly withdraw: string;
    readonly sum: (args: { sum: Text; marker: Text }) => string;
    readonly end: (args: { square: Text }) => string;
    readonly repeats: string;
    readonly keepDouble: string;
    readonly other: string;
    readonly noLine: string;
  };
}
