/** The messages of kakuro-race. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface KakuroRaceMessages {
  readonly name: string;
  /** What is counted at the end. */
  readonly unit: string;
  readonly players: string;
  readonly pitch: string;
  readonly credit: string;
  /** The Action tiles by what is on their front. */
  readonly tiles: {
    readonly d: string;
    readonly x: string;
    readonly newNumber: (args: { digit: Text }) => string;
    /** On a label under the tile, where there is little room. */
    readonly newShort: (args: { digit: Text }) => string;
    /** So many of a tile, such as 2 Doubles. */
    readonly doubles: (args: { number: number }) => string;
    readonly exchanges: (args: { number: number }) => string;
    readonly newNumbers: (args: { number: number; digit: Text }) => string;
  };
  /** A line from its first to its last square. */
  readonly line: (args: { first: Text; last: Text }) => string;
  /** Several things in a row: a and b. */
  readonly list: (args: { items: readonly Text[] }) => string;
  readonly points: (args: { number: number }) => string;
  readonly longestLine: (args: { number: number }) => string;
  /** How a claim uses Action tiles: items of a list. */
  readonly uses: {
    readonly exchange: (args: { first: Text; second: Text }) => string;
    readonly sumSquare: (args: { square: Text }) => string;
    readonly newNumber: (args: { digit: Text; square: Text }) => string;
    readonly doubles: (args: { number: number }) => string;
  };
  /** A line and what is laid for it. */
  readonly lineWith: (args: { line: Text; uses: Text }) => string;
  readonly board: {
    readonly label: string;
  };
  /** What is spoken of a square, joined by commas. */
  readonly square: {
    readonly silver: (args: { name: Text; digit: Text }) => string;
    readonly red: (args: { name: Text; digit: Text }) => string;
    readonly sumSquare: (args: { name: Text }) => string;
    readonly scoredAcross: string;
    readonly scoredDown: string;
    readonly scoredBoth: string;
    readonly markerAcross: (args: { marker: Text }) => string;
    readonly markerDown: (args: { marker: Text }) => string;
    readonly inLine: string;
    readonly end: string;
    readonly exchanged: string;
    readonly newNumber: string;
    readonly sumSquareLaid: string;
    readonly picked: string;
    readonly fits: string;
    readonly advised: string;
    readonly hinted: string;
    readonly shown: string;
  };
  readonly stand: {
    readonly marker: (args: { marker: Text; number: Text }) => string;
    readonly left: (args: { number: number }) => string;
    /** The same where there is little room. */
    readonly leftShort: (args: { number: number }) => string;
    /** Under the markers themselves. */
    readonly unsolvedShort: string;
    readonly unsolved: (args: { sums: readonly Text[]; limit: Text }) => string;
    readonly hourglass: (args: { seconds: number }) => string;
    /** The time to lay a line out after a call. */
    readonly claim: (args: { seconds: number }) => string;
    readonly hourglassStands: string;
    readonly seconds: (args: { seconds: Text }) => string;
  };
  readonly seat: {
    readonly tiles: (args: { tiles: Text }) => string;
    readonly noTiles: string;
    readonly called: string;
    readonly out: string;
    readonly none: string;
    readonly sealed: string;
    readonly sealing: string;
  };
  readonly prompt: {
    readonly find: (args: { marker: Text }) => string;
    readonly findTogether: (args: { marker: Text }) => string;
    readonly saidNone: string;
    readonly sitOut: string;
    readonly watch: (args: { name: Text }) => string;
    readonly watchOthers: (args: { marker: Text }) => string;
    readonly watchAll: (args: { marker: Text }) => string;
    readonly layOut: (args: { marker: Text }) => string;
    readonly otherEnd: (args: { square: Text }) => string;
    readonly marked: (args: { line: Text }) => string;
    /** Where nobody counts along: a line is marked and may be claimed, or sealed. */
    readonly claimIt: (args: { line: Text }) => string;
    readonly sealIt: (args: { line: Text }) => string;
    readonly pickExchange: string;
    readonly pickOther: (args: { square: Text }) => string;
    readonly pickSumTile: string;
    readonly pickNewNumber: (args: { digit: Text }) => string;
    readonly useTile: (args: { tile: Text }) => string;
    readonly valid: (args: { sum: Text; number: number }) => string;
    readonly pass: (args: { marker: Text }) => string;
    readonly sealed: (args: { line: Text }) => string;
    readonly sealedNone: string;
    readonly waitSeals: string;
    readonly confirmNone: (args: { unsolved: Text; limit: Text }) => string;
    readonly confirmLastSeal: string;
    readonly confirmWithdraw: string;
    readonly over: string;
    readonly hintRow: (args: { row: Text }) => string;
    readonly hintColumn: (args: { column: Text }) => string;
    readonly hintWhich: (args: { line: Text }) => string;
    readonly hintMove: (args: { claim: Text; number: number }) => string;
    readonly hintNone: string;
    readonly betterNone: string;
    /** `you`: one person plays here; `other`: several share the screen. */
    readonly seal: {
      readonly you: (args: { marker: Text }) => string;
      readonly other: (args: { name: Text; marker: Text }) => string;
    };
    /** Equal points: how many Action tiles the winner and the next had left. */
    readonly overByTiles: {
      readonly you: (args: { number: Text; others: Text }) => string;
      readonly other: (args: { name: Text; number: Text; others: Text }) => string;
    };
  };
  /** Why the line that is laid out will not do yet, and what helps. */
  readonly lacks: {
    readonly start: (args: { sum: Text; square: Text }) => string;
    readonly startFixed: (args: { sum: Text; square: Text }) => string;
    readonly end: (args: { sum: Text; square: Text }) => string;
    readonly endFixed: (args: { sum: Text; square: Text }) => string;
    readonly tooLittle: (args: { sum: Text; missing: number }) => string;
    readonly tooMuch: (args: { sum: Text; excess: Text }) => string;
    readonly repeats: (args: { doubles: number; sum: Text }) => string;
  };
  /** The check list: short words on small marks. */
  readonly checks: {
    readonly label: string;
    readonly start: string;
    readonly end: string;
    readonly sum: (args: { sum: Text; marker: Text }) => string;
    /** The same where it is too much: seen, and spoken. */
    readonly tooMuch: (args: { sum: Text; marker: Text }) => string;
    readonly tooMuchSpoken: (args: { sum: Text; marker: Text }) => string;
    readonly repeats: string;
    readonly repeatsLacking: (args: { doubles: number }) => string;
    /** More Doubles than are needed stay with their owner. */
    readonly doublesBack: (args: { doubles: number }) => string;
    readonly fresh: string;
    readonly scored: string;
    readonly done: string;
    readonly lacking: string;
  };
  /** What is wrong with a claim. */
  readonly faults: {
    readonly badLine: (args: { line: Text }) => string;
    readonly sumSquareInside: (args: { line: Text; square: Text }) => string;
    readonly tooShort: (args: { line: Text }) => string;
    readonly notYours: (args: { tile: Text }) => string;
    readonly badExchange: (args: { first: Text; second: Text }) => string;
    readonly notSilver: (args: { square: Text }) => string;
    readonly noStart: (args: { line: Text }) => string;
    readonly noEnd: (args: { line: Text }) => string;
    readonly alreadyScored: (args: { line: Text }) => string;
    readonly wrongSum: (args: { sum: Text; marker: Text }) => string;
    readonly repeats: (args: { lacking: number }) => string;
    readonly notUsed: (args: { tile: Text }) => string;
  };
  readonly buttons: {
    readonly call: string;
    readonly callFor: (args: { name: Text }) => string;
    readonly none: string;
    readonly noneFor: (args: { name: Text }) => string;
    readonly noneBack: string;
    readonly noneBackFor: (args: { name: Text }) => string;
    readonly claim: string;
    readonly seal: string;
    readonly sealInstead: string;
    /** Somebody comes to the screen, the others look away. */
    readonly iAm: (args: { name: Text }) => string;
    readonly sealedBy: (args: { name: Text }) => string;
    readonly change: (args: { name: Text }) => string;
    readonly cover: string;
    readonly withdraw: string;
    readonly stepBack: string;
    readonly tiles: string;
    readonly tile: (args: { number: number; tile: Text }) => string;
    readonly double: string;
    readonly exchange: string;
    readonly newNumber: (args: { digit: Text }) => string;
    readonly sumBefore: (args: { square: Text }) => string;
    readonly sumAfter: (args: { square: Text }) => string;
    readonly yesNone: string;
    readonly searchOn: string;
    readonly yesWithdraw: string;
    readonly keepLaying: string;
    readonly show: string;
    readonly hide: string;
  };
  /** Said aloud while a claim is laid out. */
  readonly spoken: {
    readonly layOut: (args: { seconds: number; marker: Text }) => string;
    readonly double: string;
    readonly exchanged: (args: { first: Text; second: Text }) => string;
    readonly newNumber: (args: { digit: Text; square: Text }) => string;
    readonly sumSquare: (args: { square: Text; tile: Text }) => string;
    readonly steppedBack: string;
    readonly needLine: string;
    readonly noTile: (args: { tile: Text }) => string;
    readonly noTiles: string;
    readonly noSumSquare: string;
    readonly notHere: (args: { square: Text }) => string;
    readonly notYet: string;
  };
  /** Why something can't be done now. */
  readonly refusals: {
    readonly gameOver: string;
    readonly notation: string;
    readonly paused: string;
    readonly notSealedGame: string;
    readonly soloGame: string;
    readonly sealedGame: string;
    readonly noCall: string;
    readonly callOpen: string;
    readonly sitsOut: string;
    readonly saidNone: string;
    readonly notSaidNone: string;
    readonly noHourglass: string;
    readonly notASeat: string;
    readonly notTheTable: string;
  };
  /** What was sealed, shown when it is opened. */
  readonly opened: {
    readonly title: string;
    readonly close: string;
    readonly none: string;
    readonly valid: (args: { claim: Text; number: number }) => string;
    readonly void: (args: { claim: Text; fault: Text }) => string;
  };
  /** What lay face down, shown when the game is over. */
  readonly faceDown: {
    readonly unsolved: string;
    readonly markers: string;
    readonly spare: string;
    readonly pile: string;
    readonly nothing: string;
  };
  /** What could have been found, told when a marker is done with. */
  readonly hindsight: {
    readonly nothing: string;
    readonly longest: string;
    readonly forAll: (args: { line: Text; sum: Text; number: number }) => string;
    readonly best: (args: { number: Text; line: Text }) => string;
    readonly bestWithTiles: {
      readonly you: (args: { number: Text; line: Text }) => string;
      readonly other: (args: { name: Text; number: Text; line: Text }) => string;
    };
    readonly forOne: {
      readonly you: (args: { claim: Text; sum: Text; number: number }) => string;
      readonly other: (args: { name: Text; claim: Text; sum: Text; number: number }) => string;
    };
    readonly spent: (args: { number: number }) => string;
  };
  /** What keys do. */
  readonly keys: {
    readonly call: string;
    readonly callSeat: string;
    readonly none: string;
    readonly noneAlone: string;
    readonly noneSeat: string;
    /** The same where the page counts along. */
    readonly markAndClaim: string;
    readonly claim: string;
    readonly double: string;
    readonly exchange: string;
    readonly newNumber: string;
    readonly digit: string;
    readonly sumSquare: string;
    readonly stepBack: string;
    readonly withdraw: string;
    readonly show: string;
  };
  /** Asked once, after the first game against the computer in which the page counted along. */
  readonly keepHelp: {
    readonly question: string;
    readonly why: string;
    readonly keep: string;
    readonly own: string;
    readonly kept: string;
    readonly dropped: string;
    readonly later: string;
  };
  readonly options: {
    readonly way: string;
    readonly open: string;
    readonly openHint: string;
    readonly sealed: string;
    readonly sealedHint: string;
    readonly counting: string;
    readonly countingHint: string;
    readonly hourglass: string;
    readonly untimed: string;
    readonly untimedHint: string;
    readonly claim: string;
    readonly length: string;
    readonly short: string;
    readonly normal: string;
    readonly full: string;
    readonly seconds: (args: { seconds: number }) => string;
    readonly markers: string;
    readonly markersHint: (args: { number: number; most: Text }) => string;
    readonly marker: (args: { value: Text }) => string;
    readonly actions: string;
    readonly actionsHint: (args: { number: number; most: Text }) => string;
    readonly action: (args: { tile: Text }) => string;
    readonly doublesNeeded: (args: { number: number }) => string;
    readonly reset: string;
  };
  /** A row for each marker. What is not `solved`, `ruling`, `late`, `withdrawn` or `unsolved` is only spoken. `name` may be “You”. */
  readonly log: {
    readonly called: {
      readonly you: (args: { seconds: number }) => string;
      readonly other: (args: { name: Text; seconds: number }) => string;
    };
    readonly solved: (args: { name: Text; number: Text; digits: Text; marker: Text }) => string;
    readonly solvedSpoken: (args: { name: Text; sum: Text; number: number; claim: Text }) => string;
    readonly wrong: {
      readonly you: (args: { claim: Text; fault: Text }) => string;
      readonly other: (args: { name: Text; claim: Text; fault: Text }) => string;
    };
    /** What was wrong with somebody’s claim, for a moment. */
    readonly ruling: (args: { name: Text; fault: Text }) => string;
    readonly late: {
      readonly you: string;
      readonly other: (args: { name: Text }) => string;
    };
    readonly withdrawn: {
      readonly you: string;
      readonly other: (args: { name: Text }) => string;
    };
    readonly none: {
      readonly you: string;
      readonly other: (args: { name: Text }) => string;
    };
    readonly noneBack: {
      readonly you: string;
      readonly other: (args: { name: Text }) => string;
    };
    readonly hourglass: (args: { seconds: number }) => string;
    readonly sealed: {
      readonly you: string;
      readonly other: (args: { name: Text }) => string;
    };
    readonly openedNone: {
      readonly you: string;
      readonly other: (args: { name: Text }) => string;
    };
    readonly openedVoid: {
      readonly you: (args: { claim: Text; fault: Text }) => string;
      readonly other: (args: { name: Text; claim: Text; fault: Text }) => string;
    };
    readonly opened: {
      readonly you: (args: { claim: Text; number: number }) => string;
      readonly other: (args: { name: Text; claim: Text; number: number }) => string;
    };
    readonly unsolved: (args: { marker: Text; number: Text; limit: Text }) => string;
    /** Who drew which tile: a list of `drewTile`. */
    readonly drawn: (args: { draws: readonly Text[] }) => string;
    readonly drewTile: (args: { name: Text; tile: Text }) => string;
  };
}
