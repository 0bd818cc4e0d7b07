/** The messages of history. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface HistoryMessages {
  readonly title: string;
  readonly intro: string;
  readonly none: string;
  readonly noneText: string;
  readonly noneFiltered: string;
  readonly game: string;
  readonly allGames: string;
  readonly opponent: string;
  readonly opponents: {
    readonly all: string;
    readonly computer: string;
    readonly people: string;
    readonly alone: string;
    readonly online: string;
  };
  readonly level: string;
  readonly allLevels: string;
  readonly played: string;
  readonly won: string;
  /** Of the games with others. */
  readonly wonShare: (args: { number: Text; of: Text; share: number }) => string;
  readonly average: string;
  readonly best: string;
  readonly bestTurn: string;
  readonly winStreak: string;
  /** Wins in a row now, and the longest such streak. */
  readonly winStreakBest: (args: { now: Text; best: Text }) => string;
  readonly accuracy: string;
  readonly accuracyText: string;
  readonly accuracyNone: string;
  /** A point of the chart. */
  readonly accuracyPoint: (args: { day: Text; share: number }) => string;
  readonly list: string;
  readonly onlineMark: string;
  readonly dayMark: string;
  readonly replay: string;
  readonly delete: string;
  readonly deleteTitle: string;
  readonly deleteText: string;
  /** Of a game whose table was deleted, so that there is no replay. */
  readonly cleared: string;
  readonly more: (args: { number: Text }) => string;
  readonly onlineFailed: string;
  readonly backup: {
    readonly title: string;
    readonly text: string;
    readonly save: string;
    readonly saved: (args: { file: Text }) => string;
    readonly open: string;
    readonly confirmTitle: string;
    readonly confirmText: (args: { items: readonly Text[]; day: Text }) => string;
    readonly add: string;
    readonly games: (args: { number: number }) => string;
    readonly items: (args: { number: number }) => string;
    /** After the number of games, where there are some; else `items`. */
    readonly otherItems: (args: { number: number }) => string;
    readonly done: (args: { items: readonly Text[] }) => string;
    readonly nothingNew: string;
    readonly problems: {
      readonly broken: string;
      readonly foreign: string;
      readonly newer: string;
      readonly full: string;
      readonly forbidden: string;
    };
  };
}
