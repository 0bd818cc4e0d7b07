/** The messages of kakuzu/lesson. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface KakuzuLessonMessages {
  readonly certain: (args: { digit: Text }) => string;
  readonly goOn: (args: { digit: Text }) => string;
  readonly miss: (args: { digit: Text }) => string;
  readonly help: (args: { name: Text; digit: Text }) => string;
  readonly alone: (args: { digit: Text }) => string;
  readonly end: string;
  readonly show: (args: { digit: Text; square: Text }) => string;
  readonly showMiss: (args: { square: Text }) => string;
  readonly wrong: {
    readonly row: (args: { row: Text; digit: Text }) => string;
    readonly column: (args: { column: Text; digit: Text }) => string;
    readonly box: (args: { digit: Text }) => string;
    readonly unsure: (args: { digit: Text }) => string;
    readonly other: (args: { square: Text }) => string;
  };
}
