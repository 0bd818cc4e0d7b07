/** The messages of app. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface AppMessages {
  readonly name: string;
  readonly tagline: string;
  readonly loading: string;
  readonly skipToContent: string;
  /** Words of buttons that many screens share. */
  readonly kit: {
    readonly close: string;
    readonly dismiss: string;
    readonly failed: string;
    readonly retry: string;
    readonly less: (args: { label: Text }) => string;
    readonly more: (args: { label: Text }) => string;
  };
  readonly howTo: string;
  readonly howToNamed: (args: { game: Text }) => string;
  readonly howToDone: string;
  /** The heading above the words that a game uses. */
  readonly howToWords: string;
  readonly learn: string;
  readonly learnNamed: (args: { game: Text }) => string;
  /** Leads to every rule. */
  readonly rules: string;
  readonly rulesNamed: (args: { game: Text }) => string;
  readonly home: {
    readonly openRecord: string;
    readonly title: string;
    readonly playNow: string;
    /** Leads to the screen where players, bots and options are chosen. */
    readonly setUp: string;
    readonly playNowHint: (args: { game: Text }) => string;
    readonly newTableHint: (args: { game: Text }) => string;
    readonly withFriend: string;
    readonly withFriendHint: (args: { game: Text }) => string;
    /** Leads to everything online. */
    readonly online: string;
    readonly companion: string;
    readonly today: string;
    readonly statistics: string;
    readonly underWay: string;
    readonly finished: string;
    readonly noneYet: string;
    readonly remove: string;
    /** A button beside the name of a game. */
    readonly removeNamed: (args: { game: Text }) => string;
    readonly removeTitle: string;
    readonly removeText: (args: { game: Text; names: readonly Text[] }) => string;
    readonly removeDamagedText: string;
    readonly keep: string;
    readonly score: (args: { name: Text; score: Text }) => string;
    readonly showAll: (args: { number: number }) => string;
    readonly lastPlayed: (args: { ago: Text }) => string;
    readonly wonBy: (args: { names: readonly Text[] }) => string;
    readonly damaged: string;
    readonly damagedText: string;
    readonly newer: string;
    readonly newerText: string;
    readonly older: string;
    readonly olderText: string;
    readonly turnOf: {
      readonly you: string;
      readonly other: (args: { name: Text }) => string;
    };
    readonly justNow: string;
    readonly together: string;
    readonly puzzles: string;
    readonly togetherHint: (args: { game: Text }) => string;
  };
  readonly newTable: {
    readonly title: (args: { game: Text }) => string;
    readonly where: string;
    readonly onDevice: string;
    readonly onDeviceHint: string;
    readonly byLink: string;
    readonly byLinkHint: string;
    readonly players: string;
    readonly nameOfSeat: (args: { number: Text }) => string;
    readonly whoInSeat: (args: { number: Text }) => string;
    readonly person: string;
    readonly bot: (args: { level: Text }) => string;
    readonly addSeat: string;
    readonly removeSeat: (args: { name: Text }) => string;
    readonly options: string;
    readonly start: string;
    readonly passing: string;
    readonly watching: string;
    readonly personNumber: (args: { number: Text }) => string;
    readonly refused: string;
    readonly emptyName: string;
    readonly sameName: (args: { name: Text }) => string;
  };
  readonly levels: {
    readonly novice: string;
    readonly casual: string;
    readonly strong: string;
    readonly master: string;
  };
  /** What the computer players are called: a river from its beginning to its end. */
  readonly botNames: {
    readonly novice: readonly [string, string, string, string, string];
    readonly casual: readonly [string, string, string, string, string];
    readonly strong: readonly [string, string, string, string, string];
    readonly master: readonly [string, string, string, string, string];
  };
  readonly table: {
    readonly replay: string;
    readonly review: string;
    readonly back: string;
    readonly menu: string;
    readonly pause: string;
    readonly ready: string;
    readonly readyText: string;
    readonly readyCount: string;
    readonly start: string;
    readonly paused: string;
    readonly pausedText: string;
    readonly pausedUntimed: string;
    readonly tooEarly: string;
    readonly resume: string;
    readonly hint: string;
    readonly hintFailed: string;
    readonly noHint: string;
    readonly hintsTaken: (args: { number: number }) => string;
    readonly takebacks: (args: { number: number }) => string;
    readonly hintsBarred: string;
    readonly log: string;
    readonly logEmpty: string;
    readonly keys: string;
    readonly keysTitle: string;
    readonly download: string;
    readonly rematch: string;
    readonly dayResult: string;
    readonly dayDeal: string;
    readonly newTable: string;
    readonly allGames: string;
    readonly time: (args: { name: Text; time: Text }) => string;
    readonly waitingFor: (args: { names: readonly Text[] }) => string;
    readonly over: string;
    readonly shared: (args: { names: readonly Text[] }) => string;
    readonly verdict: (args: { verdict: Text; score: Text }) => string;
    readonly verdictOfTwo: (args: { verdict: Text; score: Text; other: Text }) => string;
    readonly scoreOfTwo: (args: { one: Text; other: Text }) => string;
    readonly scoreOf: (args: { name: Text; score: Text }) => string;
    readonly scores: (args: { scores: readonly Text[] }) => string;
    readonly sharedWithYou: (args: { names: readonly Text[] }) => string;
    readonly finalTable: string;
    readonly rank: string;
    readonly player: string;
    readonly showResult: string;
    readonly lookAtBoard: string;
    readonly pass: (args: { name: Text }) => string;
    readonly passText: string;
    readonly reveal: (args: { name: Text }) => string;
    readonly botTrouble: string;
    readonly retry: string;
    readonly elsewhere: string;
    readonly elsewhereText: string;
    readonly playHere: string;
    readonly missing: string;
    readonly missingText: string;
    readonly damaged: string;
    readonly damagedText: string;
    readonly newer: string;
    readonly newerText: string;
    readonly older: string;
    readonly olderText: string;
    readonly reload: string;
    readonly loadFailed: string;
    readonly loadFailedText: string;
    readonly bot: (args: { level: Text }) => string;
    /** The person at this screen, in place of their name. */
    readonly you: string;
    readonly undoOf: {
      readonly you: string;
      readonly other: (args: { name: Text }) => string;
    };
    readonly undone: {
      readonly you: string;
      readonly other: (args: { name: Text }) => string;
    };
    /** `you`: the person at the screen; `other`: somebody else. So too wherever these two stand together. */
    readonly won: {
      readonly you: string;
      readonly other: (args: { name: Text }) => string;
    };
    readonly moment: {
      readonly at: (args: { number: Text; all: Text }) => string;
      readonly previous: string;
      readonly next: string;
      readonly leave: string;
      readonly show: string;
    };
    readonly accuracy: (args: { share: number }) => string;
    readonly bestMove: string;
    readonly bestSoFar: (args: { score: Text }) => string;
    readonly newBest: string;
  };
  readonly resigning: {
    readonly resign: string;
    readonly title: string;
    readonly keep: string;
    readonly before: (args: { result: Text }) => string;
    readonly wins: (args: { name: Text }) => string;
    readonly share: (args: { names: readonly Text[] }) => string;
    readonly mark: string;
    readonly youResigned: string;
  };
  readonly restarting: {
    readonly restart: string;
    readonly title: string;
    readonly text: string;
  };
  readonly undoBars: {
    readonly none: string;
    readonly drawn: string;
    readonly revealed: string;
    readonly answered: string;
  };
  readonly storage: {
    readonly newer: string;
    readonly forbidden: string;
    readonly full: string;
  };
  readonly settings: {
    readonly title: string;
    readonly sound: string;
  };
  readonly about: {
    readonly title: string;
  };
  readonly lost: {
    readonly title: string;
    readonly text: string;
    readonly home: string;
  };
  readonly update: {
    readonly ready: string;
    readonly apply: string;
  };
  readonly failure: {
    readonly title: string;
    readonly text: string;
    readonly reload: string;
  };
  /** The names of keys, for the key sheet. */
  readonly keyNames: {
    readonly Enter: string;
    readonly Escape: string;
    readonly Space: string;
    readonly Arrows: string;
    readonly Backspace: string;
  };
  readonly frameKeys: {
    readonly repeat: string;
    readonly scores: string;
    readonly help: string;
    readonly pause: string;
    readonly hint: string;
    readonly move: string;
  };
  /** Sums for screen readers, which leave out = and +: `13 is 8 plus 5`. `left` may be a sum itself. */
  readonly sum: {
    readonly plus: (args: { left: Text; right: Text }) => string;
    readonly is: (args: { total: Text; addends: Text }) => string;
  };
  /** What a level of computer player is like, under the choice. */
  readonly levelHints: {
    readonly novice: string;
    readonly casual: string;
    readonly strong: string;
    readonly master: string;
  };
}
