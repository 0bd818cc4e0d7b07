/** The messages of companion. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface CompanionMessages {
  readonly title: string;
  readonly intro: string;
  readonly allTools: string;
  readonly everyGame: string;
  readonly unknown: string;
  readonly tools: {
    readonly score: {
      readonly title: string;
      readonly hint: string;
    };
    readonly timer: {
      readonly title: string;
      readonly hint: string;
    };
    readonly first: {
      readonly title: string;
      readonly hint: string;
    };
  };
  readonly marks: {
    readonly circle: string;
    readonly square: string;
    readonly triangle: string;
    readonly diamond: string;
    readonly hexagon: string;
  };
  readonly player: (args: { number: number }) => string;
  readonly score: {
    readonly newGame: string;
    readonly newGameText: string;
    readonly start: string;
    readonly keep: string;
    readonly kind: string;
    readonly kinds: {
      readonly track: string;
      readonly points: string;
      readonly piles: string;
    };
    readonly players: string;
    readonly nameOf: (args: { number: number }) => string;
    readonly markOf: (args: { name: Text; mark: Text }) => string;
    readonly row: (args: { name: Text; score: number }) => string;
    readonly leads: (args: { names: readonly Text[] }) => string;
    readonly first: string;
    readonly cards: (args: { number: number }) => string;
    readonly cardsOwed: (args: { number: number }) => string;
    readonly field: (args: { field: number }) => string;
    readonly stones: (args: { number: number }) => string;
    readonly track: string;
    readonly chosen: (args: { name: Text }) => string;
    readonly digit: (args: { digit: number }) => string;
    readonly clear: string;
    readonly add: (args: { points: number }) => string;
    readonly subtract: (args: { points: number }) => string;
    readonly added: (args: { name: Text; points: Text; score: number }) => string;
    readonly undo: string;
    readonly redo: string;
    readonly undone: (args: { name: Text; points: Text }) => string;
    readonly redone: (args: { name: Text; points: Text }) => string;
    readonly history: string;
    readonly round: string;
    readonly total: string;
    readonly empty: string;
  };
  readonly timer: {
    readonly length: string;
    readonly seconds: (args: { seconds: number }) => string;
    readonly minutes: (args: { minutes: number }) => string;
    readonly own: string;
    readonly ownSeconds: string;
    readonly turn: string;
    readonly startHint: string;
    readonly turnHint: string;
    readonly pause: string;
    readonly resume: string;
    readonly sound: string;
    readonly left: (args: { time: Text }) => string;
    readonly out: string;
    readonly outAgo: (args: { time: Text }) => string;
    readonly started: (args: { time: Text }) => string;
    readonly paused: (args: { time: Text }) => string;
    readonly awake: string;
    readonly asleep: string;
  };
  readonly first: {
    readonly how: string;
    readonly lot: string;
    readonly youngest: string;
    readonly count: string;
    readonly draw: string;
    readonly again: string;
    readonly begins: (args: { name: Text }) => string;
    readonly youngestBegins: string;
    readonly fair: string;
  };
  readonly position: {
    readonly undo: string;
    readonly redo: string;
    readonly empty: string;
    readonly standard: string;
    readonly erase: string;
    readonly notation: string;
    readonly notationHint: string;
    readonly take: string;
    readonly taken: string;
    readonly share: string;
    readonly shareText: string;
    readonly shareHere: string;
    readonly code: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyFailed: string;
    readonly broken: string;
    readonly brokenText: (args: { problem: Text }) => string;
    readonly own: string;
    readonly rows: (args: { found: number; expected: number }) => string;
    readonly rowLength: (args: { row: Text; found: number; expected: number }) => string;
    readonly character: (args: { found: Text; square: Text }) => string;
    readonly field: (args: { field: Text }) => string;
    readonly tooLong: string;
    readonly clause: (args: { clause: Text }) => string;
    readonly speak: string;
    readonly listening: string;
    readonly misheard: (args: { heard: Text }) => string;
    readonly unheard: string;
    readonly lookAgain: string;
  };
  readonly notStored: string;
  readonly numbers: string;
}
