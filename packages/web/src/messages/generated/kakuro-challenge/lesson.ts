/** The messages of kakuro-challenge/lesson. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface KakuroChallengeLessonMessages {
  readonly first: string;
  readonly total: string;
  readonly red: string;
  readonly flip: string;
  readonly turn: (args: { square: Text }) => string;
  readonly two: string;
  readonly press: string;
  readonly end: string;
  readonly show: {
    readonly first: (args: { square: Text }) => string;
    readonly total: (args: { square: Text }) => string;
    readonly flip: (args: { square: Text; flipped: Text }) => string;
    readonly two: (args: { square: Text }) => string;
  };
  readonly wrong: {
    readonly tile: (args: { digit: Text }) => string;
    readonly square: (args: { square: Text }) => string;
    readonly yellow: (args: { digit: Text }) => string;
    readonly red: (args: { digit: Text }) => string;
    readonly noFlip: string;
  };
}
