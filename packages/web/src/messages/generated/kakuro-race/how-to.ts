/** The messages of kakuro-race/how-to. Written by `npm run messages` from en.json and notes.json: edit those. */

export interface KakuroRaceHowToMessages {
  readonly goal: string;
  readonly steps: readonly ({
    readonly title: string;
    readonly text: string;
  })[];
  readonly examples: {
    readonly whole: string;
    readonly cut: string;
    readonly double: string;
  };
  readonly words: readonly ({
    readonly term: string;
    readonly meaning: string;
  })[];
  readonly options: string;
}
