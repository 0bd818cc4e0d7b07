/** The messages of settings. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface SettingsMessages {
  readonly language: string;
  readonly languageAuto: (args: { name: Text }) => string;
  readonly theme: string;
  readonly themes: {
    readonly auto: string;
    readonly light: string;
    readonly dark: string;
  };
  readonly motion: string;
  readonly motions: {
    readonly auto: string;
    readonly reduced: string;
  };
  readonly soundHint: string;
  readonly pace: string;
  readonly paces: {
    readonly slow: string;
    readonly fast: string;
    readonly instant: string;
  };
  readonly paceHint: string;
  readonly hints: string;
  readonly hintsHint: string;
  readonly myName: string;
  readonly myNameHint: string;
  readonly games: string;
  readonly deleteFinished: string;
  readonly deleteFinishedTitle: string;
  readonly deleteFinishedText: (args: { number: number }) => string;
  readonly noneFinished: string;
  readonly deleteFinishedDone: (args: { number: number }) => string;
  readonly offline: string;
  readonly offlineReady: string;
  readonly offlineWaiting: string;
  readonly offlineUnavailable: string;
  readonly about: {
    readonly intro: string;
    readonly nothingLeaves: string;
    readonly credits: string;
    readonly affiliation: string;
    readonly licence: string;
    readonly fonts: string;
    readonly software: string;
    readonly version: (args: { version: Text }) => string;
  };
}
