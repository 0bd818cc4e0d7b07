/** The messages of kakuro-challenge. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface KakuroChallengeMessages {
  readonly name: string;
  /** What is counted at the end. */
  readonly unit: string;
  readonly players: string;
  readonly pitch: string;
  readonly credit: string;
  /** The name of the grid, for the screen reader. */
  readonly board: string;
  readonly points: (args: { number: number }) => string;
  readonly bestKakuro: (args: { number: Text }) => string;
  /** A tile, side up as it lies, by what it is and by its colour. */
  readonly tile: {
    readonly yellow: (args: { digit: Text }) => string;
    readonly red: (args: { digit: Text }) => string;
  };
  /** What a square says to a screen reader; what applies is said one after the other, with commas. */
  readonly spoken: {
    /** A total in a line of tiles, where an addend is just its digit. */
    readonly red: (args: { digit: Text }) => string;
    readonly empty: string;
    readonly open: string;
    readonly staged: string;
    readonly turned: string;
    readonly flippable: string;
    readonly stone: string;
    readonly laidLast: string;
    readonly turnedLast: string;
    readonly turnedBack: string;
    readonly hinted: string;
    /** Tiles next to the square, in reading order: `9, 7` or `total 6, 9`. */
    readonly left: (args: { tiles: Text }) => string;
    readonly right: (args: { tiles: Text }) => string;
    readonly above: (args: { tiles: Text }) => string;
    readonly below: (args: { tiles: Text }) => string;
    readonly yellow: (args: { digit: Text }) => string;
  };
  /** What is asked now. */
  readonly prompt: {
    /** Why nothing can be scored yet: no three tiles can lie in a line; no move of this hand scores. */
    readonly early: {
      readonly 'too-few': string;
      readonly 'no-move': string;
    };
    readonly noKakuro: string;
    /** In the expert game, while more tiles must be turned over. */
    readonly flipMore: string;
    readonly noKakuroCanFlip: (args: { number: number }) => string;
    readonly makes: (args: { sums: readonly Text[]; total: number }) => string;
    /** A tile lies ready, and nothing is told of it. */
    readonly strict: string;
    readonly strictExpert: string;
    readonly claim: string;
    readonly claimTyped: (args: { claim: number }) => string;
    readonly over: string;
    readonly takeUp: {
      readonly you: string;
      readonly other: (args: { name: Text }) => string;
    };
    readonly place: (args: { tile: Text }) => string;
    readonly waiting: {
      readonly you: string;
      readonly other: (args: { name: Text }) => string;
    };
    readonly lastClaim: {
      readonly you: (args: { claim: Text }) => string;
      readonly other: (args: { name: Text; claim: Text }) => string;
    };
    readonly timeUp: {
      readonly you: string;
      readonly other: (args: { name: Text }) => string;
    };
  };
  /** Told as changes are made, where the prompt does not say it. */
  readonly told: {
    readonly flipped: (args: { square: Text; tile: Text }) => string;
    readonly steppedBack: string;
    readonly nothingToStepBack: string;
    readonly placed: (args: { tile: Text; square: Text }) => string;
  };
  readonly tray: {
    readonly hand: string;
    readonly tileInHand: (args: { tile: Text }) => string;
    readonly tileTaken: (args: { tile: Text }) => string;
    readonly tileStaged: (args: { tile: Text; square: Text }) => string;
    readonly putBack: string;
    readonly place: string;
    readonly placeFor: (args: { number: number }) => string;
    readonly placeClaim: (args: { number: number }) => string;
    readonly placeClaimOpen: string;
    readonly bag: (args: { number: number }) => string;
    readonly handSize: (args: { number: number }) => string;
    /** 100-point cards beside a pawn. */
    readonly cards: (args: { number: number }) => string;
    readonly cardsOwed: (args: { number: number }) => string;
    readonly flip: string;
  };
  readonly claim: {
    readonly pad: string;
    readonly digit: (args: { digit: Text }) => string;
    readonly erase: string;
    /** Before buttons with the names of those who may. */
    readonly whoChallenges: string;
    /** Before buttons with the names of those who may accept. */
    readonly whoAccepts: string;
    readonly challenge: string;
    readonly challengeBy: (args: { name: Text }) => string;
    readonly cost: (args: { number: number }) => string;
    readonly yes: string;
    readonly no: string;
    readonly accept: string;
    readonly acceptBy: (args: { name: Text }) => string;
    /** Asked before a challenge is made. */
    readonly sure: {
      readonly you: (args: { claimant: Text; claim: Text }) => string;
      readonly other: (args: { name: Text; claimant: Text; claim: Text }) => string;
    };
  };
  readonly hint: {
    /** Only the lit row or column is given away. */
    readonly where: (args: { direction: Text; name: Text; first: Text; last: Text }) => string;
    readonly which: (args: { digit: Text; squares: readonly Text[] }) => string;
    readonly move: (args: { move: Text }) => string;
    readonly moveFor: (args: { move: Text; total: number }) => string;
    readonly moveForLater: (args: { move: Text }) => string;
  };
  readonly refusals: {
    readonly 'bad-notation': string;
    readonly 'game-over': string;
    readonly 'not-your-turn': (args: { name: Text }) => string;
    readonly occupied: (args: { square: Text }) => string;
    readonly 'not-adjacent': (args: { square: Text }) => string;
    readonly 'not-in-hand': (args: { digit: Text }) => string;
    readonly 'flip-empty': (args: { square: Text }) => string;
    readonly 'flip-placed': string;
    readonly 'flip-outside': string;
    readonly 'too-many-flips': string;
    readonly paused: string;
  };
  /** Why something is not allowed now. */
  readonly reasons: {
    readonly 'no-move-clock': string;
    readonly 'no-open-claim': string;
    readonly 'not-an-opponent': string;
    readonly accepted: string;
    readonly 'not-last': string;
  };
  /** Refusals that come before the rules are asked. */
  readonly notes: {
    readonly takeUpFirst: string;
    readonly layFirst: string;
    readonly notFlippable: (args: { square: Text }) => string;
    readonly noHint: string;
    readonly stateFirst: string;
    readonly notYourTurn: string;
  };
  /** What keys do; each line of the sheet of keys. */
  readonly keys: {
    readonly takeUp: string;
    readonly turn: string;
    readonly lay: string;
    readonly confirm: string;
    readonly back: string;
    readonly stepBack: string;
    readonly claim: string;
    readonly challenge: string;
    readonly accept: string;
  };
  readonly options: {
    readonly scoring: string;
    readonly scorings: {
      readonly referee: string;
      readonly strict: string;
      readonly claim: string;
    };
    readonly scoringHints: {
      readonly referee: string;
      readonly strict: string;
      readonly claim: string;
    };
    readonly falseChallenge: string;
    readonly expert: string;
    readonly expertHint: string;
    readonly time: string;
    readonly times: {
      readonly off: string;
      readonly thirty: string;
      readonly other: string;
    };
    readonly timeUp: string;
    readonly timeUps: {
      readonly move: string;
      readonly remind: string;
    };
    readonly timeUpHints: {
      readonly move: string;
      readonly remind: string;
    };
    readonly seconds: string;
    readonly more: string;
    readonly first: string;
    readonly firstHint: string;
    readonly lot: string;
    readonly stones: string;
    /** Layouts of the river stones by name, and somebody's own. */
    readonly layouts: {
      readonly standard: string;
      readonly corners: string;
      readonly sides: string;
      readonly own: string;
    };
    readonly stonesAt: (args: { squares: readonly Text[]; red: Text }) => string;
    readonly stonesHint: string;
    readonly stonesPicked: (args: { number: number }) => string;
    readonly stonesMissing: (args: { number: number }) => string;
    readonly stoneFull: string;
    readonly stoneRed: string;
    readonly stoneYellow: string;
  };
  /** A move: in hints, and spoken. */
  readonly move: {
    readonly placed: (args: { tile: Text; square: Text }) => string;
    readonly placedAndFlipped: (args: { tile: Text; square: Text; flips: readonly Text[] }) => string;
  };
  /** What came of a move, spoken. */
  readonly outcome: {
    readonly scored: (args: { sums: readonly Text[]; total: number }) => string;
    readonly noKakuro: string;
    readonly wrongFlip: (args: { flips: readonly Text[] }) => string;
    readonly claimed: (args: { claim: number }) => string;
    readonly byClock: (args: { said: Text }) => string;
  };
  /** One short row for each move, points first. `name`, `challenger` and `mover` may be “You”. */
  readonly log: {
    /** Said to screen readers in place of the row. */
    readonly spoken: (args: { name: Text; move: Text; outcome: Text }) => string;
    readonly scored: (args: { name: Text; total: Text; sums: readonly Text[] }) => string;
    readonly noKakuro: (args: { name: Text; move: Text }) => string;
    readonly wrongFlip: (args: { name: Text; move: Text }) => string;
    readonly claims: {
      readonly you: (args: { claim: Text }) => string;
      readonly other: (args: { name: Text; claim: Text }) => string;
    };
    readonly byClockNoKakuro: (args: { name: Text; move: Text }) => string;
    readonly byClockScored: (args: { name: Text; total: Text; sums: readonly Text[] }) => string;
    readonly upheld: (args: { challenger: Text; worth: Text; claim: Text; mover: Text }) => string;
    readonly upheldFlippedBack: (args: { challenger: Text; worth: Text; claim: Text; mover: Text }) => string;
    readonly upheldFlips: (args: { challenger: Text; mover: Text }) => string;
    readonly rejected: (args: { challenger: Text; worth: Text }) => string;
    readonly rejectedAtACost: (args: { challenger: Text; cost: Text; worth: Text }) => string;
    readonly stoodWrong: (args: { name: Text; claim: Text; worth: Text }) => string;
    readonly stoodFlips: (args: { name: Text; claim: Text }) => string;
    readonly accepted: {
      readonly you: string;
      readonly other: (args: { name: Text }) => string;
    };
  };
}
