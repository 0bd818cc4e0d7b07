/** The messages of kakuro-challenge/companion. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface KakuroChallengeCompanionMessages {
  readonly title: string;
  readonly hint: string;
  readonly mode: string;
  readonly modes: {
    readonly board: string;
    readonly move: string;
  };
  readonly board: string;
  readonly pad: string;
  readonly tapSquare: string;
  readonly tapMove: string;
  readonly tapAgain: string;
  readonly flip: string;
  readonly flipped: string;
  readonly placed: string;
  readonly move: string;
  readonly moveHint: string;
  readonly hand: string;
  readonly handHint: string;
  readonly expert: string;
  readonly asks: string;
  readonly legal: (args: { points: number }) => string;
  readonly illegal: string;
  readonly impossible: string;
  readonly tooMany: (args: { found: number; digit: number; expected: number }) => string;
  readonly apart: string;
  readonly possible: string;
  readonly possibleWith: (args: { digits: readonly Text[] }) => string;
  readonly nothing: (args: { digits: readonly Text[] }) => string;
  readonly play: string;
  readonly played: string;
  readonly yellowWords: string;
  readonly redWords: string;
}
