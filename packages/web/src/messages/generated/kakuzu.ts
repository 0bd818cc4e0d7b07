/** The messages of kakuzu. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface KakuzuMessages {
  readonly name: string;
  /** What is counted at the end. */
  readonly unit: string;
  readonly points: (args: { number: number }) => string;
  readonly players: string;
  readonly pitch: string;
  readonly credit: string;
  readonly board: string;
  /** Spoken names of squares. */
  readonly square: {
    readonly stone: (args: { square: Text }) => string;
    readonly open: (args: { square: Text; digit: Text }) => string;
    /** After the end: a stone that nobody lifted. */
    readonly neverLifted: (args: { square: Text; digit: Text }) => string;
    readonly picked: string;
    readonly boxLostOne: string;
    readonly notes: (args: { digits: readonly Text[] }) => string;
    readonly hinted: string;
    /** What lies open around a square, on request. */
    readonly around: (args: { square: Text; inRow: readonly Text[]; inColumn: readonly Text[]; inBox: readonly Text[] }) => string;
  };
  /** What is asked now. `you`: one person plays; `named`: several share the device; `other`: somebody else is to move. */
  readonly prompt: {
    readonly setup: {
      readonly you: (args: { boxesLeft: number }) => string;
      readonly named: (args: { name: Text; boxesLeft: number }) => string;
      readonly other: (args: { name: Text; boxesLeft: number }) => string;
    };
    readonly find: {
      readonly you: (args: { digit: Text }) => string;
      readonly named: (args: { name: Text; digit: Text }) => string;
      readonly other: (args: { name: Text; digit: Text }) => string;
    };
    /** The same digit is looked for once more. */
    readonly findAnother: {
      readonly you: (args: { digit: Text }) => string;
      readonly named: (args: { name: Text; digit: Text }) => string;
      readonly other: (args: { name: Text; digit: Text }) => string;
    };
    readonly announce: {
      readonly you: string;
      readonly named: (args: { name: Text }) => string;
      readonly other: (args: { name: Text }) => string;
    };
    readonly draws: {
      readonly you: string;
      readonly other: (args: { name: Text }) => string;
    };
    readonly whichDigit: (args: { square: Text }) => string;
    readonly whichSquare: (args: { digit: Text }) => string;
    readonly confirm: (args: { square: Text }) => string;
    readonly confirmDigit: (args: { square: Text; digit: Text }) => string;
    readonly pencil: string;
    readonly pencilOn: (args: { square: Text }) => string;
    readonly over: string;
    /** After the end: which of the numbered sheets lay there. */
    readonly sheetWas: (args: { number: Text }) => string;
  };
  /** One row for each lift. `you`: the person at the screen; `other`: somebody else; `toYou`: the stone goes to the person at the screen. */
  readonly log: {
    readonly completed: (args: { digit: Text }) => string;
    readonly thirdMatch: string;
    readonly ninth: string;
    readonly opened: {
      readonly you: (args: { square: Text; digit: Text }) => string;
      readonly other: (args: { name: Text; square: Text; digit: Text }) => string;
    };
    readonly kept: {
      readonly you: (args: { square: Text; digit: Text }) => string;
      readonly other: (args: { name: Text; square: Text; digit: Text }) => string;
    };
    readonly missed: {
      readonly you: (args: { square: Text; digit: Text; wanted: Text; to: Text }) => string;
      readonly other: (args: { name: Text; square: Text; digit: Text; wanted: Text; to: Text }) => string;
      readonly toYou: (args: { name: Text; square: Text; digit: Text; wanted: Text }) => string;
    };
    /** Alone: the stone belongs to nobody. */
    readonly lost: {
      readonly you: (args: { square: Text; digit: Text; wanted: Text }) => string;
      readonly other: (args: { name: Text; square: Text; digit: Text; wanted: Text }) => string;
    };
    /** Only said of a step of a replay. */
    readonly drew: {
      readonly you: (args: { digit: Text }) => string;
      readonly other: (args: { name: Text; digit: Text }) => string;
    };
    readonly drewZero: {
      readonly you: string;
      readonly other: (args: { name: Text }) => string;
    };
    readonly flag: {
      readonly you: string;
      readonly other: (args: { name: Text }) => string;
    };
  };
  readonly tray: {
    readonly lift: string;
    readonly liftSquare: (args: { square: Text }) => string;
    /** The page lifts the stones of the set-up for the player, by lot. */
    readonly setUpForMe: string;
    readonly setUpForAll: string;
    readonly putBack: string;
    /** The digit that is looked for. */
    readonly wanted: (args: { digit: Text }) => string;
    readonly nothingYet: string;
    readonly bag: string;
    readonly bagHas: (args: { digits: readonly Text[] }) => string;
    readonly drawnHas: (args: { digits: readonly Text[] }) => string;
    readonly completeAre: (args: { digits: readonly Text[] }) => string;
    readonly announceDigit: (args: { digit: Text }) => string;
    readonly announcePad: string;
    readonly complete: (args: { digit: Text }) => string;
    readonly keptOfThree: (args: { kept: number }) => string;
    readonly boxesLeft: (args: { left: number }) => string;
  };
  readonly notes: {
    readonly pencil: string;
    readonly show: string;
    readonly hide: string;
    readonly showShort: string;
    readonly hideShort: string;
    readonly pad: string;
    readonly noteDigit: (args: { digit: Text }) => string;
    readonly erase: string;
    readonly eraseShort: string;
    readonly tidy: string;
    readonly tidyShort: string;
    readonly clear: string;
    readonly clearShort: string;
    readonly done: string;
    readonly noted: (args: { square: Text; digits: readonly Text[] }) => string;
    readonly tidied: (args: { number: number }) => string;
    readonly cleared: string;
    readonly undo: string;
    readonly pencilOff: string;
    readonly chooseFirst: string;
    /** Notes go on stones; a digit lies open here. */
    readonly noStone: (args: { square: Text }) => string;
    readonly shown: string;
    readonly hidden: string;
  };
  readonly seat: {
    /** Behind the number of stones of somebody who plays alone: `12 of 72`. */
    readonly of: (args: { all: Text }) => string;
    readonly flagged: string;
    readonly ofAll: (args: { all: Text }) => string;
  };
  readonly run: {
    readonly title: string;
    readonly text: (args: { name: Text; number: number }) => string;
  };
  readonly refused: {
    readonly 'bad-notation': string;
    readonly 'game-over': string;
    readonly 'not-your-turn': string;
    readonly paused: string;
  };
  /** Why a stone can't be lifted, and what to do. */
  readonly notAllowed: {
    readonly 'draw-due': string;
    readonly 'no-draw-due': string;
    readonly 'not-in-bag': string;
    readonly 'no-stone': string;
    readonly 'box-opened': string;
    readonly 'digit-complete': string;
    readonly 'clock-not-running': string;
  };
  readonly hint: {
    readonly where: (args: { box: Text }) => string;
    readonly which: (args: { digit: Text; squares: readonly Text[] }) => string;
    readonly whichSetup: (args: { squares: readonly Text[] }) => string;
    readonly setup: (args: { square: Text }) => string;
    readonly certain: (args: { square: Text; digit: Text }) => string;
    readonly onlyPlace: (args: { unit: Text }) => string;
    readonly likeliest: (args: { square: Text; chance: number }) => string;
    /** Its chance is 100 % after rounding, and nothing proves it. */
    readonly likeliestSure: (args: { square: Text }) => string;
    readonly prospect: (args: { square: Text; chance: number }) => string;
    readonly lesser: (args: { square: Text; chance: number; digit: Text }) => string;
    readonly alternatives: (args: { possibilities: number; square: Text; digit: Text }) => string;
  };
  readonly keys: {
    readonly lift: string;
    readonly back: string;
    readonly stepBack: string;
    readonly notes: string;
    readonly digits: string;
    readonly erase: string;
    readonly tidy: string;
    readonly showNotes: string;
    readonly around: string;
  };
  readonly options: {
    readonly variant: string;
    readonly variants: {
      readonly bag: string;
      readonly 'same-digit': string;
      readonly announce: string;
    };
    readonly variantHints: {
      readonly bag: string;
      readonly 'same-digit': string;
      readonly announce: string;
    };
    readonly more: string;
    readonly first: string;
    readonly firstByLot: string;
    readonly seat: (args: { number: Text }) => string;
    readonly sheet: string;
    /** Where the sheet comes from, with what speaks for each. */
    readonly sheets: {
      readonly random: string;
      readonly lot: string;
      readonly numbered: string;
    };
    readonly sheetHints: {
      readonly random: string;
      readonly lot: string;
      readonly numbered: string;
    };
    /** Shown where players sit apart. */
    readonly sheetOnline: string;
    readonly sheetNumber: string;
    readonly clock: string;
    readonly clockHint: string;
    readonly clockMinutes: string;
  };
}
