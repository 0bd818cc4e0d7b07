/** The messages of kakuro-challenge/how-to. Written by `npm run messages` from en.json and notes.json: edit those. */

export interface KakuroChallengeHowToMessages {
  readonly goal: string;
  readonly steps: readonly ({
    readonly title: string;
    readonly text: string;
  })[];
  readonly examples: {
    readonly short: string;
    readonly long: string;
    readonly late: string;
    readonly turned: string;
  };
  readonly words: readonly ({
    readonly term: string;
    readonly meaning: string;
  })[];
  readonly options: string;
}
