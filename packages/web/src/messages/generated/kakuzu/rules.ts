/** The messages of kakuzu/rules. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface KakuzuRulesMessages {
  readonly intro: string;
  readonly facts: {
    readonly players: string;
    readonly age: string;
    readonly time: string;
    readonly material: string;
    readonly credit: string;
  };
  readonly sections: {
    readonly material: {
      readonly title: string;
      readonly text: {
        readonly players: string;
        readonly board: string;
        readonly sheet: string;
        readonly bag: string;
        readonly fresh: string;
        readonly numbered: string;
        readonly lot: string;
        readonly disguise: string;
      };
    };
    readonly setup: {
      readonly title: string;
      readonly text: {
        readonly stones: string;
        readonly first: string;
        readonly box: string;
        readonly nobody: string;
        readonly quiet: string;
        readonly ninth: string;
        readonly begins: string;
      };
    };
    readonly turn: {
      readonly title: string;
      readonly text: {
        readonly draw: string;
        readonly zero: string;
        readonly lift: string;
        readonly match: string;
        readonly miss: string;
        readonly back: string;
        readonly never: string;
      };
    };
    readonly complete: {
      readonly title: string;
      readonly text: {
        readonly ninth: string;
        readonly anyhow: string;
        readonly drawn: string;
        readonly zero: string;
      };
    };
    readonly end: {
      readonly title: string;
      readonly text: {
        readonly last: string;
        readonly sure: string;
        readonly win: string;
        readonly tie: string;
        readonly all: string;
      };
    };
    readonly sameDigit: {
      readonly title: string;
      readonly text: {
        readonly again: string;
        readonly ninth: string;
        readonly miss: string;
      };
    };
    readonly announce: {
      readonly title: string;
      readonly text: {
        readonly noBag: string;
        readonly name: string;
        readonly complete: string;
        readonly again: string;
        readonly three: string;
      };
    };
    readonly clock: {
      readonly title: string;
      readonly text: {
        readonly minutes: string;
        readonly runs: string;
        readonly flag: string;
        readonly passed: string;
        readonly keeps: string;
        readonly all: string;
      };
    };
    readonly solo: {
      readonly title: string;
      readonly text: {
        readonly turns: string;
        readonly miss: string;
        readonly score: string;
        readonly clock: string;
      };
    };
    readonly hidden: {
      readonly title: string;
      readonly text: {
        readonly sheet: string;
        readonly next: string;
        readonly open: string;
        readonly refusal: string;
      };
    };
    readonly programs: {
      readonly title: string;
      readonly text: {
        readonly first: string;
        readonly options: string;
        readonly refused: string;
        readonly board: string;
        readonly entries: string;
        readonly oneWay: string;
        readonly refusals: string;
        readonly recorded: string;
        readonly sheet: string;
        readonly draws: string;
        readonly wrongDraw: string;
        readonly badRequest: string;
        readonly moves: string;
        readonly replay: string;
      };
    };
  };
  readonly figures: {
    readonly opening: string;
    readonly search: string;
    readonly ninth: string;
  };
  readonly figure: {
    /** The digit that was drawn. */
    readonly wanted: (args: { digit: Text }) => string;
    readonly lift: (args: { square: Text }) => string;
    /** What comes of it, in a word: a stone of the set-up, the drawn digit, another digit, a stone that may not be lifted. */
    readonly opened: string;
    readonly match: string;
    readonly miss: string;
    readonly refused: string;
    readonly tellOpened: (args: { digit: Text }) => string;
    readonly tellMatch: (args: { digit: Text }) => string;
    readonly tellMiss: (args: { digit: Text; wanted: Text }) => string;
    readonly tellComplete: (args: { digit: Text }) => string;
    /** Spoken after the name of a square. */
    readonly spoken: {
      readonly stone: string;
      readonly lifted: string;
    };
  };
}
