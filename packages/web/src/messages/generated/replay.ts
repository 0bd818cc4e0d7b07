/** The messages of replay. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface ReplayMessages {
  readonly title: string;
  readonly start: string;
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
}
