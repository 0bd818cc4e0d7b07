/** The messages of online. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface OnlineMessages {
  /** A label and what it is set to, in a list of options. */
  readonly labelled: (args: { label: Text; value: Text }) => string;
  readonly seconds: (args: { number: number }) => string;
  readonly minutes: (args: { number: number }) => string;
  readonly hours: (args: { number: number }) => string;
  readonly days: (args: { number: number }) => string;
  readonly noServer: {
    readonly title: string;
    readonly text: string;
  };
  readonly newTable: {
    readonly yourName: string;
    readonly openSeat: string;
    readonly you: string;
    readonly removeSeat: (args: { number: Text }) => string;
    readonly listed: string;
    readonly listedHint: string;
    readonly days: string;
    readonly daysOff: string;
    readonly daysHint: string;
    readonly make: string;
    readonly making: string;
    readonly needName: string;
  };
  readonly room: {
    readonly seats: string;
    readonly seat: (args: { number: Text }) => string;
    readonly free: string;
    readonly you: string;
    readonly host: string;
    readonly here: string;
    readonly away: string;
    readonly sitHere: string;
    readonly sitInSeat: (args: { number: Text }) => string;
    readonly standUp: string;
    readonly seatMenu: (args: { number: Text }) => string;
    readonly putBot: (args: { level: Text }) => string;
    readonly freeSeat: string;
    readonly moveUp: string;
    readonly moveDown: string;
    readonly change: string;
    readonly changeTitle: string;
    readonly numberOfSeats: string;
    readonly save: string;
    readonly saved: string;
    readonly waitForHost: (args: { name: Text }) => string;
    readonly waitForAnyHost: string;
    /** To the host, of people whose devices have not given theirs. */
    readonly noShareYet: (args: { names: readonly Text[] }) => string;
    readonly oneMoment: string;
    readonly removedText: string;
    readonly watching: string;
    readonly daysEach: (args: { time: Text }) => string;
  };
  readonly joinForm: {
    readonly invites: (args: { name: Text; game: Text }) => string;
    readonly invitesNameless: (args: { game: Text }) => string;
    readonly nameHint: string;
    readonly sitDown: string;
    readonly onlyWatch: string;
    readonly full: string;
    readonly comeIn: string;
    readonly sits: (args: { names: readonly Text[] }) => string;
    readonly nobodyYet: string;
  };
  readonly invite: {
    readonly title: string;
    readonly text: string;
    readonly textToWatch: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly share: string;
    readonly shareText: (args: { game: Text }) => string;
    readonly code: string;
    readonly bigScreen: string;
  };
  readonly people: {
    /** The heading above those who stand or watch. */
    readonly others: string;
    readonly title: string;
    readonly watchers: (args: { number: number }) => string;
    readonly menuOf: (args: { name: Text }) => string;
    readonly report: string;
    readonly remove: string;
    readonly removeTitle: (args: { name: Text }) => string;
    readonly removeText: string;
    readonly handOver: string;
    readonly handOverTitle: (args: { name: Text }) => string;
    readonly handOverText: string;
    readonly takeOver: string;
    readonly takeOverSoon: string;
    readonly muteForAll: string;
    readonly unmuteForAll: string;
    readonly mute: string;
    readonly unmute: string;
    readonly mutedForAll: string;
    readonly muted: string;
    readonly removed: string;
    readonly standing: string;
    readonly playsFor: (args: { level: Text }) => string;
    readonly keep: string;
    readonly removePlaying: string;
  };
  readonly report: {
    readonly title: (args: { name: Text }) => string;
    readonly reason: string;
    readonly reasons: {
      readonly insult: string;
      readonly name: string;
      readonly cheating: string;
      readonly spam: string;
      readonly other: string;
    };
    readonly note: string;
    readonly hint: string;
    readonly send: string;
    readonly sent: string;
  };
  readonly chat: {
    readonly title: string;
    readonly unread: (args: { number: number }) => string;
    readonly empty: string;
    readonly message: string;
    readonly saySomething: string;
    readonly send: string;
    readonly quick: string;
    readonly nameFirst: string;
    readonly muted: string;
    readonly said: (args: { name: Text; text: Text }) => string;
  };
  readonly phrases: {
    readonly hello: string;
    readonly 'good-luck': string;
    readonly 'well-played': string;
    readonly thanks: string;
    readonly 'one-moment': string;
    readonly 'your-turn': string;
    readonly oops: string;
    readonly again: string;
    readonly goodbye: string;
  };
  readonly line: {
    readonly lost: string;
    readonly back: string;
    readonly connecting: string;
    readonly unknownTitle: string;
    readonly unknownText: string;
    readonly outdatedTitle: string;
    readonly outdatedText: string;
    readonly sending: string;
  };
  readonly play: {
    readonly asks: {
      readonly pause: (args: { name: Text }) => string;
      readonly resume: (args: { name: Text }) => string;
      readonly undo: (args: { name: Text }) => string;
    };
    readonly youAsked: {
      readonly pause: string;
      readonly resume: string;
      readonly undo: string;
    };
    readonly youAgreed: string;
    readonly agree: string;
    readonly withdraw: string;
    readonly no: string;
    readonly isAway: (args: { name: Text }) => string;
    /** {time} is days and hours, such as "2 days and 4 hours". */
    readonly myDays: (args: { time: Text }) => string;
    readonly theirDays: (args: { name: Text; time: Text }) => string;
    readonly justLeft: string;
    readonly letBot: string;
    readonly voted: string;
    readonly botPlaysForYou: string;
    readonly takeSeatBack: string;
    readonly youWatch: string;
    readonly goesOn: string;
    readonly goThere: string;
    readonly rematchBy: (args: { name: Text }) => string;
    readonly toRematch: string;
    readonly invite: string;
    readonly handOnly: string;
    readonly wholeTable: string;
    readonly handOnlyNow: string;
    readonly wholeTableNow: string;
  };
  /** Around the board. */
  readonly table: {
    readonly stillSending: string;
    readonly timeUp: string;
    readonly away: string;
    readonly pausedText: string;
    readonly pausedUntimed: string;
    readonly askResume: string;
    readonly pausedWatching: string;
    readonly askPause: string;
    readonly askUndo: string;
    readonly late: (args: { name: Text; seconds: Text }) => string;
    readonly lateYou: (args: { seconds: Text }) => string;
  };
  /** Said when it happens. */
  readonly news: {
    readonly came: (args: { name: Text }) => string;
    readonly left: (args: { name: Text }) => string;
    readonly sat: (args: { name: Text; number: Text }) => string;
    readonly stood: (args: { name: Text }) => string;
    readonly botCame: (args: { number: Text }) => string;
    readonly host: (args: { name: Text }) => string;
    readonly youAreHost: string;
    readonly started: string;
    readonly changed: string;
    readonly botPlaysFor: (args: { name: Text }) => string;
    readonly backAgain: (args: { name: Text }) => string;
    readonly resigned: (args: { name: Text }) => string;
    readonly outOfTime: (args: { name: Text }) => string;
    readonly removedInGame: (args: { name: Text }) => string;
    readonly paused: string;
    readonly goesOn: string;
    readonly saidNo: string;
    readonly saidNoBy: (args: { name: Text }) => string;
    /** To everybody but who asked: somebody said no, or it was withdrawn. */
    readonly offTheTable: (args: { name: Text }) => string;
  };
  readonly luck: {
    readonly title: string;
    readonly text: string;
    readonly promise: string;
    readonly share: string;
    readonly noShare: string;
    readonly copyPromise: string;
    readonly copyShare: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly check: string;
    readonly checking: string;
    readonly good: (args: { number: number }) => string;
    readonly mine: string;
    readonly notMine: string;
    readonly otherPromise: string;
    readonly otherShare: string;
    readonly noProof: string;
    readonly wrong: string;
    readonly failed: string;
  };
  readonly mine: {
    readonly title: string;
    readonly all: string;
    readonly none: string;
    readonly yourTurn: string;
    readonly timeLeft: (args: { time: Text }) => string;
    readonly gathering: string;
    readonly playing: string;
    readonly over: string;
    readonly watching: string;
    readonly freeSeats: (args: { number: number }) => string;
    readonly make: string;
  };
  readonly lobby: {
    readonly title: string;
    readonly text: string;
    readonly none: string;
    readonly hostHere: string;
    readonly hostAway: string;
  };
  readonly devices: {
    readonly title: string;
    readonly text: string;
    readonly make: string;
    readonly yours: string;
    readonly until: (args: { time: Text }) => string;
    readonly enter: string;
    readonly use: string;
    readonly wrong: string;
    readonly own: string;
    readonly thisSince: (args: { date: Text }) => string;
    readonly since: (args: { date: Text }) => string;
    readonly signOut: string;
    readonly signOutSince: (args: { date: Text }) => string;
  };
  readonly myData: {
    readonly title: string;
    readonly text: string;
    readonly save: string;
    readonly delete: string;
    readonly deleteTitle: string;
    readonly deleteText: string;
    readonly deleted: string;
  };
  readonly announcement: (args: { text: Text }) => string;
  readonly notify: {
    readonly title: string;
    readonly text: string;
    readonly pushText: string;
    readonly denied: string;
    readonly yourTurn: (args: { game: Text }) => string;
    readonly started: (args: { game: Text }) => string;
    readonly over: (args: { game: Text }) => string;
    readonly rematch: (args: { game: Text }) => string;
    /** A button on a notification: no more of them. */
    readonly off: string;
    readonly full: (args: { game: Text }) => string;
  };
  readonly screen: {
    readonly title: string;
    readonly waiting: string;
    readonly scan: string;
    readonly scanToWatch: string;
    readonly waitingFor: (args: { names: readonly Text[] }) => string;
  };
  readonly start: {
    readonly startsIn: (args: { number: Text }) => string;
    readonly stop: string;
    readonly byItself: string;
    readonly byItselfHint: string;
    readonly startWith: (args: { number: Text }) => string;
    readonly full: string;
    readonly waitFor: (args: { names: readonly Text[] }) => string;
    readonly saveName: string;
    readonly unnamed: string;
  };
  readonly match: {
    readonly duel: (args: { one: Text; score: Text; other: Text }) => string;
    readonly several: (args: { standings: readonly Text[] }) => string;
    readonly standing: (args: { name: Text; wins: Text }) => string;
  };
  readonly pausing: {
    readonly resume: string;
    readonly mine: string;
    readonly endsIn: (args: { time: Text }) => string;
  };
  readonly resigning: {
    readonly winsFinal: (args: { name: Text; score: Text }) => string;
    readonly shareFinal: (args: { names: readonly Text[] }) => string;
    readonly youFinal: (args: { score: Text }) => string;
    readonly winsLevelFinal: (args: { name: Text }) => string;
    readonly youLevelFinal: string;
    readonly playsOn: string;
  };
  readonly bots: {
    readonly marked: (args: { name: Text }) => string;
  };
  readonly rematch: {
    readonly on: string;
    readonly watch: string;
  };
  /** Why something was refused, by the server's code. */
  readonly refusals: {
    readonly 'bad-message': string;
    readonly 'too-large': string;
    readonly 'too-fast': string;
    readonly 'not-found': string;
    readonly 'not-joined': string;
    readonly 'not-a-member': string;
    readonly 'not-seated': string;
    readonly 'not-host': string;
    readonly 'bad-name': string;
    readonly 'name-taken': string;
    readonly 'seat-taken': string;
    readonly 'no-such-seat': string;
    readonly 'no-such-member': string;
    readonly removed: string;
    readonly 'table-full': string;
    readonly begun: string;
    readonly 'not-begun': string;
    readonly over: string;
    readonly 'not-over': string;
    readonly 'seats-open': string;
    readonly 'bad-options': string;
    readonly stale: string;
    readonly paused: string;
    readonly 'not-paused': string;
    readonly 'nothing-to-undo': string;
    readonly 'already-proposed': string;
    readonly 'no-proposal': string;
    readonly 'not-away': string;
    readonly resigned: string;
    readonly muted: string;
    readonly 'chat-full': string;
    readonly 'wrong-origin': string;
    readonly 'no-guest': string;
    readonly 'already-shared': string;
    readonly 'no-hints': string;
    readonly 'bot-plays': string;
    readonly failed: string;
    readonly unavailable: string;
    readonly unreachable: string;
    /** A code that this page does not know. */
    readonly unknown: string;
    readonly 'too-early': string;
    readonly 'changed-often': string;
    readonly banned: string;
    readonly unlisted: string;
    readonly 'bad-words': string;
  };
}
