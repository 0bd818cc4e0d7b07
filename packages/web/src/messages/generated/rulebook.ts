/** The messages of rulebook. Written by `npm run messages` from en.json and notes.json: edit those. */

type Text = string | number;

export interface RulebookMessages {
  readonly contents: string;
  readonly search: string;
  readonly searchHint: (args: { clause: Text }) => string;
  readonly clear: string;
  readonly found: (args: { number: number }) => string;
  readonly nothing: (args: { query: Text }) => string;
  readonly nothingText: string;
  readonly showAll: string;
  /** The mark of a paragraph that settles what the books leave open. */
  readonly ours: string;
  /** Above the rules; the mark stands before it. */
  readonly oursNote: string;
  readonly linkTo: (args: { clause: Text }) => string;
  readonly linkCopied: string;
  readonly linkShown: string;
  readonly unknownClause: (args: { clause: Text }) => string;
  readonly facts: string;
  readonly players: string;
  readonly age: string;
  readonly time: string;
  readonly material: string;
  readonly notAffiliated: string;
  readonly figure: {
    /** Where the same thing stands in the printed books. */
    readonly inBooks: (args: { number: Text }) => string;
    readonly inBook: (args: { number: Text }) => string;
    /** The spoken name of a figure’s board. */
    readonly board: (args: { title: Text }) => string;
    /** Spoken after the name of a square that can be pressed. */
    readonly press: string;
    /** Before the moves that can be tried. */
    readonly tryIt: string;
    readonly reset: string;
    readonly wasReset: string;
    /** A move and what comes of it. */
    readonly outcome: (args: { move: Text; result: Text }) => string;
  };
}
