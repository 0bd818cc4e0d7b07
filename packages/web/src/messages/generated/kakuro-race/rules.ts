/** The messages of kakuro-race/rules. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface KakuroRaceRulesMessages {
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
        readonly field: string;
        readonly sumSquares: string;
        readonly numbers: string;
        readonly numbersSplit: string;
        readonly markers: string;
        readonly backs: string;
        readonly actions: string;
        readonly hourglass: string;
      };
    };
    readonly setup: {
      readonly title: string;
      readonly text: {
        readonly field: string;
        readonly markers: string;
        readonly double: string;
        readonly more: string;
        readonly order: string;
        readonly open: string;
      };
    };
    readonly round: {
      readonly title: string;
      readonly text: {
        readonly marker: string;
        readonly call: string;
        readonly hold: string;
        readonly claim: string;
        readonly time: string;
        readonly alone: string;
        readonly shown: string;
        readonly points: string;
        readonly newNumberPoint: string;
        readonly red: string;
        readonly spent: string;
        readonly next: string;
      };
    };
    readonly line: {
      readonly title: string;
      readonly text: {
        readonly straight: string;
        readonly start: string;
        readonly end: string;
        readonly sum: string;
        readonly twice: string;
        readonly once: string;
        readonly crossing: string;
      };
    };
    readonly actions: {
      readonly title: string;
      readonly text: {
        readonly own: string;
        readonly silver: string;
        readonly order: string;
        readonly needless: string;
        readonly whole: string;
        readonly back: string;
        readonly bounds: string;
        readonly double: string;
        readonly surplus: string;
        readonly exchange: string;
        readonly exchangeOne: string;
        readonly exchangeOther: string;
        readonly newNumber: string;
        readonly newNumberDiffers: string;
      };
    };
    readonly wrong: {
      readonly title: string;
      readonly text: {
        readonly nothing: string;
        readonly tilesBack: string;
        readonly sitOut: string;
        readonly late: string;
        readonly mute: string;
        readonly all: string;
      };
    };
    readonly none: {
      readonly title: string;
      readonly text: {
        readonly say: string;
        readonly back: string;
        readonly stillCall: string;
        readonly half: string;
        readonly all: string;
        readonly counted: string;
        readonly two: string;
        readonly runsOn: string;
        readonly held: string;
        readonly sand: string;
        readonly aside: string;
      };
    };
    readonly draw: {
      readonly title: string;
      readonly text: {
        readonly odd: string;
        readonly nobodyHas: string;
        readonly order: string;
        readonly short: string;
      };
    };
    readonly end: {
      readonly title: string;
      readonly text: {
        readonly third: string;
        readonly last: string;
        readonly win: string;
        readonly over: string;
      };
    };
    readonly solo: {
      readonly title: string;
      readonly text: {
        readonly draw: string;
        readonly sand: string;
        readonly noCalls: string;
        readonly wrong: string;
        readonly untimed: string;
        readonly score: string;
      };
    };
    readonly sealed: {
      readonly title: string;
      readonly text: {
        readonly sand: string;
        readonly seal: string;
        readonly replace: string;
        readonly opened: string;
        readonly void: string;
        readonly best: string;
        readonly spends: string;
        readonly unsolved: string;
        readonly secret: string;
      };
    };
    readonly hidden: {
      readonly title: string;
      readonly text: {
        readonly hidden: string;
        readonly open: string;
        readonly counted: string;
        readonly end: string;
      };
    };
    readonly programs: {
      readonly title: string;
      readonly text: {
        readonly seconds: string;
        readonly ways: string;
        readonly pieces: string;
        readonly refused: string;
        readonly field: string;
        readonly line: string;
        readonly claim: string;
        readonly claimExample: string;
        readonly entries: string;
        readonly clocks: string;
        readonly oneWay: string;
        readonly chance: string;
        readonly recorded: string;
        readonly faults: string;
        readonly faultMeanings: string;
      };
    };
  };
  readonly figures: {
    readonly wholeRow: string;
    readonly redAgain: string;
    readonly cutEnd: string;
    readonly cutStart: string;
    readonly doubles: string;
  };
  readonly figure: {
    readonly marker: (args: { marker: Text }) => string;
    readonly refused: string;
    /** Spoken after the name of a square. */
    readonly spoken: {
      readonly sumSquare: string;
      readonly silver: (args: { digit: Text }) => string;
      readonly red: (args: { digit: Text }) => string;
      readonly lit: string;
    };
  };
}
