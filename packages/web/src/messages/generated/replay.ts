/** The messages of replay. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface ReplayMessages {
  readonly title: string;
  readonly start: string;
  readonly moveNumber: (args: { number: Text }) => string;
  readonly at: (args: { number: Text; all: Text }) => string;
  readonly slider: string;
  readonly controls: string;
  readonly first: string;
  readonly previous: string;
  readonly next: string;
  readonly last: string;
  readonly play: string;
  readonly pause: string;
  readonly speed: string;
  readonly times: (args: { number: Text }) => string;
  readonly look: string;
  readonly turn: string;
  readonly spectator: string;
  readonly seat: (args: { name: Text }) => string;
  readonly unveil: string;
  readonly veil: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly options: string;
  readonly toTable: string;
  readonly open: {
    readonly title: string;
    readonly text: string;
    readonly choose: string;
    readonly link: string;
    readonly drop: string;
  };
  readonly problems: {
    readonly missing: string;
    readonly missingText: string;
    readonly damaged: string;
    readonly damagedText: string;
    readonly older: string;
    readonly olderText: string;
    readonly newer: string;
    readonly newerText: string;
    readonly running: string;
    readonly runningText: string;
    readonly unreachable: string;
    readonly unreachableText: string;
    readonly huge: string;
    readonly hugeText: string;
    readonly foreign: string;
    readonly foreignText: string;
    readonly broken: string;
    readonly brokenText: string;
    readonly illegal: string;
    readonly illegalText: (args: { number: Text }) => string;
  };
  readonly review: {
    readonly open: string;
    readonly close: string;
    readonly side: string;
    readonly running: (args: { number: Text; all: Text }) => string;
    readonly failed: string;
    readonly retry: string;
    readonly verdict: {
      readonly best: string;
      readonly costly: string;
      readonly wise: string;
      readonly passed: (args: { points: Text }) => string;
      readonly miss: (args: { points: Text }) => string;
      readonly likelier: (args: { best: Text; points: Text }) => string;
      readonly nothing: string;
      readonly chance: string;
      readonly close: string;
    };
    readonly chance: (args: { chance: Text }) => string;
    readonly told: {
      readonly best: {
        readonly you: string;
        readonly other: (args: { name: Text }) => string;
      };
      readonly costly: {
        readonly you: string;
        readonly other: (args: { name: Text }) => string;
      };
      readonly longRun: {
        readonly you: string;
        readonly other: (args: { name: Text }) => string;
      };
      readonly wise: {
        readonly you: (args: { points: Text }) => string;
        readonly other: (args: { name: Text; points: Text }) => string;
      };
      readonly miss: {
        readonly you: (args: { points: Text }) => string;
        readonly other: (args: { name: Text; points: Text }) => string;
      };
      readonly likelier: {
        readonly you: (args: { points: Text }) => string;
        readonly other: (args: { name: Text; points: Text }) => string;
      };
      readonly nothing: {
        readonly you: string;
        readonly other: (args: { name: Text }) => string;
      };
      readonly chance: {
        readonly you: (args: { points: Text }) => string;
        readonly other: (args: { name: Text; points: Text }) => string;
      };
      readonly close: {
        readonly you: (args: { points: Text }) => string;
        readonly other: (args: { name: Text; points: Text }) => string;
      };
    };
    readonly bestMove: (args: { move: Text; points: Text }) => string;
    readonly mostNow: (args: { move: Text; points: Text }) => string;
    readonly longRun: (args: { move: Text; points: Text }) => string;
    readonly begin: string;
    readonly noReview: string;
    readonly show: string;
    readonly hide: string;
    readonly lines: string;
    readonly heatBefore: string;
    readonly heatAfter: string;
    readonly heatOf: (args: { digit: Text }) => string;
    readonly heatOfAny: string;
    readonly heatOff: string;
    readonly heatSaid: (args: { square: Text; chance: Text }) => string;
    readonly heatFailed: string;
    readonly chances: string;
    readonly scores: string;
    readonly marks: string;
    readonly turning: {
      readonly title: string;
      readonly titleOf: string;
      readonly change: {
        readonly you: (args: { number: Text; before: Text; after: Text }) => string;
        readonly other: (args: { number: Text; name: Text; before: Text; after: Text }) => string;
      };
      readonly why: (args: { expected: Text; scored: Text }) => string;
      readonly told: (args: { verdict: Text }) => string;
      readonly missed: (args: { number: Text; points: Text }) => string;
      readonly missedOdds: (args: { number: Text; points: Text; best: Text }) => string;
      readonly none: string;
    };
    readonly players: {
      readonly title: string;
      readonly accuracy: string;
      readonly luck: string;
      readonly missed: string;
      readonly nextMiss: (args: { name: Text; number: number }) => string;
      readonly inMoves: (args: { number: number }) => string;
      readonly forLater: (args: { points: Text }) => string;
    };
    readonly means: {
      readonly accuracy: string;
      readonly accuracyOfChances: string;
      readonly luck: string;
      readonly missed: string;
      readonly chances: string;
      readonly marks: string;
    };
    readonly lucky: {
      readonly most: {
        readonly you: (args: { points: Text }) => string;
        readonly other: (args: { name: Text; points: Text }) => string;
      };
      readonly even: string;
    };
  };
  readonly learn: {
    readonly title: string;
    readonly open: (args: { number: number }) => string;
    readonly ask: (args: { move: Text }) => string;
    readonly number: (args: { number: Text; all: Text }) => string;
    readonly right: (args: { points: Text }) => string;
    readonly better: (args: { points: Text }) => string;
    readonly wrong: (args: { points: Text }) => string;
    readonly hint: string;
    readonly where: string;
    readonly which: (args: { digit: Text }) => string;
    readonly solution: string;
    readonly answer: (args: { move: Text; points: Text }) => string;
    readonly skip: string;
    readonly next: string;
    readonly end: string;
    readonly done: string;
    readonly thinking: string;
  };
  readonly playOn: {
    readonly open: string;
    readonly title: string;
    readonly text: string;
    readonly textTogether: string;
    readonly back: string;
    readonly together: string;
    readonly start: string;
    readonly mine: string;
    readonly insteadOf: (args: { name: Text }) => string;
    readonly over: string;
  };
  readonly picture: {
    readonly picture: string;
    readonly film: string;
    readonly making: string;
    readonly failed: string;
  };
  readonly keys: {
    readonly step: string;
    readonly always: string;
    readonly ends: string;
    readonly play: string;
  };
}
