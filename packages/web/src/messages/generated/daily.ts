/** The messages of daily. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface DailyMessages {
  readonly title: string;
  readonly intro: string;
  readonly against: (args: { name: Text; level: Text }) => string;
  readonly alone: string;
  readonly play: string;
  readonly goOn: string;
  readonly practise: string;
  readonly review: string;
  /** Spoken name of a button: what it does, and the game. */
  readonly named: (args: { action: Text; game: Text }) => string;
  readonly notYet: string;
  readonly underWay: string;
  readonly missed: string;
  readonly parHint: string;
  readonly parPlaying: string;
  readonly parFailed: string;
  readonly abovePar: (args: { number: Text; par: Text }) => string;
  readonly belowPar: (args: { number: Text; par: Text }) => string;
  readonly onPar: (args: { par: Text }) => string;
  /** Spoken: what each turn added. */
  readonly turns: (args: { numbers: readonly Text[] }) => string;
  readonly streak: (args: { number: number }) => string;
  readonly noStreak: string;
  readonly streakRule: string;
  readonly longest: (args: { number: number }) => string;
  /** A day of the calendar: how many of the day’s games were played. */
  readonly dayPlayed: (args: { day: Text; number: Text; all: Text }) => string;
  readonly earlier: string;
  readonly later: string;
  readonly practiceNote: string;
  readonly share: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly picture: string;
  readonly pictureFailed: string;
  readonly yesterday: string;
  readonly toToday: string;
  readonly compare: string;
  readonly compareHint: string;
  readonly results: string;
  readonly players: (args: { number: number }) => string;
  /** How many others scored less. */
  readonly ahead: (args: { share: number }) => string;
  /** A bar of the chart: scores from … to …, how many players. */
  readonly bar: (args: { from: Text; to: Text; players: Text }) => string;
  readonly unreachable: string;
  readonly wrongDay: string;
  readonly refused: string;
  readonly clockBack: (args: { today: Text; day: Text }) => string;
  readonly noSuchDay: string;
  readonly future: (args: { day: Text }) => string;
  readonly past: string;
  /** A line of the text to share. */
  readonly shared: (args: { game: Text; score: Text }) => string;
  /** The same with par. */
  readonly sharedPar: (args: { game: Text; score: Text; par: Text }) => string;
  readonly state: (args: { played: Text; all: Text }) => string;
  readonly gone: string;
}
