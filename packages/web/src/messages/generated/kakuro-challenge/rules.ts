/** The messages of kakuro-challenge/rules. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface KakuroChallengeRulesMessages {
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
        readonly board: string;
        readonly sides: string;
        readonly total: string;
        readonly split: string;
      };
    };
    readonly setup: {
      readonly title: string;
      readonly text: {
        readonly players: string;
        readonly stones: string;
        readonly squares: string;
        readonly hands: string;
        readonly first: string;
      };
    };
    readonly turn: {
      readonly title: string;
      readonly text: {
        readonly order: string;
        readonly place: string;
        readonly square: string;
        readonly free: string;
        readonly flip: string;
        readonly draw: string;
      };
    };
    readonly kakuro: {
      readonly title: string;
      readonly text: {
        readonly total: string;
        readonly run: string;
        readonly whole: string;
        readonly different: string;
        readonly sum: string;
        readonly worth: string;
        readonly crossing: string;
      };
    };
    readonly flips: {
      readonly title: string;
      readonly text: {
        readonly one: string;
        readonly never: string;
        readonly same: string;
        readonly outside: string;
        readonly expert: string;
        readonly refused: string;
        readonly strict: string;
        readonly strictCost: string;
        readonly strictRefusal: string;
      };
    };
    readonly points: {
      readonly title: string;
      readonly text: {
        readonly scored: string;
        readonly both: string;
        readonly besides: string;
        readonly ended: string;
        readonly endedExample: string;
        readonly again: string;
      };
    };
    readonly end: {
      readonly title: string;
      readonly text: {
        readonly empty: string;
        readonly noPass: string;
        readonly counts: string;
        readonly lastTiles: string;
        readonly win: string;
        readonly tie: string;
        readonly over: string;
      };
    };
    readonly track: {
      readonly title: string;
      readonly text: {
        readonly pawn: string;
        readonly cards: string;
        readonly below: string;
      };
    };
    readonly claims: {
      readonly title: string;
      readonly text: {
        readonly say: string;
        readonly refused: string;
        readonly who: string;
        readonly until: string;
        readonly once: string;
        readonly upheld: string;
        readonly loss: string;
        readonly rejected: string;
        readonly less: string;
        readonly stands: string;
        readonly last: string;
        readonly accept: string;
      };
    };
    readonly clock: {
      readonly title: string;
      readonly text: {
        readonly time: string;
        readonly off: string;
        readonly lot: string;
        readonly move: string;
        readonly remind: string;
      };
    };
    readonly hidden: {
      readonly title: string;
      readonly text: {
        readonly hand: string;
        readonly bag: string;
        readonly worth: string;
        readonly open: string;
      };
    };
    readonly programs: {
      readonly title: string;
      readonly text: {
        readonly options: string;
        readonly values: string;
        readonly board: string;
        readonly placement: string;
        readonly line: string;
        readonly oneWay: string;
        readonly entries: string;
        readonly chance: string;
        readonly recorded: string;
        readonly recordEnd: string;
        readonly refusals: string;
        readonly outOfTurn: string;
      };
    };
  };
  readonly figures: {
    readonly sums: string;
    readonly crossings: string;
    readonly toTotal: string;
    readonly toAddend: string;
    readonly outside: string;
    readonly expert: string;
    readonly three: string;
    readonly cutOff: string;
  };
  readonly figure: {
    readonly yellow: (args: { digit: Text; square: Text }) => string;
    readonly red: (args: { digit: Text; square: Text }) => string;
    readonly flipping: (args: { move: Text; squares: readonly Text[] }) => string;
    readonly refused: string;
    /** Spoken after the name of a square. */
    readonly spoken: {
      readonly empty: string;
      readonly yellow: (args: { digit: Text }) => string;
      readonly red: (args: { digit: Text }) => string;
      readonly placed: string;
      readonly flipped: string;
      readonly lit: string;
    };
    /** Why a tile makes no Kakuro. */
    readonly why: {
      readonly noTotal: string;
      readonly noAddends: string;
      readonly oneAddend: string;
      readonly twice: (args: { digit: Text }) => string;
      readonly wrongEnd: (args: { sum: Text; total: Text }) => string;
    };
  };
}
